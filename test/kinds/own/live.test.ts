/** Watching and development servers on kinds that exist only as data, and sessions side by side. */
import { rmSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { HotPayload, ViteDevServer } from "vite";
import { compilePacks } from "../../../generator/build/compile-packs.ts";
import { createBuildSession } from "../../../generator/build/session.ts";
import { loadSettings } from "../../../generator/config/load-config.ts";
import type { Settings } from "../../../generator/config/settings.ts";
import type { Diagnostic } from "../../../generator/diagnostics/diagnostic.ts";
import { createWatcher, type Rebuild, type Watcher } from "../../../generator/watch/watch.ts";
import { eventually, read, write } from "../../project-folder.ts";
import { linkDefwright, serve, viteConfig } from "../../vite/station.ts";
import { core, expectCode, monsterSchema, world } from "./world.ts";

const test = suite("own kinds while they are written");

const open: { readonly close: () => Promise<void> }[] = [];
test.after.each(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

const file = "content/core/core.json";
const schema = "kinds/monster.schema.json";
const { properties } = monsterSchema as { readonly properties: Readonly<Record<string, object>> };
const withSpeed = {
  ...monsterSchema,
  properties: { ...properties, speed: { type: "integer", default: 100 } },
};

/** The core with another wolf. */
function wolfWith(members: object): object[] {
  return core.map((each) => (each["id"] === "mon_wolf" ? { ...each, ...members } : each));
}

async function settingsOf(folder: string): Promise<Settings> {
  const { settings, problems } = await loadSettings({ workingDirectory: folder });
  if (!settings) throw new Error(problems.map(({ message }) => message).join("\n"));
  return settings;
}

interface Watched {
  readonly misconfigured: (readonly Diagnostic[])[];
  readonly next: (what: string) => Promise<Rebuild>;
}

async function watch(folder: string): Promise<Watched> {
  const builds: Rebuild[] = [];
  const misconfigured: (readonly Diagnostic[])[] = [];
  const watcher: Watcher = await createWatcher(
    await settingsOf(folder),
    {
      built: (rebuild) => builds.push(rebuild),
      misconfigured: (problems) => misconfigured.push(problems),
      failed: (error) => {
        throw error;
      },
    },
    { reload: () => loadSettings({ workingDirectory: folder }) },
  );
  open.push(watcher);
  let seen = builds.length;
  const next = async (what: string): Promise<Rebuild> => {
    const rebuild = await eventually(() => builds[seen], what, 20_000);
    seen += 1;
    return rebuild;
  };
  return { misconfigured, next };
}

for (const shape of ["literal", "packed"]) {
  test(`${shape}: edits of content are built as a build from nothing builds them`, async () => {
    const configuration = JSON.parse(read(world(), "defwright.config.json")) as object;
    const folder = world({ "defwright.config.json": { ...configuration, shape } });
    const { next } = await watch(folder);
    write(folder, file, wolfWith({ hp: 40, faction: "packless" }));
    const { changes } = await next("the edit");
    assert.equal(changes.changed, [
      { kind: "monster", id: "mon_wolf" },
      { kind: "monster", id: "mon_dire" },
    ]);
    write(folder, file, [
      ...wolfWith({ upgrade: undefined }),
      { type: "TOOL", id: "axe", name: "axe" },
    ]);
    assert.equal((await next("the second edit")).changes.added, [{ kind: "item", id: "axe" }]);
    await expectCode(folder, 0, "check");
  });
}

test("an edited schema takes over; while it is wrong, or gone, the last good output stays", async () => {
  const folder = world();
  const { misconfigured, next } = await watch(folder);
  const before = read(folder, "generated/types.ts");
  write(folder, schema, JSON.stringify(monsterSchema).replace('"x-ref":"item"', '"x-ref":"itme"'));
  const [problem] = await eventually(() => misconfigured[0], "the wrong schema", 20_000);
  assert.is(problem?.code, "kind-reference-unknown");
  assert.is(read(folder, "generated/types.ts"), before);
  write(folder, file, wolfWith({ hp: 41 }));
  assert.is((await next("an edit meanwhile")).changes.changed.length, 2);
  rmSync(`${folder}/${schema}`);
  const [gone] = await eventually(() => misconfigured[1], "the schema that is gone", 20_000);
  assert.match(gone?.message ?? "", "monster.schema.json");
  assert.is(read(folder, "generated/types.ts"), before);
  write(folder, schema, withSpeed);
  assert.is((await next("the new schema")).cause, "configuration");
  assert.match(read(folder, "generated/types.ts"), "readonly speed: number;");
  assert.match(read(folder, "generated/monster/core/core.ts"), "speed: 100");
  await expectCode(folder, 0, "check");
});

test("sessions of projects with different kinds side by side compile as each alone does", async () => {
  const folders = [world(), world({ [schema]: withSpeed })];
  const sessions = await Promise.all(
    folders.map(async (folder) => ({
      folder,
      session: createBuildSession(),
      settings: await settingsOf(folder),
    })),
  );
  for (const hp of [12, 13, 12, 14]) {
    for (const { folder, session, settings } of sessions) {
      write(folder, file, wolfWith({ hp, ...(hp === 14 && { speed: 7 }) }));
      const warm = compilePacks(settings, { session });
      const cold = compilePacks(await settingsOf(folder));
      assert.is(warm.failed, cold.failed);
      const textsOf = ({ modules }: typeof warm): string[] =>
        modules.map(({ path, text }) => `${path}\n${text}`);
      assert.equal(textsOf(warm), textsOf(cold));
      assert.equal(
        warm.diagnostics.map(({ code }) => code),
        settings === sessions[0]?.settings && hp === 14 ? ["unknown-member"] : [],
      );
    }
  }
});

test("Vite replaces the table of an own kind while the page runs", async () => {
  const folder = world({
    "index.html": '<!doctype html><script type="module" src="/main.ts"></script>',
    "main.ts":
      'import { monster, monsterLookups, omen } from "./generated/index.js";\nconsole.log(monster, monsterLookups, omen);\n',
  });
  linkDefwright(folder);
  const { server }: { readonly server: ViteDevServer } = await serve(viteConfig(folder), "");
  open.push(server);
  const sent: HotPayload[] = [];
  const { hot } = server.environments.client;
  const send: (...words: never[]) => void = hot.send.bind(hot);
  hot.send = (...words: unknown[]) => {
    const [event, data] = words;
    sent.push(typeof event === "string" ? { type: "custom", event, data } : (event as HotPayload));
    send(...(words as never[]));
  };
  const load = async (url: string): Promise<string> =>
    (await server.environments.client.transformRequest(url))?.code ?? "";
  await load("/main.ts");
  const modules = [
    "index",
    "ids",
    "monster",
    "monster/core/core",
    "recipe-lookups",
    "omen",
    "omen/core/core",
  ];
  for (const path of modules) await load(`/generated/${path}.ts`);
  assert.match(await load("/generated/monster.ts"), '$content.table("monster"');
  assert.match(await load("/generated/omen.ts"), '$content.substitutions("omen"');
  write(folder, file, wolfWith({ hp: 77 }));
  const tables = await eventually(
    () =>
      sent.flatMap((each) => (each.type === "custom" ? [each.data as { tables: unknown }] : []))[0],
    "the update",
    30_000,
  );
  assert.equal(tables.tables, [
    { kind: "monster", changed: ["mon_wolf", "mon_dire"], added: [], removed: [] },
  ]);
  assert.not.ok(sent.some(({ type }) => type === "full-reload" || type === "error"));
  assert.match(await load("/generated/monster/core/core.ts"), "hp: 77");
  sent.length = 0;
  write(folder, file, wolfWith({ hp: 77, upgrade: "mon_dier" }));
  await eventually(() => sent.find(({ type }) => type === "error"), "the error", 30_000);
});

test.run();
