import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright, doorProject, terrain } from "../project-folder.ts";

const test = suite("what is printed");

/** Two errors and a warning, the warning first. */
function faulty(): string {
  return doorProject({
    "content/core/a.json": [terrain("t_a", { colour: "red" })],
    "content/core/b.json": [terrain("t_b", { move_cost: "slow" }), terrain("t_c", { name: 7 })],
  });
}

/** One warning and nothing else. */
function questionable(): string {
  return doorProject({ "content/core/a.json": [terrain("t_a", { colour: "red" })] });
}

test("--format json prints one object a line on stdout, and no frames", async () => {
  const { code, out, err } = await defwright(faulty(), ["check", "--format", "json"]);
  assert.is(code, 1);
  assert.is(err, "");
  const records = out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  assert.equal(
    records.map(({ version, code: name, severity, file, pack }) => [
      version,
      name,
      severity,
      file,
      pack,
    ]),
    [
      [1, "unknown-member", "warning", "content/core/a.json", "core"],
      [1, "wrong-type", "error", "content/core/b.json", "core"],
      [1, "wrong-type", "error", "content/core/b.json", "core"],
    ],
  );
});

test("--max-diagnostics keeps errors before warnings", async () => {
  const { err } = await defwright(faulty(), ["check", "--max-diagnostics", "1"]);
  assert.match(err, "error[wrong-type]");
  assert.not.match(err, "warning[unknown-member]");
  assert.match(err, "2 errors, 1 warning in 2 files (1 shown; --max-diagnostics shows more)");
  const { out } = await defwright(faulty(), [
    "check",
    "--format",
    "json",
    "--max-diagnostics",
    "0",
  ]);
  assert.is(out, "");
});

test("--strict makes warnings fail", async () => {
  assert.is((await defwright(questionable(), ["check", "--pack", "content/core"])).code, 0);
  const { code, err } = await defwright(questionable(), [
    "check",
    "--pack",
    "content/core",
    "--strict",
  ]);
  assert.is(code, 1);
  assert.match(err, "error[unknown-member]");
});

test("-q leaves errors only", async () => {
  const { code, out, err } = await defwright(questionable(), ["build", "-q"]);
  assert.equal({ code, out, err }, { code: 0, out: "", err: "" });
  const failed = await defwright(faulty(), ["build", "-q"]);
  assert.is(failed.code, 1);
  assert.match(failed.err, "error[wrong-type]");
  assert.not.match(failed.err, "warning");
});

test("notes are counted, and shown with -v", async () => {
  const folder = doorProject({
    "defwright.config.json": { packs: ["content/core"], severity: { "unknown-member": "note" } },
    "content/core/a.json": [terrain("t_a", { colour: "red" })],
  });
  const silent = await defwright(folder, ["check"]);
  assert.not.match(silent.err, "[unknown-member]");
  assert.match(silent.err, "1 note in 1 file (-v shows the notes)");
  const verbose = await defwright(folder, ["check", "-v"]);
  assert.match(verbose.err, "note[unknown-member]");
  assert.match(verbose.err, /^ {2}terrain +3 defined$/mu);
});

test("--timings lists the stages", async () => {
  const { err } = await defwright(doorProject(), ["check", "--timings"]);
  assert.match(err, /^ {2}read +\d+\.\d ms/mu);
  assert.match(err, /^ {2}emit +\d+\.\d ms/mu);
});

test("colours: for terminals, or as the options and the environment say", async () => {
  const folder = questionable();
  const coloured = async (args: string[], more: object): Promise<boolean> =>
    (await defwright(folder, ["check", ...args], more)).err.includes("\x1b[");
  assert.is(await coloured([], {}), false);
  assert.is(await coloured([], { terminal: true }), true);
  assert.is(await coloured([], { terminal: true, env: { NO_COLOR: "1" } }), false);
  assert.is(await coloured([], { env: { FORCE_COLOR: "1" } }), true);
  assert.is(await coloured(["--no-color"], { terminal: true, env: { FORCE_COLOR: "1" } }), false);
  assert.is(await coloured(["--color"], { env: { NO_COLOR: "1" } }), true);
});

test.run();
