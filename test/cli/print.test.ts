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
      [1, "wrong-type", "error", "content/core/b.json", "core"],
      [1, "wrong-type", "error", "content/core/b.json", "core"],
      [1, "unknown-member", "warning", "content/core/a.json", "core"],
    ],
  );
});

test("--max-diagnostics keeps errors before warnings", async () => {
  const { err } = await defwright(faulty(), ["check", "--max-diagnostics", "1"]);
  assert.match(err, "error[wrong-type]");
  assert.not.match(err, "warning[unknown-member]: Unknown member");
  assert.match(err, "\nerror[wrong-type]: 1 more in 1 file\n");
  assert.match(err, "\nwarning[unknown-member]: 1 more in 1 file\n");
  assert.match(err, "2 errors, 1 warning in 2 files (a higher --max-diagnostics shows more)");
  const { out } = await defwright(faulty(), [
    "check",
    "--format",
    "json",
    "--max-diagnostics",
    "0",
  ]);
  assert.is(out, "");
  const all = ["check", "--max-diagnostics", "1000000000000"];
  const { err: whole } = await defwright(faulty(), all);
  assert.match(whole, "2 errors, 1 warning in 2 files\n");
});

test("-v shows the place of every finding, --statistics counts them by code, and data is complete without", async () => {
  const members = Array.from({ length: 9 }, (_, index) =>
    terrain(`t_${String(index)}`, { wings: 2 }),
  );
  const folder = doorProject({ "content/core/a.json": members });
  const places = (text: string): number => text.match(/^ +--> /gmu)?.length ?? 0;
  const { err } = await defwright(folder, ["check", "--pack", "content/core"]);
  assert.is(places(err), 3);
  assert.match(err, "note: 9 times in 1 file; the first 3 are shown\n");
  assert.match(err, "\n9 warnings in 1 file (-v shows all)\n");
  assert.match(
    err,
    '\n"defwright explain unknown-member" explains why, with a wrong and a right example\n',
  );
  const verbose = await defwright(folder, ["check", "--pack", "content/core", "-v"]);
  assert.is(places(verbose.err), 9);
  assert.match(verbose.err, "\n9 warnings in 1 file\n");
  const row = "\n9  in 1 file  warning[unknown-member]  A member that ";
  assert.not.match(err, row);
  assert.match(
    (await defwright(folder, ["check", "--pack", "content/core", "--statistics"])).err,
    row,
  );
  for (const format of ["json", "unix", "sarif"]) {
    const { out, err: beside } = await defwright(folder, [
      "check",
      "--pack",
      "content/core",
      "--statistics",
      "--format",
      format,
    ]);
    assert.is(
      out.match(/unknown-member"|\[unknown-member\]/gu)?.length,
      format === "sarif" ? 10 : 9,
    );
    assert.match(beside, row);
  }
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

test("--timings says what an unchanged build took", async () => {
  const folder = doorProject();
  await defwright(folder, ["build"]);
  const { err } = await defwright(folder, ["build", "--timings"]);
  assert.match(err, /^ {2}compare with the last build +\d+\.\d ms\n.*nothing changed/u);
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
