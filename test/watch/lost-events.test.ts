/** Whatever the system does not tell of is found all the same, and leads to what a cold build gives. */
import {
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { build } from "../../generator/build.ts";
import { loadSettings } from "../../generator/config/load-config.ts";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { createWatcher, type Rebuild, type Watcher } from "../../generator/watch.ts";
import { doorProject, eventually, read, terrain, write } from "../project-folder.ts";

const test = suite("lost events");

const open: Watcher[] = [];
test.after.each(async () => {
  await Promise.all(open.splice(0).map((watcher) => watcher.close()));
});

interface Deaf {
  readonly builds: Rebuild[];
  readonly misconfigured: (readonly Diagnostic[])[];
  readonly failures: unknown[];
  readonly rebuilt: () => Promise<Rebuild>;
}

/** A watcher that is never told of anything. */
async function deaf(folder: string): Promise<Deaf> {
  const load = { workingDirectory: folder };
  const { settings } = await loadSettings(load);
  const builds: Rebuild[] = [];
  const misconfigured: (readonly Diagnostic[])[] = [];
  const failures: unknown[] = [];
  open.push(
    await createWatcher(
      settings!,
      {
        built: (rebuild) => builds.push(rebuild),
        misconfigured: (problems) => misconfigured.push(problems),
        failed: (error) => failures.push(error),
      },
      {
        fileEvents: () => Promise.resolve({ close: () => Promise.resolve() }),
        looks: { first: 100, then: 150 },
      },
    ),
  );
  let seen = 1;
  const rebuilt = async (): Promise<Rebuild> => {
    const rebuild = await eventually(() => builds[seen], "a rebuild");
    seen += 1;
    return rebuild;
  };
  return { builds, misconfigured, failures, rebuilt };
}

/** Path below a folder -> text. */
function textsBelow(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return Object.fromEntries(files.sort().map((path) => [path, read(folder, path)]));
}

async function sameAsCold(folder: string): Promise<void> {
  const { settings } = await loadSettings({
    workingDirectory: folder,
    overrides: { out: join(folder, "cold") },
  });
  build(settings!, { force: true });
  assert.equal(textsBelow(join(folder, "generated")), textsBelow(join(folder, "cold")));
  rmSync(join(folder, "cold"), { recursive: true });
}

const gate = terrain("t_gate", { open: "t_gate_open" });
const openGate = terrain("t_gate_open", { close: "t_gate" });
const doors = "content/core/doors.json";

test("edits, new and removed files and folders", async () => {
  const folder = doorProject({
    "content/core/old.json": [terrain("t_old")],
    "content/core/walls/stone.json": [terrain("t_stone")],
  });
  const { builds, rebuilt } = await deaf(folder);
  write(folder, doors, [{ ...gate, move_cost: 4 }, openGate]);
  rmSync(join(folder, "content/core/old.json"));
  renameSync(join(folder, "content/core/walls"), join(folder, "content/core/rocks"));
  write(folder, "content/core/new/deep/a.json", [terrain("t_new")]);
  const rebuild = await rebuilt();
  assert.is(rebuild.cause, "content");
  assert.equal(
    rebuild.paths,
    [
      "content/core/doors.json",
      "content/core/new/deep/a.json",
      "content/core/old.json",
      "content/core/rocks/stone.json",
      "content/core/walls/stone.json",
    ].map((path) => join(folder, path)),
  );
  assert.equal(rebuild.changes, {
    added: [{ kind: "terrain", id: "t_new" }],
    removed: [{ kind: "terrain", id: "t_old" }],
    changed: [{ kind: "terrain", id: "t_gate" }],
  });
  await sameAsCold(folder);
  // What was found once is not found again.
  await new Promise((resolve) => setTimeout(resolve, 500));
  assert.is(builds.length, 2);
});

test("an edit that leaves size and time as they were", async () => {
  const folder = doorProject();
  const file = join(folder, doors);
  const { mtime } = statSync(file);
  const { rebuilt } = await deaf(folder);
  const text = read(folder, doors);
  assert.match(text, '"move_cost": 2');
  write(folder, doors, text.replace('"move_cost": 2', '"move_cost": 7'));
  utimesSync(file, mtime, mtime);
  assert.equal((await rebuilt()).changes.changed, [{ kind: "terrain", id: "t_gate" }]);
  await sameAsCold(folder);
});

test("output that was removed or edited is put right", async () => {
  const folder = doorProject();
  const { rebuilt } = await deaf(folder);
  const good = textsBelow(join(folder, "generated"));
  rmSync(join(folder, "generated"), { recursive: true });
  const first = await rebuilt();
  assert.is(first.cause, "output");
  assert.is(first.result.written.length, Object.keys(good).length);
  assert.equal(textsBelow(join(folder, "generated")), good);
  write(folder, "generated/terrain/core/doors.ts", "// mine\n");
  write(folder, "generated/manifest.json", "{}");
  const second = await rebuilt();
  assert.equal([...second.result.written].sort(), ["manifest.json", "terrain/core/doors.ts"]);
  assert.equal(textsBelow(join(folder, "generated")), good);
});

test("a configuration that breaks, and packs that a pattern matches", async () => {
  const folder = doorProject({
    "defwright.config.json": { packs: ["content/core", "content/mods/*"], out: "generated" },
    "content/mods/rain/a.json": [terrain("t_rain")],
  });
  const { builds, misconfigured, rebuilt } = await deaf(folder);
  write(folder, "content/mods/snow/a.json", [terrain("t_snow")]);
  const added = await rebuilt();
  assert.is(added.cause, "configuration");
  assert.equal(added.changes.added, [{ kind: "terrain", id: "t_snow" }]);
  await sameAsCold(folder);

  const good = read(folder, "defwright.config.json");
  write(folder, "defwright.config.json", "{");
  await eventually(() => misconfigured[0], "the mistake");
  await new Promise((resolve) => setTimeout(resolve, 500));
  assert.is(misconfigured.length, 1, "it is told once");
  assert.is(builds.length, 2);
  write(folder, "defwright.config.json", good);
  rmSync(join(folder, "content/mods/rain"), { recursive: true });
  const repaired = await rebuilt();
  assert.equal(repaired.changes.removed, [{ kind: "terrain", id: "t_rain" }]);
  await sameAsCold(folder);
});

test("a file that is no text is reported as long as it is none", async () => {
  const folder = doorProject();
  const { rebuilt } = await deaf(folder);
  const file = join(folder, doors);
  const good = read(folder, doors);
  writeFileSync(file, Buffer.from([0x5b, 0xff, 0x5d]));
  const codesOf = ({ result }: Rebuild): string[] =>
    (result.compilation?.diagnostics ?? []).map(({ code }) => code);
  assert.equal(codesOf(await rebuilt()), ["invalid-utf8"]);
  write(folder, "content/core/other.json", [terrain("t_other")]);
  assert.equal(codesOf(await rebuilt()), ["invalid-utf8"]);
  write(folder, doors, good);
  assert.equal((await rebuilt()).changes.added, [{ kind: "terrain", id: "t_other" }]);
  await sameAsCold(folder);
});

test("a build that could not write is tried again, and tells its reason once", async () => {
  const folder = doorProject();
  const { failures, rebuilt } = await deaf(folder);
  rmSync(join(folder, "generated/terrain"), { recursive: true });
  write(folder, "generated/terrain", "in the way");
  write(folder, doors, [{ ...gate, move_cost: 4 }, openGate]);
  await eventually(() => failures[0], "the failure");
  rmSync(join(folder, "generated/terrain"));
  await rebuilt();
  assert.is(failures.length, 1);
  await sameAsCold(folder);
});

test("asked to, it reads everything anew", async () => {
  const folder = doorProject();
  const { builds, rebuilt } = await deaf(folder);
  write(folder, doors, [{ ...gate, move_cost: 4 }, openGate]);
  open[0]!.rebuild();
  const rebuild = await rebuilt();
  assert.is(rebuild.cause, "request");
  assert.equal(rebuild.changes.changed, [{ kind: "terrain", id: "t_gate" }]);
  assert.is(builds.length, 2);
  mkdirSync(join(folder, "content/core/empty"));
  await sameAsCold(folder);
});

test.run();
