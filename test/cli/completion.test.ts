/** Completion, as shells ask for it and, where they are installed, in the shells themselves. */
import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from "node:child_process";
import { chmodSync, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { shellCommand } from "../command.ts";
import {
  defwright,
  doorProject,
  eventually,
  ownKindProject,
  projectFolder,
  terrain,
  write,
} from "../project-folder.ts";

const test = suite("completion");

/** What is offered for the last word. */
async function offered(folder: string, ...words: string[]): Promise<string[]> {
  const { code, out, err } = await defwright(folder, ["complete", "--", ...words]);
  assert.is(code, 0);
  assert.is(err, "");
  const lines = out.trimEnd().split("\n");
  assert.match(lines.at(-1) ?? "", /^:[04]$/u);
  for (const line of lines.slice(0, -1)) assert.match(line, /^[^\s]+\t[^\t]*$/u);
  return lines.slice(0, -1).map((line) => line.split("\t")[0] ?? "");
}

test("commands, and after a command its options and those of all commands", async () => {
  const folder = projectFolder();
  assert.equal(await offered(folder, "ch"), ["check"]);
  assert.ok((await offered(folder, "")).includes("explain"));
  assert.equal(await offered(folder, "build", "--dr"), ["--dry-run"]);
  assert.equal(await offered(folder, "build", "--dia"), ["--dialect"]);
  assert.equal(await offered(folder, "explain", "--kin"), ["--kind"]);
});

test("values of options, behind a blank or a sign", async () => {
  const folder = projectFolder();
  const dialects = ["spec", "bright-nights", "dda"];
  assert.equal(await offered(folder, "build", "--dialect", ""), dialects);
  assert.equal(await offered(folder, "--dialect", "b"), ["bright-nights"]);
  assert.equal(await offered(folder, "build", "--dialect=s"), ["--dialect=spec"]);
  assert.equal(await offered(folder, "list", "--kind", "terr"), ["terrain"]);
});

test("arguments, ids of the content and codes", async () => {
  const folder = doorProject();
  assert.equal(await offered(folder, "list", "in"), ["inputs"]);
  assert.ok((await offered(folder, "refs", "t_ga")).includes("t_gate"));
  assert.equal(await offered(folder, "explain", "unknown-refer"), ["unknown-reference"]);
  assert.equal(await offered(folder, "explain", "furniture", "t_"), []);
  assert.equal(await offered(folder, "rename", "terr"), ["terrain"]);
  assert.equal(await offered(folder, "rename", "terrain", "t_gate_"), ["t_gate_open"]);
  assert.equal(await offered(folder, "rename", "furniture", "t_"), []);
  assert.equal(await offered(folder, "explain", "terrain.move_"), ["terrain.move_cost"]);
  assert.equal(await offered(folder, "complete", "z"), ["zsh"]);
  assert.equal(await offered(folder, "--help"), ["--help"]);
  // No content, no ids; nothing is said in the middle of a line that somebody types.
  assert.equal(await offered(projectFolder(), "refs", ""), []);
});

test("kinds of the project's own", async () => {
  const folder = ownKindProject();
  assert.equal(await offered(folder, "list", "--kind", "mon"), ["monster"]);
  assert.equal(await offered(folder, "rename", "mon"), ["monster"]);
  assert.equal(await offered(folder, "rename", "monster", "mon_"), ["mon_rat"]);
  assert.equal(await offered(folder, "explain", "monster.h"), ["monster.hp"]);
  assert.equal(await offered(folder, "explain", "monster", "--mark"), ["--markdown"]);
});

test("files where a file is wanted", async () => {
  const { out } = await defwright(projectFolder(), ["complete", "--", "build", "--config", ""]);
  assert.is(out, ":0\n");
});

test("ids that a shell would take for more than a word are not offered", async () => {
  const ids = ["t_plain", "t_$(touch${IFS}taken)", "t_`touch taken`", "t_a b", "t_;x", "t_*"];
  const folder = doorProject({ "content/core/more.json": ids.map((id) => terrain(id)) });
  const candidates = await offered(folder, "refs", "t_");
  assert.equal(candidates, ["t_gate", "t_gate_open", "t_null", "t_plain"]);
});

/** A project with a program `defwright` for a shell to run, and the shell's script. */
async function shellFolder(shell: string): Promise<string> {
  const folder = doorProject({
    "content/core/more.json": ["t_$(touch${IFS}taken)", "t_`touch taken`"].map((id) => terrain(id)),
  });
  write(folder, "bin/defwright", `#!/bin/sh\nexec ${shellCommand} "$@"\n`);
  chmodSync(join(folder, "bin/defwright"), 0o755);
  write(folder, "script", (await defwright(folder, ["complete", shell])).out);
  return folder;
}

interface Shell {
  /** Starts it without anybody's own settings. */
  readonly start: string;
  /** What is typed first. */
  readonly prepare: string;
}

const shells: Readonly<Record<string, Shell>> = {
  bash: { start: "bash --noprofile --norc -i", prepare: "source ./script" },
  zsh: { start: "zsh -f -i", prepare: "source ./script" },
  fish: { start: "fish --no-config -i", prepare: "source ./script" },
};

/** A shell at a terminal: what is typed into it, and what it shows. */
class Terminal {
  #shown = "";
  readonly #process: ChildProcessWithoutNullStreams;

  constructor(folder: string, start: string) {
    const path = `${join(folder, "bin")}${delimiter}${process.env["PATH"] ?? ""}`;
    const env = { ...process.env, PATH: path, HOME: folder, TERM: "dumb", LC_ALL: "C.UTF-8" };
    this.#process = spawn("script", ["-qfc", start, "/dev/null"], { cwd: folder, env });
    this.#process.stdout.setEncoding("utf8").on("data", (text: string) => (this.#shown += text));
  }

  /** Types, and waits until something is shown that the words lead to. */
  async type(keys: string, expected: RegExp): Promise<void> {
    const before = this.#shown.length;
    this.#process.stdin.write(keys);
    await eventually(
      () => expected.test(this.#shown.slice(before)) || undefined,
      () => `${String(expected)} in:\n${this.#shown}`,
      30_000,
    );
  }

  close(): void {
    this.#process.kill();
  }
}

/** Clears the line that stands. */
const clear = "\u0015";

for (const [shell, { start, prepare }] of Object.entries(shells)) {
  const missing = [shell, "script"].filter((name) => spawnSync(name, ["--version"]).status !== 0);
  if (missing.length > 0) {
    console.log(`completion in ${shell} is not tried: no ${missing.join(", no ")}`);
    test.skip(`in ${shell}`);
    continue;
  }
  test(`in ${shell}`, async () => {
    const folder = await shellFolder(shell);
    const terminal = new Terminal(folder, start);
    try {
      await terminal.type(`${prepare}; echo rea''dy\r`, /^ready/mu);
      await terminal.type("defwright build --dia\t", /--dialect/u);
      await terminal.type(`${clear}defwright build --dialect=br\t`, /bright-nights/u);
      await terminal.type(`${clear}defwright refs t_gate_\t`, /t_gate_open|open/u);
      // What is typed is never run, and neither is an id that begins so.
      await terminal.type(`${clear}defwright refs t_\t`, /t_/u);
      await terminal.type(`${clear}defwright refs $(touch taken) --dia\t`, /lect/u);
      await terminal.type(`${clear}echo e''nd\r`, /^end/mu);
      assert.not.ok(existsSync(join(folder, "taken")), "something that was typed has run");
    } finally {
      terminal.close();
    }
  });
}

test("an unknown shell suggests one", async () => {
  const { code, err } = await defwright(doorProject(), ["complete", "bsh"]);
  assert.is(code, 2);
  assert.match(
    err,
    /^error: there is no shell "bsh" – expected bash.*\n\(Did you mean "bash"\?\)\n$/u,
  );
});

test.run();
