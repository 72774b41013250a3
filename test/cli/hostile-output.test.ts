/** Whatever content and file names contain: nothing that any command prints is obeyed by a terminal or by CI. */
import { readdirSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sharedEngine } from "../../generator/cli/engine.ts";
import { printable } from "../../generator/cli/guarded-console.ts";
import { createProgram } from "../../generator/cli/program.ts";
import {
  allCommands,
  ciCommands,
  commandingProject,
  obeyed,
} from "../content-is-data/ci-commands.ts";
import { git, startRepository } from "../git-repository.ts";
import { defwright, projectFolder, read, terrain, write, type Outcome } from "../project-folder.ts";

const test = suite("hostile output");

const id = `t_${ciCommands[0] ?? ""}`;

/** The command lines to try of each command; a command that is missing here fails. */
const lines: Readonly<Record<string, readonly (readonly string[])[]>> = {
  build: [["--print", "terrain.ts"], ["--dry-run"], ["--verbose", "--timings"], ["--force"]],
  check: [
    ["--statistics"],
    ["--verbose"],
    ["--fix", "--dry-run"],
    ["--fix=suggestions", "--dry-run"],
    ["--baseline", "accepted.json", "--update-baseline"],
    ["--baseline", "accepted.json", "--verbose"],
  ],
  watch: [[]],
  explain: [
    [id],
    [id, "--json"],
    [allCommands],
    ["unknown-member"],
    ["unknown-member", "--json"],
    ["terrain"],
    ["terrain", "--markdown"],
    [allCommands, "--markdown"],
  ],
  refs: [[id], [id, "--json"], [allCommands]],
  rename: [
    [id, `${id}2`, "--dry-run"],
    [id, allCommands],
    [allCommands, "t_b"],
  ],
  conflicts: [[], ["--json"], ["--verbose"]],
  diff: [
    ["earlier"],
    ["earlier", "--json"],
    ["earlier", "--markdown"],
    [allCommands],
    ["earlier", "--fail-on", "removed"],
  ],
  release: [["1"], [allCommands], ["2", "--from", allCommands]],
  migrate: [["earlier", "--dry-run"], ["earlier", "--dry-run", "--yes"], [allCommands]],
  strings: [
    [],
    ["--json"],
    ["--check", "de.po"],
    ["--check", "de.po", "--json"],
    ["--check", allCommands],
  ],
  list: [
    ["ids"],
    ["ids", "--json"],
    ["inputs"],
    ["inputs", "--json"],
    ["inputs", "--as", "turbo"],
    ["outputs"],
    ["outputs", "--kind", allCommands],
  ],
  audit: [
    [],
    ["--markdown"],
    ["--json"],
    ["--from", allCommands],
    ["--from", "profession:*", "--why", allCommands],
    ["--since", allCommands],
  ],
  find: [["t_"], ["t_", "--json"], [allCommands]],
  explore: [
    ["--out", "made.html"],
    ["--title", allCommands],
    ["--out", allCommands],
    ["--since", allCommands],
    ["--po", allCommands],
    ["--serve", "--port", "0"],
    ["--serve", "--port", allCommands],
  ],
  table: [
    ["recipe"],
    ["recipe", "--columns", allCommands],
    ["terrain", "--where", `id=${allCommands}`, "--csv"],
    ["recipe", "--csv"],
    [allCommands],
  ],
  cache: [[], ["--clear"]],
  infer: [
    ["--type", "terrain"],
    ["--type", allCommands],
    ["--type", "terrain", "--kind", allCommands, "--id", allCommands],
    ["--type", "terrain", "--update", allCommands],
    [allCommands, "--type", "terrain"],
  ],
  init: [[allCommands]],
  // Its stdout is the protocol, whose texts no terminal and no log shows.
  lsp: [],
};

/** Runs a command that ends when it is interrupted: soon after it has printed something. */
async function interrupted(folder: string, args: readonly string[]): Promise<Outcome> {
  let interrupt: (() => void) | undefined;
  const said = { out: "", err: "" };
  const end = (): void => {
    if (interrupt && said.out + said.err !== "") setTimeout(interrupt, 20);
  };
  const print =
    (to: keyof typeof said) =>
    (text: string): void => {
      said[to] += text;
      end();
    };
  const { code } = await defwright(folder, args, {
    ...{ out: print("out"), err: print("err"), env: { GITHUB_ACTIONS: "true" } },
    onInterrupt: (stop) => {
      interrupt = stop;
      end();
    },
  });
  return { code, ...said };
}

function program(): ReturnType<typeof createProgram> {
  return createProgram({
    console: {
      cwd: "",
      env: {},
      engine: sharedEngine,
      out: () => undefined,
      err: () => undefined,
      clear: () => undefined,
      terminal: false,
      outIsFile: false,
      columns: 80,
      onInterrupt: () => undefined,
      onKey: () => undefined,
    },
    exitCode: 0,
  });
}

function choicesOf(option: string): readonly string[] {
  const found = program().options.find((each) => each.long === option)?.argChoices;
  return found ?? [];
}

function isJson(format: string, words: readonly string[]): boolean {
  if (words.includes("--json")) return true;
  const isText = words.includes("--print") || words.includes("--markdown");
  return (format === "json" || format === "sarif") && !isText;
}

/** Every string in the JSON that a command printed: one value, or one in each line. */
function stringsOf(out: string): string[] {
  const strings: string[] = [];
  const values = /^[[{]\n/u.test(out) ? [out] : out.split("\n");
  for (const text of values.filter((each) => /^[[{]/u.test(each))) {
    JSON.parse(text, (key, value: unknown) => {
      strings.push(key, ...(typeof value === "string" ? [value] : []));
      return value;
    });
  }
  return strings;
}

test("every command has lines to try", () => {
  assert.equal(
    Object.keys(lines).sort(),
    program()
      .commands.map((each) => each.name())
      .sort(),
  );
});

for (const valid of [true, false]) {
  const of = valid ? "valid content" : "content with findings";
  test(`nothing printed about ${of} is obeyed, by any command in any format`, async () => {
    const folder = commandingProject(valid);
    write(folder, "earlier/tiles.json", [
      terrain(`t_gone ${ciCommands[0] ?? ""}`),
      terrain(id, { name: allCommands }),
    ]);
    const built = await defwright(folder, ["build", "--no-baseline"]);
    assert.is(built.code, valid ? 0 : 1, built.err);
    // Strings of gettext are divided, and stay what they were.
    write(folder, "de.po", valid ? (await defwright(folder, ["strings"])).out : "");
    if (valid) {
      const { out } = await defwright(folder, ["strings", "--check", "de.po", "--json"]);
      const { missing, stale } = JSON.parse(out) as Record<string, readonly unknown[]>;
      assert.ok(missing!.length > 10);
      assert.equal(stale, []);
    }
    let whole = "";
    const strings: string[] = [];
    for (const [name, tried] of Object.entries(lines)) {
      for (const words of tried) {
        for (const format of choicesOf("--format")) {
          const args = [name, ...words, "--format", format];
          const reports = ["r.sarif", "r.json", "r.txt", "r.md"];
          if (name === "check") args.push("--report-file", reports[whole.length % 4] ?? "");
          const goesOn = name === "watch" || words.includes("--serve");
          const { code, out, err } = goesOn
            ? await interrupted(folder, args)
            : await defwright(folder, args, { env: { GITHUB_ACTIONS: "true" } });
          const shown = JSON.stringify(args);
          assert.is.not(code, 70, `${shown}\n${err}`);
          assert.equal(obeyed(out, true), [], shown);
          assert.equal(obeyed(err, true), [], shown);
          // Only a diff, or the user's own words, have lines of others.
          if (!words.includes("--dry-run") && !words.includes(allCommands)) {
            assert.equal((out + err).match(/^\s*(?:\u2236:|[a-z:-]*hostile).*$/gmu), null, shown);
          }
          whole += out + err;
          if (isJson(format, words)) strings.push(...stringsOf(out));
        }
      }
    }
    assert.ok(whole.split("hostile").length > 1000);
    // The values of JSON stay what they were.
    for (const text of ciCommands)
      assert.ok(
        strings.some((each) => each.includes(text)),
        text,
      );
    for (const file of readdirSync(folder).filter((each) => each.startsWith("r."))) {
      assert.equal(obeyed(read(folder, file)), [], file);
    }
  });
}

test("colours, frames and line ends of our own stay", () => {
  const own = "  \u001b[1;31merror[x]\u001b[0m: a\r\n  ::: b.json:1:2\n\tc\n";
  assert.is(printable(own), own);
  assert.is(printable("::error ::x\n", "annotations"), "::error ::x\n");
  assert.is(printable("\u001b[0m \u00a0::error::x"), "\u001b[0m \u00a0\u2236::error::x");
  assert.is(printable("\u001b[32mx\u001b[2J"), "\u241b[32mx\u241b[2J");
  assert.is(printable('"##[a]\u009b"', "code"), String.raw`"\u0023#[a]\u009b"`);
  assert.is(
    printable('#. ##[a]\nmsgid "##[a]"\n', "gettext"),
    '#. #\u266f[a]\nmsgid "#"\n"#[a]"\n',
  );
  assert.is(printable('#. \u009b\nmsgid "\u009b"\n', "gettext"), '#. \ufffd\nmsgid "\\302\\233"\n');
});

test("nobody obeys a file: data go there as they are, and elsewhere it is said that they do not", async () => {
  const name = "##[a]\u0092b";
  const folder = projectFolder({
    "defwright.config.json": { packs: ["core"] },
    "core/a.json": `[{"type":"terrain","id":"t_a","name":"${name}","symbol":".","color":"red",\r"move_cost":2}]\n`,
  });
  startRepository(folder, []);
  for (const [words, data] of [
    [
      ["rename", "terrain", "t_a", "t_b", "--dry-run"],
      `+[{"type":"terrain","id":"t_b","name":"${name}"`,
    ],
    [
      ["table", "terrain", "--columns", "name", "--where", "id=t_a", "--csv"],
      `name\r\n${name}\r\n`,
    ],
  ] as const) {
    const file = await defwright(folder, words, { outIsFile: true });
    assert.is(file.code, 0, file.err);
    assert.match(file.out, data);
    assert.not.match(file.err, "warning");
    const pipe = await defwright(folder, words);
    assert.equal(obeyed(pipe.out), []);
    assert.is(pipe.err.match(/Written to a file \("> file"\) it is/gu)?.length, 1);
    if (words[0] !== "rename") continue;
    write(folder, "a.diff", file.out);
    git(folder, "apply", "--check", "a.diff");
  }
  const { out } = await defwright(folder, ["list"], { outIsFile: true });
  assert.match(out, "terrain t_a\n");
});

test.run();
