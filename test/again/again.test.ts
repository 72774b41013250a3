/** A build in a new process, which knows what an earlier one has kept, is what it is without. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { build } from "../../generator/build/build.ts";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { openBuildSession } from "../../generator/build/kept-state.ts";
import { createBuildSession, type BuildSession } from "../../generator/build/session.ts";
import { loadSettings } from "../../generator/config/load-config.ts";
import type { Settings } from "../../generator/config/settings.ts";
import { readingOver, type OpenTexts } from "../../generator/lsp/documents.ts";
import { formatJson } from "../../generator/diagnostics/format-json.ts";
import { createClock } from "../differential/clock.ts";
import { differences, seen } from "../differential/seen.ts";
import { doorProject, projectFolder, terrain, write } from "../project-folder.ts";
import { root } from "../root.ts";
import { historyOf } from "./history.ts";

const test = suite("again");

/** Of each run of the tests; `AGAIN=1000` runs more, from `SEED` on. */
const count = Number(process.env["AGAIN"] ?? 4);
const first = Number(process.env["SEED"] ?? 1);

test("over random histories, each build is that of a process that knows nothing", async () => {
  for (let seed = first; seed < first + count; seed += 1) {
    assert.equal(await historyOf(seed, 6), []);
  }
});

test("a session that starts from what is kept makes only what an edit reaches", async () => {
  const folder = sampleProject();
  mkdirSync(join(folder, "node_modules"));
  const { settings } = await loadSettings({ workingDirectory: folder });
  assert.ok(settings);
  const opened = (): readonly number[] => {
    const session = openBuildSession(settings);
    compilePacks(settings, { session });
    const stages = [...(session.memory?.stages.values() ?? [])];
    return [
      sumOf(stages.map((each) => each.made())),
      sumOf(stages.map((each) => each.size().memos)),
    ];
  };
  build(settings);
  const [all = 0] = opened();
  assert.ok(all > 100);
  build(settings, { force: true });
  // What is asked of all words at once is asked again.
  assert.equal(opened(), [1, all]);
  const file = join(folder, "content/core/furniture/beds.json");
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace(/"move_cost_mod": \d+/u, '"move_cost_mod": 7'),
  );
  const [made = 0, now] = opened();
  assert.is(now, all);
  assert.ok(made > 0 && made < all / 10, `${String(made)} of ${String(all)}`);
});

test("a question about any kind is kept as one", async () => {
  const folder = projectFolder({
    "defwright.config.json": { packs: ["core"], out: "generated", dialect: "dda" },
    "core/world.json": [{ type: "ITEM", id: "item_h" }],
    "core/recipe.json": [{ type: "recipe", id: "thing" }],
  });
  mkdirSync(join(folder, "node_modules"));
  const { settings } = await loadSettings({ workingDirectory: folder });
  assert.ok(settings);
  for (let count = 0; count < 2; count += 1) build(settings, { force: true });
  write(folder, "core/requirement.json", [{ type: "requirement", id: "thing" }]);
  const warm = compilePacks(settings, { session: openBuildSession(settings) });
  assert.equal(differences(seen(warm), seen(compilePacks(settings))), []);
});

test("where findings are is kept with the texts that they are in", async () => {
  const odd = { type: "terrain", id: "t_odd", name: "odd", symbol: "o", looks_like: "t_nowhere" };
  const folder = projectFolder({
    "defwright.config.json": { packs: ["core"], out: "generated", dialect: "bright-nights" },
    "core/odd.json": [odd],
    "core/other.json": [terrain("t_other")],
  });
  mkdirSync(join(folder, "node_modules"));
  const { settings } = await loadSettings({ workingDirectory: folder });
  assert.ok(settings);
  for (let count = 0; count < 2; count += 1) build(settings, { force: true });
  const readAgain = (): readonly string[] => {
    const session = openBuildSession(settings);
    const warm = compilePacks(settings, { session });
    const cold = compilePacks(settings);
    assert.ok(warm.diagnostics.length > 0);
    assert.equal(warm.diagnostics.map(formatJson), cold.diagnostics.map(formatJson));
    return [...(session.keptFiles ?? [])].flatMap(([path, { ranges }]) => (ranges ? [path] : []));
  };
  write(folder, "core/other.json", [terrain("t_other", { move_cost: 4 })]);
  assert.equal(readAgain(), ["core/odd.json"]);
  writeFileSync(join(folder, "core/odd.json"), `\n\n\n${JSON.stringify([odd], undefined, 4)}`);
  assert.equal(readAgain(), ["core/odd.json"]);
});

test("an open text is not taken for the file that was kept", async () => {
  const { folder, settings, clock } = await keptProject(doorProject());
  const file = join(folder, "content/core/doors.json");
  const text = readFileSync(file, "utf8").replace(/"name": ?"[^"]*"/u, '"nam": "Door"');
  const openTexts = { at: (path: string) => (path === file ? { text } : undefined) };
  const readFile = readingOver(openTexts as unknown as OpenTexts);
  const found = (session: BuildSession): string =>
    JSON.stringify(
      compilePacks(settings, { session, readFile }).diagnostics.map(({ code }) => code),
    );
  const warm = clock.during(() => found(openBuildSession(settings)));
  assert.is(warm, found(createBuildSession()));
  assert.is.not(warm, "[]");
});

test("a file that changes before it is opened is not the one that was kept", async () => {
  const { folder, settings, clock } = await keptProject(doorProject());
  const file = join(folder, "content/core/doors.json");
  const text = readFileSync(file, "utf8").replace(/"open": ?"[^"]*"/u, '"open":"t_gone"');
  const readFile = (path: string): Uint8Array => {
    if (path === file) writeFileSync(file, text);
    return readFileSync(path);
  };
  const session = openBuildSession(settings);
  const warm = clock.during(() => seen(compilePacks(settings, { session, readFile })));
  assert.ok(session.keptFiles?.size === 1);
  assert.match(readFileSync(file, "utf8"), "t_gone");
  assert.equal(differences(warm, seen(compilePacks(settings))), []);
});

test("a project that was moved finds what it has kept", async () => {
  const folder = doorProject();
  mkdirSync(join(folder, "node_modules"));
  const { settings } = await loadSettings({ workingDirectory: folder });
  assert.ok(settings);
  for (let count = 0; count < 2; count += 1) build(settings, { force: true });
  const elsewhere = join(projectFolder(), "moved");
  renameSync(folder, elsewhere);
  const moved = await loadSettings({ workingDirectory: elsewhere });
  assert.ok(moved.settings);
  const session = openBuildSession(moved.settings);
  assert.is(session.keptFiles?.size, 1);
  const warm = seen(compilePacks(moved.settings, { session }));
  assert.equal(differences(warm, seen(compilePacks(moved.settings))), []);
});

test("--force believes nothing that is kept, and keeps its own", async () => {
  const folder = sampleProject();
  const cache = join(folder, "node_modules/.cache/defwright");
  mkdirSync(cache, { recursive: true });
  const { settings } = await loadSettings({ workingDirectory: folder });
  assert.ok(settings);
  const keptAfter = (options: Parameters<typeof build>[1]): number => {
    build(settings, options);
    const [name = ""] = readdirSync(cache).filter((each) => each.startsWith("kept-"));
    return statSync(join(cache, name)).ino;
  };
  keptAfter({ force: true });
  const first = keptAfter({ force: true });
  assert.is(keptAfter({ stale: true }), first);
  assert.is.not(keptAfter({ force: true }), first);
});

test("what is kept for other outputs goes when it is too much, the oldest first", async () => {
  const folder = doorProject();
  const cache = join(folder, "node_modules/.cache/defwright");
  mkdirSync(cache, { recursive: true });
  const { settings } = await loadSettings({ workingDirectory: folder });
  const others = ["kept-a.json", "kept-b.json"].map((name) => join(cache, name));
  for (const [at, file] of others.entries()) {
    writeFileSync(file, "");
    truncateSync(file, 150 << 20);
    utimesSync(file, at + 1, at + 1);
  }
  for (let count = 0; count < 2; count += 1) build(settings!, { force: true });
  assert.equal(others.map(existsSync), [false, true]);
});

/** A project that has kept its results, and a clock by which its files are old enough for that. */
async function keptProject(folder: string): Promise<{
  readonly folder: string;
  readonly settings: Settings;
  readonly clock: ReturnType<typeof createClock>;
}> {
  mkdirSync(join(folder, "node_modules"));
  const { settings } = await loadSettings({ workingDirectory: folder });
  assert.ok(settings);
  const clock = createClock();
  clock.move(60_000);
  for (let count = 0; count < 2; count += 1) clock.during(() => build(settings, { force: true }));
  return { folder, settings, clock };
}

/** A copy of the sample game. */
function sampleProject(): string {
  const folder = projectFolder();
  cpSync(join(root, "content"), join(folder, "content"), { recursive: true });
  cpSync(join(root, "defwright.config.json"), join(folder, "defwright.config.json"));
  return folder;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

test.run();
