/** The plugin without a browser: what it makes of builds, and what the development server sends. */
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { build, createBuilder, type HotPayload, type Plugin, type ViteDevServer } from "vite";
import type { ShownError } from "../../generator/bundlers/overlay-error.ts";
import defwright from "../../generator/vite.ts";
import { doorProject, eventually, read, terrain, write } from "../project-folder.ts";
import { openPage, pageFiles } from "./page.ts";
import { linkDefwright, serve, viteConfig } from "./station.ts";

const test = suite("the Vite plugin");

const main = `import { terrain } from "./generated/index.js";\nconsole.log(terrain.get("t_gate").open);\n`;
const gate = terrain("t_gate", { open: "t_gate_open" });
const openGate = terrain("t_gate_open", { close: "t_gate" });
const doors = "content/core/doors.json";

function project(more: Readonly<Record<string, unknown>> = {}): string {
  const folder = doorProject({
    "index.html": '<!doctype html><script type="module" src="/main.ts"></script>',
    "main.ts": main,
    ...pageFiles,
    ...more,
  });
  linkDefwright(folder);
  return folder;
}

const open: ViteDevServer[] = [];
test.after.each(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

interface Watched {
  readonly folder: string;
  readonly server: ViteDevServer;
  /** What was sent to pages; custom events as their payloads. */
  readonly sent: HotPayload[];
  readonly load: (url: string) => Promise<string>;
  /** What the terminal was told. */
  readonly told: string[];
}

async function watched(folder: string): Promise<Watched> {
  const { server } = await serve(viteConfig(folder), "");
  open.push(server);
  const told: string[] = [];
  server.config.logger.info = (text) => told.push(text);
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
  return { folder, server, sent, load, told };
}

const bundle = (folder: string): ReturnType<typeof build> =>
  build({
    ...viteConfig(folder),
    build: { write: false, minify: false },
  });

test("a production build has the content, and nothing of hot replacement", async () => {
  const folder = project();
  const built = (await bundle(folder)) as {
    readonly output: readonly { readonly code?: string }[];
  };
  const code = built.output.map((each) => each.code ?? "").join("\n");
  assert.match(code, '"t_gate_open"');
  for (const word of ["import.meta.hot", "hotContent", "onContentChange"]) {
    assert.not.match(code, word);
  }
  assert.match(read(folder, "generated/terrain/core/doors.ts"), "t_gate_open");
});

test("a production build fails on errors of the content, with frame and place", async () => {
  const folder = project({
    [doors]: [terrain("t_gate", { open: "t_gat_open" }), terrain("t_gate_open", { clos: 1 })],
  });
  try {
    await bundle(folder);
    assert.unreachable();
  } catch (error) {
    // Vite 8 collects what went wrong; Vite 7 throws the first.
    const { message, loc, frame, id } = ((error as { errors?: unknown[] }).errors?.[0] ??
      error) as { message: string; loc: object; frame: string; id: string };
    assert.match(message, 'error[unknown-reference]: No terrain "t_gat_open" is known.');
    assert.match(message, "--> content/core/doors.json:9:13");
    assert.match(frame, /9 \| {5}"open": "t_gat_open"\n +\| {13}\^{12} no terrain has this id\n/u);
    assert.is(id, join(folder, doors));
    assert.equal(loc, { file: join(folder, doors), line: 9, column: 13 });
  }
});

test("several bundles compile the content once", async () => {
  const folder = project({ [doors]: [{ ...gate, opne: "t_gate_open" }, openGate] });
  const warnings: string[] = [];
  const logged = (message: string): number => warnings.push(message);
  const config = viteConfig(folder);
  const builder = await createBuilder({
    ...config,
    logLevel: "warn",
    customLogger: {
      info: () => undefined,
      warn: logged,
      warnOnce: logged,
      error: logged,
      clearScreen: () => undefined,
      hasErrorLogged: () => false,
      hasWarned: false,
    },
    build: { write: false },
    environments: { embedded: { consumer: "client", resolve: config.resolve! } },
    builder: {},
  });
  const { client, embedded } = builder.environments;
  for (const environment of [client!, embedded!]) await builder.build(environment);
  assert.is(warnings.filter((text) => text.includes("opne")).length, 1, warnings.join("\n"));
});

test("an edit of values updates the table that was loaded, and names the records", async () => {
  const { folder, sent, load, told } = await watched(project());
  await load("/main.ts");
  for (const path of ["index", "ids", "terrain", "terrain/core/doors"]) {
    await load(`/generated/${path}.ts`);
  }
  write(folder, doors, [{ ...gate, move_cost: 6 }, openGate]);
  await eventually(() => (sent.length >= 2 ? sent : undefined), "the update", 30_000);
  const [update, content] = sent;
  assert.is(update!.type, "update");
  assert.equal(
    update!.type === "update" && update!.updates.map(({ type, path }) => ({ type, path })),
    [{ type: "js-update", path: "/generated/terrain.ts" }],
  );
  assert.equal(content, {
    type: "custom",
    event: "defwright:content",
    data: {
      revision: 1,
      tables: [{ kind: "terrain", changed: ["t_gate"], added: [], removed: [] }],
    },
  });
  assert.match(await load("/generated/terrain/core/doors.ts"), "move_cost: 6");
  const [line] = told.filter((text) => text.startsWith("defwright"));
  assert.match(line!, /^defwright: changed t_gate\.move_cost 2 → 6, in \d+ ms$/u);
  // Vite's own watcher sees the written modules too; that is no second update.
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.is(sent.length, 2);
});

test("what others write into the output reaches no page, and is put right", async () => {
  const { folder, server, sent, load } = await watched(project());
  const page = await openPage(server);
  await load("/main.ts");
  const before = page.shows();
  const path = "generated/terrain/core/doors.ts";
  const text = read(folder, path);
  write(folder, path, text.replace("move_cost: 2", "move_cost: 7"));
  rmSync(join(folder, "generated/terrain.ts"));
  for (const module of ["index", "ids", "terrain", "terrain/core/doors"]) {
    assert.not.match(await load(`/generated/${module}.ts`), "move_cost: 7");
  }
  // The recheck compares the output with what was written.
  await eventually(
    () =>
      existsSync(join(folder, "generated/terrain.ts")) && read(folder, path) === text
        ? true
        : undefined,
    "the output as it was",
    30_000,
  );
  write(folder, doors, [{ ...gate, move_cost: 6 }, openGate]);
  await eventually(() => page.shows().includes('"move_cost":6') || undefined, "the edit", 30_000);
  assert.is(page.shows(), before.replace('"move_cost":2', '"move_cost":6'));
  assert.is(page.reloads(), 0);
  assert.equal(
    sent.filter(({ type }) => type === "full-reload" || type === "error"),
    [],
  );
});

for (const shape of ["literal", "packed"]) {
  test(`a file that goes and comes back reloads no page, ${shape}`, async () => {
    const more = "content/core/deep/more.json";
    const there = [terrain("t_more")];
    const { folder, server } = await watched(
      project({
        "defwright.config.json": { packs: ["content/core"], out: "generated", shape },
        [more]: there,
      }),
    );
    const page = await openPage(server);
    const start = page.shows();
    const announces = (what: string): Promise<unknown> =>
      eventually(() => page.announced().includes(what) || undefined, what, 30_000);
    for (let time = 0; time < 2; time += 1) {
      rmSync(join(folder, "content/core/deep"), { recursive: true });
      await announces("-t_more");
      write(folder, more, there);
      await announces("+t_more");
      assert.is(page.shows(), start);
    }
    assert.is(page.reloads(), 0);
  });
}

for (const [from, to] of [
  ["literal", "packed"],
  ["packed", "literal"],
]) {
  test(`constants know the ids that come after the shape has changed from ${from!} to ${to!}`, async () => {
    const configuration = { packs: ["content/core"], out: "generated" };
    const { folder, server } = await watched(
      project({ "defwright.config.json": { ...configuration, shape: from } }),
    );
    const page = await openPage(server);
    write(folder, "defwright.config.json", { ...configuration, shape: to });
    await eventually(() => page.reloads() || undefined, "that the page is loaded again", 30_000);
    const reloaded = await openPage(server);
    write(folder, doors, [gate, openGate, terrain("t_more")]);
    await eventually(() => reloaded.announced().includes("+t_more") || undefined, "it", 30_000);
    assert.match(reloaded.shows(), '"t_more":"t_more"');
    assert.is(reloaded.reloads(), 0);
  });
}

test("errors go to the overlay, with frame and place; a repair takes them away", async () => {
  const { folder, sent, told } = await watched(project());
  write(folder, doors, [gate, { ...openGate, close: "t_gat" }]);
  const find = <T extends HotPayload["type"]>(
    type: T,
  ): Extract<HotPayload, { type: T }> | undefined =>
    sent.find((each): each is Extract<HotPayload, { type: T }> => each.type === type);
  const { err } = await eventually(() => find("error"), "the error", 30_000);
  assert.is(err.message, '[unknown-reference] No terrain "t_gat" is known. Did you mean "t_gate"?');
  assert.is(err.plugin, "defwright");
  assert.is(err.id, join(folder, doors));
  assert.equal(err.loc, { file: join(folder, doors), line: 18, column: 14 });
  assert.match(
    err.frame!,
    /^17 \|.*\n18 \| {5}"close": "t_gat"\n {3}\| {14}\^{7} no terrain has this id\n19 \| {3}\}$/u,
  );
  // The update before it keeps a page from loading itself again.
  assert.equal(sent[0], { type: "update", updates: [] });

  sent.length = 0;
  write(folder, doors, [gate, openGate]);
  assert.equal(await eventually(() => find("update"), "the repair", 30_000), {
    type: "update",
    updates: [],
  });
  const line = /^defwright: no more errors; no definition changed, in \d+ ms$/u;
  await eventually(() => told.find((text) => line.test(text)), "the line", 30_000);
});

function isUpdate(payload: HotPayload): boolean {
  return payload.type === "custom" || (payload.type === "update" && payload.updates.length > 0);
}

test("new files, and a configuration that is wrong for a while", async () => {
  const { folder, sent, told } = await watched(project());
  write(folder, "content/core/deep/walls.json", [terrain("t_wall")]);
  const sentWith = (what: string): HotPayload | undefined =>
    sent.find((each) => JSON.stringify(each).includes(what));
  await eventually(() => sentWith('"added":["t_wall"]'), "the new file", 30_000);
  write(folder, "defwright.config.json", { packs: ["content/core"], out: "generated", shap: 1 });
  await eventually(() => sentWith("shap"), "the wrong configuration", 30_000);
  // Content is built with the last good one, and the page goes on showing what is wrong.
  sent.length = 0;
  write(folder, "content/core/deep/walls.json", [terrain("t_wall", { name: "wet wall" })]);
  const isShownAgain = (): boolean => sent.at(-1)?.type === "error" && sent.some(isUpdate);
  await eventually(() => isShownAgain() || undefined, "the edit, and what is wrong", 30_000);
  assert.is(told.filter((line) => line.includes("no more errors")).join(), "");
  sent.length = 0;
  write(folder, "defwright.config.json", {
    packs: ["content/core"],
    out: "generated",
    shape: "packed",
  });
  await eventually(() => sentWith('"full-reload"'), "the repaired configuration", 30_000);
  assert.match(read(folder, "generated/terrain.ts"), "unpack(");
  rmSync(join(folder, "content/core/deep"), { recursive: true });
  await eventually(() => sentWith('"removed":["t_wall"]'), "the removed folder", 30_000);
});

test("without an output, a page is told the finding; when that is gone, it is loaded again", async () => {
  const { folder, sent, load } = await watched(
    project({ [doors]: [{ ...gate, open: "t_gat_open" }, openGate] }),
  );
  assert.not.ok(existsSync(join(folder, "generated")));
  // What the import resolves to is what fails, with the finding, its file and its place.
  assert.match(await load("/main.ts"), "/generated/index.ts");
  for (const url of ["/generated/index.ts", "/@fs" + join(folder, "generated/terrain.ts")]) {
    try {
      await load(url);
      assert.unreachable(url);
    } catch (error) {
      const { message, id, loc, frame } = error as ShownError;
      assert.match(message, '[unknown-reference] No terrain "t_gat_open" is known.');
      assert.is(id, join(folder, doors));
      assert.equal(loc, { file: join(folder, doors), line: 9, column: 13 });
      assert.match(frame, "no terrain has this id");
    }
  }
  write(folder, doors, [gate, openGate]);
  await eventually(
    () => sent.find(({ type }) => type === "full-reload"),
    "that pages are loaded again",
    30_000,
  );
  assert.match(await load("/generated/terrain/core/doors.ts"), "t_gate_open");
  sent.length = 0;
  write(folder, doors, [gate, openGate, terrain("t_more")]);
  await eventually(
    () => sent.find((each) => JSON.stringify(each).includes("t_more")),
    "an update",
    30_000,
  );
  assert.equal(
    sent.filter(({ type }) => type === "full-reload"),
    [],
  );
});

test("a server renders with the same content", async () => {
  const { server } = await watched(project());
  const content = (await server.ssrLoadModule("/generated/index.ts")) as {
    terrain: { get(id: string): { open?: string } | undefined };
  };
  assert.is(content.terrain.get("t_gate")?.open, "t_gate_open");
});

test("a wrong configuration keeps the server from starting, and says why", async () => {
  const folder = project({ "defwright.config.json": { packs: ["content/core"], out: 1 } });
  try {
    open.push((await serve(viteConfig(folder), "")).server);
    assert.unreachable();
  } catch (error) {
    assert.match((error as Error).message, /defwright\.config\.json:5:10/u);
  }
});

test("options win over the configuration file", async () => {
  const folder = project();
  await build({
    ...viteConfig(folder),
    plugins: [defwright({ shape: "packed", configFile: "defwright.config.json" })],
    build: { write: false },
  });
  assert.match(read(folder, "generated/terrain.ts"), "unpack(");
});

test("its parts are for one command each", () => {
  const parts: readonly Plugin[] = defwright();
  assert.equal(
    parts.map(({ name, apply }) => [name, apply]),
    [
      ["defwright:build", "build"],
      ["defwright:serve", "serve"],
    ],
  );
});

test.run();
