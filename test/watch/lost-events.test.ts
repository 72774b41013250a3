/** Changes without events are found by the recheck, and lead to the output of a cold build. */
import {
  mkdirSync,
  promises,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { build } from "../../generator/build/build.ts";
import { loadSettings } from "../../generator/config/load-config.ts";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import type { FileEvents, FileNotice } from "../../generator/watch/file-events.ts";
import { createWatcher, type Rebuild, type Watcher } from "../../generator/watch/watch.ts";
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

/** A watcher that receives no events. */
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
        recheck: { first: 100, then: 150 },
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

function idsOf({ added, removed, changed }: Rebuild["changes"]): object {
  return { added, removed, changed };
}

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
  assert.equal(idsOf(rebuild.changes), {
    added: [{ kind: "terrain", id: "t_new" }],
    removed: [{ kind: "terrain", id: "t_old" }],
    changed: [{ kind: "terrain", id: "t_gate" }],
  });
  await sameAsCold(folder);
  // What was found once is not found again.
  await new Promise((resolve) => setTimeout(resolve, 500));
  assert.is(builds.length, 2);
});

test("an edit that was found, taken back with an event, and made again", async () => {
  const folder = doorProject();
  const { settings } = await loadSettings({ workingDirectory: folder });
  const back = read(folder, doors);
  const edited = JSON.stringify([{ ...gate, move_cost: 9 }, openGate]);
  let notice: FileNotice = () => undefined;
  let builds = 0;
  const built = (): void => {
    builds += 1;
    // Before any recheck comes to see the content as it was.
    if (builds === 2) {
      write(folder, doors, back);
      notice(join(folder, doors), false);
    } else if (builds === 3) write(folder, doors, edited);
  };
  const fileEvents: FileEvents = (_, given) => {
    notice = given;
    return Promise.resolve({ close: () => Promise.resolve() });
  };
  open.push(
    await createWatcher(settings!, { built }, { fileEvents, recheck: { first: 100, then: 150 } }),
  );
  write(folder, doors, edited);
  await eventually(() => (builds === 4 ? true : undefined), "the build of the edit made again");
  await sameAsCold(folder);
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

test("modules of another generation are removed as often as they come", async () => {
  const folder = doorProject();
  const { builds, rebuilt } = await deaf(folder);
  for (const text of ["// @generated by defwright\n", "// @generated by defwright\n"]) {
    write(folder, "generated/terrain/core/z.ts", text);
    write(folder, "generated/recipe/core/z.ts", text);
    const rebuild = await rebuilt();
    assert.is(rebuild.cause, "output");
    assert.equal(rebuild.result.removed, ["recipe/core/z.ts", "terrain/core/z.ts"]);
    await sameAsCold(folder);
  }
  write(folder, "generated/terrain/core/mine.ts", "// mine\n");
  await new Promise((resolve) => setTimeout(resolve, 500));
  assert.is(builds.length, 3);
  assert.is(read(folder, "generated/terrain/core/mine.ts"), "// mine\n");
});

test("while content is wrong they wait for the next output", async () => {
  const folder = doorProject();
  const { builds, rebuilt } = await deaf(folder);
  write(folder, doors, [{ ...gate, move_cost: "slow" }, openGate]);
  assert.ok((await rebuilt()).result.compilation?.failed);
  write(folder, "generated/terrain/core/z.ts", "// @generated by defwright\n");
  await rebuilt();
  await new Promise((resolve) => setTimeout(resolve, 500));
  assert.is(builds.length, 3, "it is reported once");
  write(folder, doors, [{ ...gate, move_cost: 4 }, openGate]);
  assert.equal((await rebuilt()).result.removed, ["terrain/core/z.ts"]);
  await sameAsCold(folder);
});

test("the same edit of the output is put right each time", async () => {
  const folder = doorProject();
  const { rebuilt } = await deaf(folder);
  for (const count of [1, 2]) {
    rmSync(join(folder, "generated/terrain.ts"));
    assert.equal((await rebuilt()).result.written, ["terrain.ts"], String(count));
    await sameAsCold(folder);
    // Until it was seen to be right again.
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
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
  for (const path of ["generated/terrain/core/doors.ts", "generated/manifest.json"]) {
    write(folder, path, `${read(folder, path)}// mine\n`);
  }
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
  assert.is(misconfigured.length, 1, "it is reported once");
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

test("a build that could not write is tried again, and reports its reason once", async () => {
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

/** Makes the next listing of a folder find that it is none any more; returns whether there was one. */
function vanishing(folder: string): () => boolean {
  const { readdir } = promises;
  let has = false;
  const patched = (path: string, ...rest: never[]): unknown => {
    if (has || path !== folder) return (readdir as (...all: unknown[]) => unknown)(path, ...rest);
    has = true;
    return Promise.reject(Object.assign(new Error("no folder"), { code: "ENOTDIR" }));
  };
  promises.readdir = patched as typeof readdir;
  syncBuiltinESMExports();
  return () => {
    promises.readdir = readdir;
    syncBuiltinESMExports();
    return has;
  };
}

test("a folder that turns into something else while it begins to be watched leaves nobody deaf", async () => {
  const folder = doorProject({ "content/mods/snow/a.json": [terrain("t_snow")] });
  const load = { workingDirectory: folder };
  const { settings } = await loadSettings(load);
  const builds: Rebuild[] = [];
  open.push(
    await createWatcher(
      settings!,
      { built: (rebuild) => builds.push(rebuild) },
      { reload: () => loadSettings(load), recheck: { first: 100, then: 150 } },
    ),
  );
  const restore = vanishing(join(folder, "content/mods/snow"));
  const added = (id: string): Promise<unknown> =>
    eventually(
      () => builds.flatMap(({ changes }) => changes.added).find((each) => each.id === id),
      id,
      30_000,
    );
  write(folder, "defwright.config.json", {
    packs: ["content/core", "content/mods/*"],
    out: "generated",
  });
  await added("t_snow");
  assert.ok(restore(), "the folder was listed");
  write(folder, "content/mods/snow/b.json", [terrain("t_ice")]);
  await added("t_ice");
  write(folder, "content/core/more.json", [terrain("t_more")]);
  await added("t_more");
  await sameAsCold(folder);
});

for (const what of ["comes", "goes"] as const) {
  for (const when of ["start", "an edit of the configuration"] as const) {
    test(`a pack that ${what} right after the settings were read at ${when}`, async () => {
      const config = { packs: ["content/core", "content/mods/*"], out: "generated" };
      const folder = doorProject({
        "defwright.config.json": config,
        "content/mods/rain/a.json": [terrain("t_rain")],
      });
      const pack = join(folder, "content/mods/snow");
      const turn = (): void => {
        if (what === "goes") rmSync(pack, { recursive: true });
        else write(folder, "content/mods/snow/a.json", [terrain("t_snow")]);
      };
      if (what === "goes") write(folder, "content/mods/snow/a.json", [terrain("t_snow")]);
      const load = { workingDirectory: folder };
      const { settings } = await loadSettings(load);
      if (when === "start") turn();
      const builds: Rebuild[] = [];
      let isArmed = false;
      const reload = async (): ReturnType<typeof loadSettings> => {
        const loaded = await loadSettings(load);
        if (isArmed) turn();
        isArmed = false;
        return loaded;
      };
      const fileEvents: FileEvents = () => Promise.resolve({ close: () => Promise.resolve() });
      open.push(
        await createWatcher(
          settings!,
          { built: (rebuild) => builds.push(rebuild) },
          { reload, fileEvents, recheck: { first: 100, then: 150 } },
        ),
      );
      if (when !== "start") {
        isArmed = true;
        write(folder, "defwright.config.json", { ...config, dialect: "bright-nights" });
      }
      const isThere = what === "comes";
      const ids = (): string => read(folder, "generated/ids.ts");
      await eventually(() => ids().includes("t_snow") === isThere || undefined, "the output");
      if (when !== "start") await eventually(() => (builds.length > 1 ? true : undefined), "build");
      await sameAsCold(folder);
    });
  }
}

test("folders that are renamed at the start are waited for", async () => {
  const folder = doorProject();
  const { settings } = await loadSettings({ workingDirectory: folder });
  renameSync(join(folder, "content/core"), join(folder, "elsewhere"));
  setTimeout(() => {
    renameSync(join(folder, "elsewhere"), join(folder, "content/core"));
  }, 400);
  open.push(await createWatcher(settings!));
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
