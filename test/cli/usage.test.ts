import { chmodSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Console } from "../../generator/cli/console.ts";
import { exitCodes } from "../../generator/cli/exit-codes.ts";
import { createProgram } from "../../generator/cli/program.ts";
import { version } from "../../generator/disk/version.ts";
import { defwright, doorProject, projectFolder } from "../project-folder.ts";

const test = suite("usage");

test("--help lists the commands, examples and exit codes, on stdout", async () => {
  const { code, out, err } = await defwright(projectFolder(), ["--help"]);
  assert.is(code, 0);
  assert.is(err, "");
  for (const word of [
    "build",
    "watch",
    "check",
    "list",
    "init",
    "complete",
    "Examples:",
    "Exit codes:",
  ]) {
    assert.match(out, word);
  }
  assert.match(out, "   3  the content is valid, but the output is not current\n");
});

for (const command of ["build", "watch", "check", "list", "init", "complete"]) {
  test(`${command} --help teaches the command`, async () => {
    const { code, out } = await defwright(projectFolder(), [command, "--help"]);
    assert.is(code, 0);
    assert.match(out, `Usage: defwright ${command}`);
    assert.match(out, "Examples:");
    if (command !== "complete") assert.match(out, "defwright --help");
    assert.not.match(out, "--dialect <name>");
  });
}

test("the help fills the width of the terminal, and no more", async () => {
  const { out } = await defwright(projectFolder(), ["build", "--help"], { columns: 60 });
  const [description = ""] = out.split("\nOptions:");
  const lines = description.trim().split("\n").slice(2);
  assert.ok(lines.every((line) => line.length <= 60));
  assert.ok(
    lines.slice(0, -1).every((line) => line.length > 45),
    description,
  );
});

test("--version prints the package's version", async () => {
  assert.equal(await defwright(projectFolder(), ["--version"]), {
    code: 0,
    out: `${version}\n`,
    err: "",
  });
  assert.match(version, /^\d+\.\d+\.\d+/u);
});

const mistakes: readonly [args: readonly string[], said: string][] = [
  [["biuld"], "Did you mean build?"],
  [["help", "biuld"], "error: unknown command 'biuld'\n(Did you mean build?)"],
  [["biuld", "--help"], "error: unknown command 'biuld'\n(Did you mean build?)"],
  [["build", "--wacth"], "Did you mean --watch?"],
  [["build", "--format", "xml"], "Allowed choices are pretty, unix, json, sarif, github."],
  [
    ["build", "--dialect", "specs"],
    "Allowed choices are spec, bright-nights, dda.\n(Did you mean spec?)",
  ],
  [["list", "id"], "(Did you mean ids?)"],
  [["build", "--max-diagnostics", "many"], "Expected a whole number."],
  [["build", "--shape", "pact"], "Allowed choices are literal, packed."],
  [["build", "extra"], "too many arguments"],
  [["check", "--out"], "argument missing"],
  [["build", "-c", "absent.json"], '"--config" is "absent.json"'],
  [
    ["build", "-c", "defwright.config.json", "-c", "./defwright.config.json"],
    'the configuration "./defwright.config.json" is given twice',
  ],
  [["build", "--pack", "absent", "--out", "x"], '"absent" does not exist'],
  [["table", "terrain", "--csv", "--json"], "cannot be used with option '--json'"],
  [["explain", "terrain", "t_gate", "--kind", "furniture"], "two kinds are given"],
  [["explore", "--port", "1"], 'add "--serve"'],
  [["infer", "--type", "X", "--kind", "A b"], 'cannot be called "A b"'],
  [["infer", "--type", "A-B"], 'cannot be called "a-b"'],
];

for (const [args, said] of mistakes) {
  test(`${args.join(" ")} ends with 2`, async () => {
    const { code, out, err } = await defwright(doorProject(), args);
    assert.is(code, 2);
    assert.is(out, "");
    assert.match(err, said);
  });
}

test("help prints the help of a command, or the general one", async () => {
  const folder = projectFolder();
  for (const command of ["build", "complete"]) {
    const { code, out } = await defwright(folder, ["help", command]);
    assert.is(code, 0);
    assert.match(out, `Usage: defwright ${command}`);
  }
  assert.equal(await defwright(folder, ["help"]), await defwright(folder, ["--help"]));
});

test("no command at all prints the help, and ends with 2", async () => {
  const { code, err } = await defwright(projectFolder(), []);
  assert.is(code, 2);
  assert.match(err, "Usage: defwright");
});

test("a build that takes longer than a second says what it is at, on a terminal", async () => {
  const now = performance.now.bind(performance);
  let calls = 0;
  performance.now = () => now() + (calls += 1) * 600;
  try {
    const { err } = await defwright(doorProject(), ["build"], { terminal: true });
    assert.match(err, /^(?:defwright: [\w ]+ …\n)+defwright: 2 definitions/u);
    assert.not.match((await defwright(doorProject(), ["build"])).err, "…");
  } finally {
    performance.now = now;
  }
});

test("what the operating system refuses ends with 2, without a stack", async () => {
  const folder = doorProject({ generated: "a file where a folder should be" });
  const { code, err } = await defwright(folder, ["build"]);
  assert.is(code, 2);
  assert.match(err, /^defwright: "generated" should be the output folder, but it is a file\./mu);
  assert.not.match(err, "    at ");
});

test("our own mistake ends with 70, the version, and the stack to report", async () => {
  let broken = true;
  const said: string[] = [];
  const { code } = await defwright(doorProject(), ["build"], {
    err: (text) => {
      // The first thing that is printed meets a mistake.
      if (broken) {
        broken = false;
        throw new TypeError("injected mistake");
      }
      said.push(text);
    },
  });
  assert.is(code, 70);
  assert.match(
    said.join(""),
    `defwright ${version}: this is a bug in defwright, not a mistake in your content.`,
  );
  assert.match(said.join(""), "Please report it");
  assert.match(said.join(""), "TypeError: injected mistake\n    at ");
});

test("no argument and no value of an option may be empty", async () => {
  const program = createProgram({ console: { columns: 80 } as Console, exitCode: exitCodes.ok });
  const folder = doorProject();
  for (const command of program.commands) {
    const { registeredArguments: taken } = command;
    const words = taken.filter(({ required }) => required).map(() => "t_gate");
    const mandatory = command.options.flatMap((each) =>
      each.mandatory && each.long ? [each.long, "x"] : [],
    );
    const options = [...program.options, ...command.options].filter(
      ({ flags, argChoices, parseArg }) =>
        /[<[]/u.test(flags) && argChoices === undefined && parseArg === undefined,
    );
    const empty = [
      ...options.map(({ long = "" }) => [...words, long, ""]),
      ...taken.flatMap(({ argChoices }, at) =>
        argChoices === undefined ? [[...words.slice(0, at), "", ...words.slice(at + 1)]] : [],
      ),
    ];
    for (const given of empty) {
      const line = [command.name(), ...given, ...mandatory];
      const { code, err } = await defwright(folder, line);
      assert.is(code, exitCodes.usage, line.join(" "));
      assert.match(err, /^error: \S+ is empty – expected a value\n/u, line.join(" "));
    }
  }
  const repeated = await defwright(folder, ["check", "--pack", "content/core", "--pack", ""]);
  assert.match(repeated.err, "error: --pack is empty – expected a value\n");
});

test("an unreadable file is named", async () => {
  const folder = doorProject();
  chmodSync(join(folder, "content/core/doors.json"), 0);
  if (process.getuid?.() === 0) return; // root reads everything
  const { code, err } = await defwright(folder, ["check"]);
  assert.is(code, 2);
  assert.match(err, "doors.json");
});

test.run();
