import { mkdirSync, renameSync, rmSync, statSync, symlinkSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { loadSettings } from "../../generator/config/load-config.ts";
import type { LoadRequest } from "../../generator/config/settings.ts";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { createWatcher, type Rebuild, type Watcher } from "../../generator/watch/watch.ts";
import type { FileEvents } from "../../generator/watch/file-events.ts";
import { none } from "../expect.ts";
import { doorProject, eventually, read, terrain, write } from "../project-folder.ts";

const test = suite("watch");

interface Watched {
  readonly folder: string;
  readonly builds: Rebuild[];
  readonly misconfigured: (readonly Diagnostic[])[];
  readonly failures: unknown[];
  readonly watcher: Watcher;
  /** The next build after those that were seen. */
  readonly next: (what: string) => Promise<Rebuild>;
}

const open: Watcher[] = [];
test.after.each(async () => {
  await Promise.all(open.splice(0).map((watcher) => watcher.close()));
});

async function watch(folder: string, options: LoadRequest = {}): Promise<Watched> {
  const load = { workingDirectory: folder, ...options };
  const { settings } = await loadSettings(load);
  const builds: Rebuild[] = [];
  const misconfigured: (readonly Diagnostic[])[] = [];
  const failures: unknown[] = [];
  const watcher = await createWatcher(
    settings!,
    {
      built: (rebuild) => builds.push(rebuild),
      misconfigured: (problems) => misconfigured.push(problems),
      failed: (error) => failures.push(error),
    },
    { reload: () => loadSettings(load) },
  );
  open.push(watcher);
  let seen = builds.length;
  const next = async (what: string): Promise<Rebuild> => {
    const rebuild = await eventually(() => builds[seen], what);
    seen += 1;
    return rebuild;
  };
  return { folder, builds, misconfigured, failures, watcher, next };
}

const codes = (rebuild: Rebuild): string[] =>
  (rebuild.result.compilation?.diagnostics ?? []).map(({ code }) => code);

const gate = terrain("t_gate", { open: "t_gate_open" });
const openGate = terrain("t_gate_open", { close: "t_gate" });

function idsOf({ added, removed, changed }: Rebuild["changes"]): object {
  return { added, removed, changed };
}

test("builds at the start, then after an edit, and says what changed", async () => {
  const { folder, builds, next } = await watch(doorProject());
  assert.equal(
    builds.map(({ cause, paths }) => ({ cause, paths })),
    [{ cause: "start", paths: [] }],
  );
  assert.match(read(folder, "generated/terrain/core/doors.ts"), "t_gate_open");

  write(folder, "content/core/doors.json", [{ ...gate, move_cost: 4 }, openGate, terrain("t_new")]);
  const edit = await next("rebuild after an edit");
  assert.is(edit.cause, "content");
  assert.equal(edit.paths, [join(folder, "content/core/doors.json")]);
  assert.equal(idsOf(edit.changes), {
    added: [{ kind: "terrain", id: "t_new" }],
    removed: [],
    changed: [{ kind: "terrain", id: "t_gate" }],
  });
  assert.ok(edit.result.written.includes("terrain/core/doors.ts"));
  assert.ok(edit.milliseconds > 0);
  assert.match(read(folder, "generated/terrain/core/doors.ts"), "move_cost: 4");
});

test("new files, removed files and folders are seen", async () => {
  const { folder, next } = await watch(doorProject());
  write(folder, "content/core/deep/walls.json", [terrain("t_wall")]);
  const added = await next("rebuild after a new file");
  assert.equal(added.changes.added, [{ kind: "terrain", id: "t_wall" }]);
  rmSync(join(folder, "content/core/deep"), { recursive: true });
  const removed = await next("rebuild after a removed folder");
  assert.equal(removed.changes.removed, [{ kind: "terrain", id: "t_wall" }]);
  assert.ok(removed.result.removed.includes("terrain/core/deep/walls.ts"));
});

test("a wrong edit keeps the last good output; the next right one recovers", async () => {
  const { folder, next } = await watch(doorProject());
  const before = read(folder, "generated/terrain/core/doors.ts");
  write(folder, "content/core/doors.json", [{ ...gate, open: "t_gat_open" }, openGate]);
  const wrong = await next("rebuild after a wrong edit");
  assert.is(wrong.result.compilation?.failed, true);
  assert.equal(codes(wrong), ["unknown-reference"]);
  assert.equal(idsOf(wrong.changes), { added: [], removed: [], changed: [] });
  assert.is(read(folder, "generated/terrain/core/doors.ts"), before);

  write(folder, "content/core/doors.json", [{ ...gate, move_cost: 6 }, openGate]);
  const right = await next("rebuild after the mended edit");
  assert.is(right.result.compilation?.failed, false);
  assert.equal(right.changes.changed, [{ kind: "terrain", id: "t_gate" }]);
  assert.match(read(folder, "generated/terrain/core/doors.ts"), "move_cost: 6");
});

test("a half-written file is not reported when its rest follows", async () => {
  const { folder, builds, next } = await watch(doorProject());
  const whole = JSON.stringify([gate, openGate, terrain("t_late")]);
  write(folder, "content/core/doors.json", whole.slice(0, 40));
  setTimeout(() => {
    write(folder, "content/core/doors.json", whole);
  }, 25);
  const rebuild = await next("rebuild after the rest");
  assert.is(rebuild.result.compilation?.failed, false);
  assert.equal(rebuild.changes.added, [{ kind: "terrain", id: "t_late" }]);
  assert.ok(builds.every(({ result }) => result.compilation?.failed !== true));
});

test("a file that stays broken is reported", async () => {
  const { folder, next } = await watch(doorProject());
  write(folder, "content/core/doors.json", '[{ "type": ');
  const rebuild = await next("rebuild of a broken file");
  assert.is(rebuild.result.compilation?.failed, true);
});

test("edits that follow each other closely all arrive", async () => {
  const { folder, builds } = await watch(doorProject());
  for (let cost = 1; cost <= 12; cost += 1) {
    write(folder, "content/core/doors.json", [{ ...gate, move_cost: cost }, openGate]);
    await new Promise((resolve) => setTimeout(resolve, cost % 3 === 0 ? 30 : 3));
  }
  await eventually(
    () => read(folder, "generated/terrain/core/doors.ts").includes("move_cost: 12") || undefined,
    "the last of twelve edits",
  );
  assert.ok(builds.length <= 13);
});

test("files saved by renaming over them are seen", async () => {
  const { folder, next } = await watch(doorProject());
  write(folder, "content/core/doors.json.tmp", [gate, openGate, terrain("t_saved")]);
  renameSync(join(folder, "content/core/doors.json.tmp"), join(folder, "content/core/doors.json"));
  const rebuild = await next("rebuild after a rename");
  assert.equal(rebuild.changes.added, [{ kind: "terrain", id: "t_saved" }]);
});

test("a file that is removed and soon written anew is never missing", async () => {
  const { folder, builds, next } = await watch(doorProject());
  rmSync(join(folder, "content/core/doors.json"));
  setTimeout(() => {
    write(folder, "content/core/doors.json", [gate, openGate, terrain("t_saved")]);
  }, 20);
  const rebuild = await next("rebuild after the file is back");
  assert.equal(idsOf(rebuild.changes), {
    added: [{ kind: "terrain", id: "t_saved" }],
    removed: [],
    changed: [],
  });
  assert.is(builds.length, 2);
});

test("edits of linked files, and in linked folders, are seen", async () => {
  const folder = doorProject({
    "defwright.config.json": { packs: ["content/core"], out: "generated", roots: ["elsewhere"] },
    "elsewhere/file.json": [terrain("t_file")],
    "elsewhere/deep/walls.json": [terrain("t_wall")],
  });
  symlinkSync(join(folder, "elsewhere/file.json"), join(folder, "content/core/linked.json"));
  symlinkSync(join(folder, "elsewhere/deep"), join(folder, "content/core/linked"));
  const { next } = await watch(folder);
  write(folder, "elsewhere/file.json", [terrain("t_file", { move_cost: 5 })]);
  const file = await next("rebuild after an edit of the linked file");
  assert.equal(file.changes.changed, [{ kind: "terrain", id: "t_file" }]);
  write(folder, "elsewhere/deep/walls.json", [terrain("t_wall", { move_cost: 5 })]);
  const inFolder = await next("rebuild after an edit in the linked folder");
  assert.equal(inFolder.changes.changed, [{ kind: "terrain", id: "t_wall" }]);
});

test("an edit that leaves the size and the time of a file is seen", async () => {
  const { folder, next } = await watch(doorProject());
  const file = join(folder, "content/core/doors.json");
  const { atime, mtime } = statSync(file);
  const text = read(folder, "content/core/doors.json");
  write(folder, "content/core/doors.json", text.replace('"move_cost": 2', '"move_cost": 7'));
  utimesSync(file, atime, mtime);
  const rebuild = await next("rebuild after the edit");
  assert.equal(rebuild.changes.changed, [{ kind: "terrain", id: "t_gate" }]);
});

test("its own output and files that are no content wake nobody", async () => {
  const { folder, builds, next } = await watch(doorProject());
  write(folder, "generated/terrain/core/other.json", "[]");
  write(folder, "content/core/notes.txt", "nothing");
  write(folder, "readme.json", "{}");
  write(folder, "content/core/last.json", [terrain("t_last")]);
  const rebuild = await next("rebuild after the last write");
  assert.equal(rebuild.paths, [join(folder, "content/core/last.json")]);
  assert.is(builds.length, 2);
});

test("saving a file as it was builds nothing", async () => {
  const { folder, builds, next } = await watch(doorProject());
  const module = join(folder, "generated/terrain/core/doors.ts");
  const before = statSync(module).mtimeMs;
  write(folder, "content/core/doors.json", read(folder, "content/core/doors.json"));
  write(folder, "defwright.config.json", read(folder, "defwright.config.json"));
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.is(builds.length, 1);
  write(folder, "content/core/last.json", [terrain("t_last")]);
  const rebuild = await next("rebuild after a new file");
  assert.equal(rebuild.paths, [join(folder, "content/core/last.json")]);
  assert.is(builds.length, 2);
  assert.is(statSync(module).mtimeMs, before);
});

test("any number of events of one save lead to one build", async () => {
  const folder = doorProject();
  const file = join(folder, "content/core/doors.json");
  const { settings } = await loadSettings({ workingDirectory: folder });
  const builds: Rebuild[] = [];
  let report: () => void = () => undefined;
  const fileEvents: FileEvents = (_, notice) => {
    report = () => {
      notice(file, false);
    };
    return Promise.resolve({ close: () => Promise.resolve() });
  };
  const built = (rebuild: Rebuild): void => {
    builds.push(rebuild);
  };
  open.push(await createWatcher(settings!, { built }, { fileEvents }));
  report();
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.is(builds.length, 1, "nothing has changed");
  write(folder, "content/core/doors.json", [{ ...gate, move_cost: 4 }, openGate]);
  report();
  report();
  const edit = await eventually(() => builds[1], "rebuild after the save");
  assert.equal(edit.changes.changed, [{ kind: "terrain", id: "t_gate" }]);
  report();
  await new Promise((resolve) => setTimeout(resolve, 200));
  assert.is(builds.length, 2);
});

test("a release made meanwhile holds from the next edit on, and its record is seen to change", async () => {
  const { folder, next } = await watch(doorProject());
  const line = (id: string): string => `[["terrain", "${id}", "live 1"]]`;
  write(folder, "defwright.lock.json", line("t_gate_open"));
  assert.equal(codes(await next("rebuild after the release")), []);
  write(folder, "content/core/doors.json", [terrain("t_gate")]);
  assert.equal(codes(await next("rebuild without a released id")), ["released-id-vanished"]);
  write(folder, "defwright.lock.json", line("t_gate"));
  assert.equal(codes(await next("rebuild after the record was mended")), []);
});

test("what a wrong configuration lacks is waited for", async () => {
  const { folder, misconfigured, next } = await watch(doorProject());
  const wanted = {
    packs: ["content/core"],
    out: "generated",
    known: { trap: ["known/traps.json"] },
  };
  write(folder, "defwright.config.json", wanted);
  const problems = await eventually(() => misconfigured[0], "report of the missing file");
  assert.equal(
    problems.map(({ code }) => code),
    ["configuration-path"],
  );
  write(folder, "known/traps.json", ["tr_beartrap"]);
  const rebuild = await next("rebuild once the file is there");
  assert.is(rebuild.cause, "configuration");
  assert.equal(rebuild.paths, [join(folder, "known/traps.json")]);
});

test("a folder to which a pack's `path` leads is waited for", async () => {
  const { folder, builds, next } = await watch(doorProject());
  write(folder, "content/core/modinfo.json", [
    { type: "MOD_INFO", id: "core", path: "../deep/elsewhere" },
  ]);
  assert.equal(codes(await next("report of the missing folder")), ["mod-info-path"]);
  write(folder, "content/deep/elsewhere/a.json", [terrain("t_elsewhere")]);
  await eventually(
    () => builds.flatMap(({ changes }) => changes.added).find(({ id }) => id === "t_elsewhere"),
    "the content of the folder",
  );
  assert.equal(codes(builds.at(-1)!), []);
});

for (const [config, imported] of [
  ["ts", "ts"],
  ["ts", "mjs"],
  ["js", "js"],
  ["mjs", "cjs"],
]) {
  test(`an edit of .${imported} that a configuration in .${config} imports takes over`, async () => {
    const module = `shape.${imported}`;
    const shaped = (shape: string): string =>
      imported === "cjs" ? `exports.shape = "${shape}";\n` : `export const shape = "${shape}";\n`;
    const folder = doorProject({
      "package.json": { type: "module" },
      [`defwright.config.${config}`]: `import { shape } from "./${module}";\nexport default { packs: ["content/core"], out: "generated", shape };\n`,
      [module]: shaped("literal"),
    });
    rmSync(join(folder, "defwright.config.json"));
    const { next } = await watch(folder, { ownFolder: folder });
    write(folder, module, shaped("packed"));
    const rebuild = await next("rebuild with the other shape");
    assert.equal([rebuild.cause, rebuild.paths], ["configuration", [join(folder, module)]]);
    assert.is(rebuild.settings.shape, "packed");
  });
}

test("an edited configuration takes over; a wrong one is reported and changes nothing", async () => {
  const { folder, misconfigured, next } = await watch(
    doorProject({ "content/mods/snow/a.json": [terrain("t_snow")] }),
  );
  write(folder, "defwright.config.json", '{ "packs": ["content/core"], "uot": "generated" }');
  const problems = await eventually(() => misconfigured[0], "report of a wrong configuration");
  assert.equal(
    problems.map(({ code }) => code),
    ["configuration-unknown-member"],
  );
  write(folder, "content/core/new.json", [terrain("t_meanwhile")]);
  const meanwhile = await next("rebuild with the last good configuration");
  assert.equal(meanwhile.changes.added, [{ kind: "terrain", id: "t_meanwhile" }]);

  write(folder, "defwright.config.json", {
    packs: ["content/core", "content/mods/*"],
    out: "generated",
  });
  const taken = await next("rebuild with the new configuration");
  assert.is(taken.cause, "configuration");
  assert.equal(taken.changes.added, [{ kind: "terrain", id: "t_snow" }]);

  write(folder, "content/mods/snow/b.json", [terrain("t_ice")]);
  const inside = await next("rebuild after an edit in the new pack");
  assert.equal(inside.changes.added, [{ kind: "terrain", id: "t_ice" }]);

  // A directory that the pattern has not matched before.
  write(folder, "content/mods/rain/a.json", [terrain("t_puddle")]);
  await eventually(
    () => read(folder, "generated/manifest.json").includes("rain/a.json") || undefined,
    "the new pack",
  );
  rmSync(join(folder, "content/mods/rain"), { recursive: true });
  await eventually(
    () => !read(folder, "generated/manifest.json").includes("rain/a.json") || undefined,
    "the pack's removal",
  );
});

test("a pack that vanishes and returns", async () => {
  const { folder, misconfigured, failures, builds } = await watch(doorProject());
  rmSync(join(folder, "content/core"), { recursive: true });
  await eventually(() => misconfigured[0], "report of the missing pack");
  mkdirSync(join(folder, "content/core"));
  write(folder, "content/core/doors.json", [terrain("t_back")]);
  await eventually(
    () =>
      read(folder, "generated/terrain.ts") &&
      builds.at(-1)?.result.compilation?.model.records.get("terrain")?.get("t_back"),
    "the pack's return",
  );
  none(failures, "a watcher must outlive this");
});

test("after close nothing happens any more", async () => {
  const { folder, builds, watcher } = await watch(doorProject());
  await watcher.close();
  write(folder, "content/core/doors.json", [terrain("t_unseen")]);
  await new Promise((resolve) => setTimeout(resolve, 120));
  assert.is(builds.length, 1);
});

test.run();
