/** `vite build --watch`, and packs that lie outside Vite's root. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import { build, type ViteDevServer } from "vite";
import { eventually, projectFolder, terrain, write } from "../project-folder.ts";
import { linkDefwright, serve, viteConfig } from "./station.ts";

const test = suite("Vite: build --watch, packs outside the root");

const gate = terrain("t_gate", { open: "t_gate_open" });
const openGate = terrain("t_gate_open", { close: "t_gate" });
const doors = "shared/core/doors.json";

/** The game, Vite's root, is a folder beside its packs. */
function project(): { readonly folder: string; readonly game: string } {
  const folder = projectFolder({
    "game/defwright.config.json": { packs: ["../shared/core"], out: "generated" },
    "game/index.html": '<!doctype html><script type="module" src="/main.ts"></script>',
    "game/main.ts": `import { terrain } from "./generated/index.js";\nconsole.log(terrain.ids().map((id) => terrain.get(id).name));\n`,
    [doors]: [gate, openGate],
  });
  const game = join(folder, "game");
  linkDefwright(game);
  return { folder, game };
}

interface Closable {
  readonly close: () => Promise<void>;
}
const open: Closable[] = [];
test.after.each(async () => {
  for (const each of open.splice(0)) await each.close();
});

test("vite build --watch builds again after edits and new files, and after mistakes", async () => {
  const { folder, game } = project();
  const outcomes: string[] = [];
  const watcher = (await build({
    ...viteConfig(game),
    build: { watch: {}, minify: false, outDir: "dist" },
  })) as Closable & {
    on: (event: "event", hear: (event: { code: string; error?: Error }) => void) => void;
  };
  open.push(watcher);
  watcher.on("event", ({ code, error }) => {
    if (code === "ERROR") outcomes.push(error?.message ?? "");
    if (code === "BUNDLE_END") outcomes.push("");
  });
  const bundled = (): string => {
    const assets = join(game, "dist/assets");
    if (!existsSync(assets)) return "";
    return readdirSync(assets)
      .map((name) => readFileSync(join(assets, name), "utf8"))
      .join("\n");
  };
  const has = (text: string): Promise<true> =>
    eventually(() => bundled().includes(text) || undefined, `${text} in the bundle`, 30_000);
  await has("t_gate_open");
  write(folder, doors, [{ ...gate, name: "iron gate" }, openGate]);
  await has("iron gate");
  write(folder, "shared/core/more.json", [terrain("t_more", { name: "a new thing" })]);
  await has("a new thing");
  write(folder, doors, [{ ...gate, open: "t_gat" }, openGate]);
  await eventually(
    () => outcomes.find((each) => each.includes('No terrain "t_gat" is known.')),
    "the mistake",
    30_000,
  );
  write(folder, doors, [{ ...gate, name: "mended gate" }, openGate]);
  await has("mended gate");
  const configuration = "game/defwright.config.json";
  write(folder, configuration, { packs: ["../shared/core"], uot: "generated" });
  await eventually(
    () => outcomes.find((each) => each.includes('Unknown member "uot"')),
    "the wrong configuration",
    30_000,
  );
  write(folder, configuration, { packs: ["../shared/core"], out: "generated", shape: "packed" });
  await eventually(
    () => (existsSync(join(game, "generated/terrain/core")) ? undefined : true),
    "the other shape",
    30_000,
  );
});

test("the development server follows packs outside its root", async () => {
  const { folder, game } = project();
  const { server } = await serve(viteConfig(game), "");
  open.push(server);
  const moduleHas = (text: string): Promise<true> =>
    eventually(
      () =>
        (existsSync(join(game, "generated/terrain/core/doors.ts")) &&
          readFileSync(join(game, "generated/terrain/core/doors.ts"), "utf8").includes(text)) ||
        undefined,
      text,
      30_000,
    );
  await moduleHas("t_gate_open");
  await loads(server, "t_gate_open");
  write(folder, doors, [{ ...gate, name: "iron gate" }, openGate]);
  await moduleHas("iron gate");
  await loads(server, "iron gate");
  write(folder, "shared/core/deep/more.json", [terrain("t_more")]);
  await eventually(
    () => existsSync(join(game, "generated/terrain/core/deep/more.ts")) || undefined,
    "a new file",
    30_000,
  );
});

/** What a page would be given. */
async function loads(server: ViteDevServer, text: string): Promise<void> {
  const url = "/generated/terrain/core/doors.ts";
  for (const end = performance.now() + 30_000; performance.now() < end;) {
    const { code = "" } = (await server.environments.client.transformRequest(url)) ?? {};
    if (code.includes(text)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${url} never had ${text}`);
}

test.run();
