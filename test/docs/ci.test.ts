/** The recipes for CI, editors and hooks, run as far as they can be here. `UPDATE=1` copies them into their page. */
import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { shellCommand } from "../command.ts";
import { defwright, doorProject, read, terrain, write } from "../project-folder.ts";
import { holds } from "./section.ts";

const test = suite("page on CI");
const textOf = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`recipes/${name}`, import.meta.url)), "utf8");
const wrong = [terrain("t_gate", { open: "t_gat" })];

for (const [name, language] of [
  ["content.yml", "yaml"],
  ["pre-commit", "sh"],
  ["tasks.json", "json"],
] as const) {
  test(`it shows ${name} as it is`, () => {
    holds(`recipe ${name}`, `\n\`\`\`${language}\n${textOf(name).trimEnd()}\n\`\`\`\n\n`, "recipe");
  });
}

test("the workflow's step fails with the content, annotates it and leaves a report to upload", async () => {
  const [, words = ""] =
    /- run: npx --no-install defwright (.*)/u.exec(textOf("content.yml")) ?? [];
  const [, uploaded = ""] = /sarif_file: (.*)/u.exec(textOf("content.yml")) ?? [];
  const folder = doorProject();
  await defwright(folder, ["build"]);
  const env = { GITHUB_ACTIONS: "true", GITHUB_WORKSPACE: folder };
  const good = await defwright(folder, words.split(" "), { env });
  assert.is(good.code, 0, good.err);
  assert.match(read(folder, uploaded), '"results": []');
  write(folder, "content/core/doors.json", wrong);
  const bad = await defwright(folder, words.split(" "), { env });
  assert.is(bad.code, 1);
  assert.match(bad.err, /^::error file=content\/core\/doors\.json,line=/mu);
  assert.match(read(folder, uploaded), '"ruleId": "unknown-reference"');
});

test("the problem matcher of the task reads every finding of its command", async () => {
  const { tasks } = JSON.parse(textOf("tasks.json")) as {
    tasks: [{ command: string; problemMatcher: { pattern: Pattern } }];
  };
  const [{ command, problemMatcher }] = tasks;
  const folder = doorProject({ "content/core/a.json": [terrain("t_a", { colour: "red" })] });
  write(folder, "content/core/doors.json", wrong);
  const { out } = await defwright(folder, command.split(" ").slice(3));
  const lines = out.trimEnd().split("\n");
  assert.is(lines.length, 2);
  const { regexp, file, line, column, severity, code, message } = problemMatcher.pattern;
  const found = lines.map((each) => new RegExp(regexp, "u").exec(each)!);
  const ofFile = (path: string): RegExpExecArray => found.find((each) => each[file] === path)!;
  const first = ofFile("content/core/doors.json");
  const second = ofFile("content/core/a.json");
  assert.equal(
    [line, column, severity, code].map((at) => first[at]),
    ["9", "13", "error", "unknown-reference"],
  );
  assert.match(first[message]!, 'No terrain "t_gat" is known.');
  assert.equal(
    [line, column, severity, code].map((at) => second[at]),
    ["9", "5", "warning", "unknown-member"],
  );
});

type Pattern = Readonly<{ regexp: string }> &
  Readonly<Record<"file" | "line" | "column" | "severity" | "code" | "message", number>>;

if (process.platform === "win32" || spawnSync("git", ["--version"]).status !== 0) {
  console.log("skipped: the hook is not run, for there is no git, or no sh");
} else {
  test("the hook lets good content through, refuses wrong and stale, and leaves other commits alone", () => {
    const folder = doorProject({
      "hooks/pre-commit": textOf("pre-commit"),
      "bin/npx": `#!/bin/sh\nshift 2\nexec ${shellCommand} "$@"\n`,
    });
    for (const path of ["hooks/pre-commit", "bin/npx"]) chmodSync(join(folder, path), 0o755);
    // Run in a hook of another repository, Git must not be told of that one.
    const around = Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_"));
    const path = [join(folder, "bin"), process.env["PATH"]].join(delimiter);
    const env = { ...Object.fromEntries(around), PATH: path };
    const run = (command: string, ...args: string[]): number | null =>
      spawnSync(command, args, { cwd: folder, env }).status;
    run("git", "init", "--quiet");
    const who = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "core.hooksPath=hooks"];
    const commit = (): number | null => {
      run("git", "add", "--all");
      return run("git", ...who, "commit", "--quiet", "--message=x");
    };
    assert.is.not(commit(), 0, "output is missing");
    assert.is(run("npx", "--no-install", "defwright", "build"), 0);
    assert.is(commit(), 0);
    write(folder, "content/core/doors.json", wrong);
    assert.is.not(commit(), 0, "wrong content");
    run("git", "reset", "--quiet");
    write(folder, "kinds/rat.schema.json", "{}");
    run("git", "add", "kinds");
    assert.is.not(run("git", ...who, "commit", "--quiet", "--message=x"), 0, "a schema");
    run("git", "reset", "--quiet");
    write(folder, "README.md", "other");
    run("git", "add", "README.md");
    assert.is(run("git", ...who, "commit", "--quiet", "--message=x"), 0, "another commit");
  });
}

test.run();
