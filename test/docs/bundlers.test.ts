/** The recipes for bundlers are files that are compiled and run here. `UPDATE=1` copies them into their pages. */
import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build as esbuild, type BuildFailure } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { build as vite } from "vite";
import { doorProject, eventually, read, terrain, write } from "../project-folder.ts";
import { linkDefwright, root, viteConfig } from "../vite/station.ts";
import { content } from "./recipes/esbuild.ts";
import { ContentPlugin } from "./recipes/webpack.ts";
import { holds } from "./section.ts";

const test = suite("pages on bundlers");
const recipe = (name: string): string => fileURLToPath(new URL(`recipes/${name}`, import.meta.url));
const main = `import { terrain } from "./generated/index.js";\nconsole.log(terrain.get("t_gate").open);\n`;
const wrong = [terrain("t_gate", { open: "t_gat_open" })];

function project(): string {
  const folder = doorProject({
    "package.json": { name: "game", private: true, type: "module" },
    "index.html": '<!doctype html><script type="module" src="/main.ts"></script>',
    "main.ts": main,
    "vite.config.js": readFileSync(recipe("vite.config.js"), "utf8"),
  });
  linkDefwright(folder);
  symlinkSync(join(root, "node_modules/vite"), join(folder, "node_modules/vite"), "junction");
  return folder;
}

const home = process.cwd();
test.after.each(() => {
  process.chdir(home);
});

for (const name of ["vite.config.js", "esbuild.ts", "webpack.ts"]) {
  test(`it shows ${name} as it is`, () => {
    const code = readFileSync(recipe(name), "utf8").trimEnd();
    holds(`recipe ${name}`, `\n\`\`\`ts\n${code}\n\`\`\`\n\n`, "recipe");
  });
}

test("the configuration for Vite builds a game", async () => {
  const folder = project();
  const { plugins: _, configFile: __, ...config } = viteConfig(folder);
  const built = (await vite({ ...config, build: { write: false } })) as {
    readonly output: readonly { readonly code?: string }[];
  };
  assert.match(built.output.map(({ code = "" }) => code).join("\n"), "t_gate_open");
});

test("the plugin for esbuild bundles a game, and fails with the content", async () => {
  const folder = project();
  process.chdir(folder);
  const bundle = (): Promise<{ outputFiles: { text: string }[] }> =>
    esbuild({
      absWorkingDir: folder,
      entryPoints: ["main.ts"],
      bundle: true,
      write: false,
      format: "esm",
      conditions: ["defwright-source"],
      logLevel: "silent",
      plugins: [content],
    });
  const { outputFiles } = await bundle();
  assert.match(outputFiles[0]!.text, "t_gate_open");
  write(folder, "content/core/doors.json", wrong);
  try {
    await bundle();
    assert.unreachable();
  } catch (error) {
    const [{ text, location }] = (error as BuildFailure).errors as [BuildFailure["errors"][number]];
    assert.is(text, 'No terrain "t_gat_open" is known.');
    assert.is(location?.file, "content/core/doors.json");
    assert.equal([location?.line, location?.column, location?.length], [9, 12, 12]);
  }
});

test("the plugin for webpack compiles content before a run, and follows edits while it watches", async () => {
  const folder = project();
  process.chdir(folder);
  const hook = (): { run?: () => unknown; tap: Tap; tapPromise: Tap } => {
    const own: { run?: () => unknown; tap: Tap; tapPromise: Tap } = {
      tap: (_, run) => (own.run = run),
      tapPromise: (_, run) => (own.run = run),
    };
    return own;
  };
  const hooks = { beforeRun: hook(), watchRun: hook(), watchClose: hook() };
  new ContentPlugin().apply({ hooks });
  await hooks.beforeRun.run!();
  assert.match(read(folder, "generated/terrain/core/doors.ts"), "t_gate_open");
  await hooks.watchRun.run!();
  await hooks.watchRun.run!();
  write(folder, "content/core/doors.json", [terrain("t_gate", { move_cost: 8 })]);
  const changed = (): true | undefined =>
    read(folder, "generated/terrain/core/doors.ts").includes("move_cost: 8") || undefined;
  await eventually(changed, "the edit", 30_000);
  hooks.watchClose.run!();
  write(folder, "content/core/doors.json", wrong);
  try {
    await hooks.beforeRun.run!();
    assert.unreachable();
  } catch (error) {
    assert.is(
      (error as Error).message,
      'content/core/doors.json:9 No terrain "t_gat_open" is known.',
    );
  }
});

type Tap = (name: string, run: () => unknown) => unknown;

test.run();
