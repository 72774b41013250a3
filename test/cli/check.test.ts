import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Console } from "../../generator/cli/console.ts";
import { exitCodes } from "../../generator/cli/exit-codes.ts";
import { createProgram } from "../../generator/cli/program.ts";
import { among } from "../expect.ts";
import { defwright, doorProject, read, terrain, write } from "../project-folder.ts";

const test = suite("defwright check");

test("0 where content is valid and the output current; writes nothing", async () => {
  const folder = doorProject();
  await defwright(folder, ["build"]);
  const { code, out, err } = await defwright(folder, ["check"]);
  assert.is(code, 0);
  assert.is(out, "");
  assert.match(
    err,
    /^defwright: content is valid: 2 definitions; output is current: \d+ modules\n$/u,
  );
});

test("0 where no output folder is known", async () => {
  const folder = doorProject();
  const { code, err } = await defwright(folder, ["check", "--pack", "content/core"]);
  assert.is(code, 0);
  assert.is(err, "defwright: content is valid: 2 definitions\n");
  assert.not(existsSync(join(folder, "generated")));
});

test("a command that is advised is about the same project", async () => {
  const folder = doorProject({
    "it's a game/defwright.config.json": { packs: ["../content/core"], out: "out" },
    "content/core/a.json": [terrain("t_a", { symbol: "x", color: "gren" })],
  });
  const fix = ["check", "-c", "it's a game/defwright.config.json", "--dialect", "dda"];
  const wrong = await defwright(folder, fix);
  const words = String.raw`-c 'it'\''s a game/defwright.config.json' --dialect dda"`;
  assert.match(wrong.err, `fixable with "defwright check --fix=suggestions ${words}`);
  const mended = await defwright(folder, ["check", "--fix=suggestions", ...fix.slice(1)]);
  assert.match(mended.err, `run "defwright build ${words}`);
  const packs = ["--pack", "content/core", "--out", "gen", "--no-baseline"];
  const stale = await defwright(folder, ["check", ...packs]);
  assert.match(stale.err, `run "defwright build ${packs.join(" ")}"`);
});

test("1 where content has errors", async () => {
  const folder = doorProject({ "content/core/a.json": [terrain("t_a", { open: "t_gat" })] });
  const { code, err } = await defwright(folder, ["check"]);
  assert.is(code, 1);
  assert.match(err, 'Did you mean "t_gate"?');
});

test("--quiet leaves warnings out, except of what counts or keeps them all", async () => {
  const folder = doorProject({
    "content/core/a.json": [terrain("t_a", { open: "t_gat" })],
    "content/core/b.json": [terrain("t_b", { looks_like: "t_nowhere" })],
  });
  const report = join(folder, "report.sarif");
  const quiet = await defwright(folder, ["check", "--quiet"]);
  assert.is(quiet.code, 1);
  assert.match(quiet.err, "unknown-reference");
  assert.not.match(quiet.err, "unknown-look");
  const counted = await defwright(folder, ["check", "--quiet", "--statistics"]);
  assert.match(counted.err, /1 {2}in 1 file +warning\[unknown-look\]/u);
  await defwright(folder, ["check", "--quiet", "--report-file", report]);
  assert.match(read(folder, "report.sarif"), "unknown-look");
  const strict = await defwright(folder, ["check", "--quiet", "--strict"]);
  assert.match(strict.err, "unknown-look");
  const accepted = ["--baseline", "accepted.json", "--pack", "content/core"];
  await defwright(folder, ["check", ...accepted, "--update-baseline"]);
  const { code, err } = await defwright(folder, ["check", "--quiet", ...accepted]);
  assert.equal([code, err], [0, ""]);
});

test("output that differs in its line ends alone is called so", async () => {
  const folder = doorProject();
  await defwright(folder, ["build"]);
  const file = "generated/terrain/core/doors.ts";
  writeFileSync(join(folder, file), read(folder, file).replaceAll("\n", "\r\n"));
  const { code, err } = await defwright(folder, ["check"]);
  assert.is(code, 3);
  assert.match(err, `stale: ${file} differs only in its line ends: it has CRLF instead of LF`);
  writeFileSync(join(folder, file), `${read(folder, file)}\r\n`);
  assert.match((await defwright(folder, ["check"])).err, `${file} differs from what`);
});

test("3 where the output is stale, naming the modules", async () => {
  const folder = doorProject({ "content/core/walls.json": [terrain("t_wall")] });
  await defwright(folder, ["build"]);
  write(folder, "content/core/walls.json", []);
  write(folder, "content/core/floors.json", [terrain("t_floor")]);
  write(folder, "generated/terrain/core/doors.ts", "// edited by hand\n");
  rmSync(join(folder, "generated/index.ts"));
  const { code, err } = await defwright(folder, ["check"]);
  assert.is(code, 3);
  const lines = err.split("\n");
  for (const line of [
    "stale: generated/terrain/core/doors.ts differs from what the content produces",
    "stale: generated/terrain/core/floors.ts is missing",
    "stale: generated/terrain/core/walls.ts is no longer produced by the content",
    "stale: generated/index.ts is missing",
  ]) {
    among(lines, line, "check must print this line");
  }
  assert.match(err, 'run "defwright build"');
  const json = await defwright(folder, ["check", "--format", "json"]);
  assert.is(json.code, 3);
  assert.is(json.err, "");
  const records = json.out.trimEnd().split("\n");
  assert.ok(
    records.includes(
      '{"version":1,"code":"stale-output","severity":"error","message":"Module \\"index.ts\\" is missing.","help":"Run \\"defwright build\\".","file":"generated/index.ts","line":1,"column":1,"endLine":1,"endColumn":1,"notes":[],"state":"missing"}',
    ),
  );
});

/** The words that give an option to `check`, where its name alone does not. */
const withValue: Readonly<Record<string, readonly string[]>> = {
  "--root": ["--root", "."],
  "--baseline": ["--baseline", "accepted.json"],
  "--format": ["--format", "sarif"],
  "--report-file": ["--report-file", "report.md"],
  "--max-diagnostics": ["--max-diagnostics", "0"],
  "--update-baseline": ["--baseline", "accepted.json", "--update-baseline"],
  "--save": ["--save", "save.json"],
  "--ids": ["--save", "save.json", "--ids", "terrain=$.tiles[*]"],
};

/** Options that choose other content or other modules, edit content, or answer something else. */
const choosing = [
  ...["--config", "--pack", "--dialect", "--shape", "--out"],
  ...["--fix", "--dry-run", "--version"],
];

test("what is printed, accepted and refused says nothing about the modules", async () => {
  const program = createProgram({
    console: { columns: 80 } as Console,
    exitCode: exitCodes.ok,
  });
  const check = program.commands.find((each) => each.name() === "check");
  const options = [...program.options, ...(check?.options ?? [])].flatMap(({ long }) => long ?? []);
  const notes = { "content/core/a.json": [terrain("t_a", { max_volume: 4 })] };
  const warnings = { "content/core/b.json": [terrain("t_b", { looks_like: "t_nowhere" })] };
  const baseline = { packs: ["content/core"], out: "generated", baseline: "accepted.json" };
  const projects: readonly Readonly<Record<string, unknown>>[] = [
    notes,
    { ...notes, ...warnings },
    { ...notes, ...warnings, "defwright.config.json": baseline },
  ];
  for (const files of projects) {
    const folder = doorProject({ ...files, "save.json": { tiles: ["t_gate"] } });
    await defwright(folder, ["check", "--baseline", "accepted.json", "--update-baseline"]);
    await defwright(folder, ["build"]);
    const expected = read(folder, "generated/manifest.json");
    for (const option of options.filter((each) => !choosing.includes(each))) {
      const { code, err } = await defwright(folder, ["check", ...(withValue[option] ?? [option])]);
      const strictly = option === "--strict" && files === projects[1];
      assert.is(code, strictly ? 1 : 0, `${option}: ${err}`);
      assert.not.match(err, "stale:");
    }
    assert.is(read(folder, "generated/manifest.json"), expected);
  }
});

test("one finding before the first build, however many modules there will be", async () => {
  const folder = doorProject();
  const { code, err } = await defwright(folder, ["check"]);
  assert.is(code, 3);
  assert.match(err, "stale: generated has none of the modules: nothing was built yet\n");
  assert.match(err, 'output is not built yet; run "defwright build"');
  const json = await defwright(folder, ["check", "--format", "json"]);
  assert.equal(json.out.trimEnd().split("\n"), [
    '{"version":1,"code":"stale-output","severity":"error","message":"The output folder has none of the modules: nothing was built yet.","help":"Run \\"defwright build\\".","file":"generated","line":1,"column":1,"endLine":1,"endColumn":1,"notes":[],"state":"unbuilt"}',
  ]);
  await defwright(folder, ["build"]);
  rmSync(join(folder, "generated/index.ts"));
  assert.match((await defwright(folder, ["check"])).err, "stale: generated/index.ts is missing\n");
});

test.run();
