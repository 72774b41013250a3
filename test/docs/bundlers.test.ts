/** The recipes for bundlers are files that are compiled and run here. `UPDATE=1` copies them into their pages. */
import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import { context as esbuild, type BuildOptions, type Plugin } from "esbuild";
import { rolldown } from "rolldown";
import {
  rollup,
  watch,
  type OutputOptions,
  type RollupOptions,
  type RollupWatcherEvent,
} from "rollup";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { build as vite } from "vite";
import webpack, { type Configuration } from "webpack";
import defwright from "defwright/vite";
import { doorProject, eventually, read, terrain, write } from "../project-folder.ts";
import { root } from "../root.ts";
import { linkDefwright, viteConfig } from "../vite/station.ts";
import { holds } from "./section.ts";

const test = suite("pages on bundlers");
const recipe = (name: string): string => fileURLToPath(new URL(`recipes/${name}`, import.meta.url));
const main = `import { terrain } from "../generated/index.js";\nconsole.log(terrain.get("t_gate").open);\n`;

function project(name: string): string {
  const folder = doorProject({
    "package.json": { name: "game", private: true, type: "module" },
    "index.html": '<!doctype html><script type="module" src="/src/main.ts"></script>',
    "src/main.ts": main,
    [name]: readFileSync(recipe(name), "utf8"),
  });
  linkDefwright(folder);
  for (const each of ["vite", "esbuild", "webpack", "@rollup", "rollup-plugin-esbuild"]) {
    symlinkSync(join(root, "node_modules", each), join(folder, "node_modules", each), "junction");
  }
  return folder;
}

for (const name of [
  "vite.config.js",
  "esbuild.config.js",
  "webpack.config.js",
  "rollup.config.js",
]) {
  test(`it shows ${name} as it is`, () => {
    const code = readFileSync(recipe(name), "utf8").trimEnd();
    holds(`recipe ${name}`, `\n\`\`\`ts\n${code}\n\`\`\`\n\n`, "recipe");
  });
}

test("the configuration for Vite builds a game", async () => {
  const folder = project("vite.config.js");
  const { plugins: _, configFile: __, ...config } = viteConfig(folder);
  const built = (await vite({ ...config, build: { write: false } })) as {
    readonly output: readonly { readonly code?: string }[];
  };
  assert.match(built.output.map(({ code = "" }) => code).join("\n"), "t_gate_open");
});

test("the plugin for Vite builds a game with Rolldown, and fails with its errors", async () => {
  const folder = project("vite.config.js");
  const configFile = join(folder, "defwright.config.json");
  const made = async (): Promise<string> => {
    const bundle = await rolldown({
      cwd: folder,
      input: "src/main.ts",
      plugins: [defwright({ configFile }) as never],
      resolve: {
        conditionNames: ["defwright-source", "import"],
        extensionAlias: { ".js": [".ts", ".js"] },
      },
    });
    const { output } = await bundle.generate({ format: "esm" });
    return output[0].code;
  };
  assert.match(await made(), "t_gate_open");
  write(folder, "content/core/doors.json", "[{");
  let failure = "";
  await made().catch((error: unknown) => (failure = String(error)));
  assert.match(failure, "content/core/doors.json");
});

test("the configuration for Rollup builds a game, fails with its errors, and follows edits of content", async () => {
  const folder = project("rollup.config.js");
  const before = process.cwd();
  // Where Rollup runs, as its command line does.
  process.chdir(folder);
  try {
    const { default: configuration } = (await import(
      pathToFileURL(join(folder, "rollup.config.js")).href
    )) as { default: RollupOptions };
    const sources = nodeResolve({
      exportConditions: ["defwright-source"],
      resolveOnly: ["defwright"],
    });
    const settings = { ...configuration, plugins: [sources, configuration.plugins] };
    await (await rollup(settings)).write(configuration.output as OutputOptions);
    assert.match(read(folder, "dist/main.js"), "t_gate_open");

    const good = read(folder, "content/core/doors.json");
    // What follows another edit within a few milliseconds is no second one to Rollup.
    const calm = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 200));
    const watcher = watch(settings);
    const next = (): Promise<string> =>
      new Promise((resolve) => {
        let failure = "";
        const listen = (event: RollupWatcherEvent): void => {
          if (event.code === "ERROR") failure = event.error.message;
          if (event.code !== "END") return;
          watcher.off("event", listen);
          resolve(failure);
        };
        watcher.on("event", listen);
      });
    // On a busy machine an edit may come to two builds, of which the second one has read it.
    const built = async (first: Promise<string>, text: string): Promise<void> => {
      assert.is(await first, "");
      while (!read(folder, "dist/main.js").includes(text)) assert.is(await next(), "");
    };
    try {
      assert.is(await next(), "");
      const failed = next();
      write(folder, "content/core/doors.json", "[{");
      assert.match(await failed, "content/core/doors.json");
      await calm();
      const mended = next();
      const edited = good.replace(/"move_cost": *\d+/u, '"move_cost": 77');
      write(folder, "content/core/doors.json", edited);
      await built(mended, "move_cost: 77");
      await calm();
      const added = next();
      write(folder, "content/core/more/wall.json", [terrain("t_new_wall")]);
      await built(added, "t_new_wall");
    } finally {
      await watcher.close();
    }
  } finally {
    process.chdir(before);
  }
});

test("the configuration for esbuild builds a game and follows edits of content, without a warning", async () => {
  const folder = project("esbuild.config.js");
  const { options } = (await import(pathToFileURL(join(folder, "esbuild.config.js")).href)) as {
    options: BuildOptions;
  };
  const warnings: string[] = [];
  const outcome: Plugin = {
    name: "outcome",
    setup: (each) => {
      each.onEnd((result) => void warnings.push(...result.warnings.map(({ text }) => text)));
    },
  };
  const watcher = await esbuild({
    ...options,
    absWorkingDir: folder,
    conditions: ["defwright-source"],
    logLevel: "silent",
    plugins: [...(options.plugins ?? []), outcome],
  });
  const bundled = (text: string): Promise<true> =>
    eventually(
      () =>
        (existsSync(join(folder, "dist/main.js")) && read(folder, "dist/main.js").includes(text)) ||
        undefined,
      text,
      30_000,
    );
  try {
    await watcher.watch();
    await bundled("t_gate_open");
    write(folder, "content/core/doors.json", [terrain("t_gate", { name: "iron gate" })]);
    await bundled("iron gate");
  } finally {
    await watcher.dispose();
  }
  assert.equal(warnings, []);
});

test("the configuration for webpack builds a game", async () => {
  const folder = project("webpack.config.js");
  const { default: configuration } = (await import(
    pathToFileURL(join(folder, "webpack.config.js")).href
  )) as { default: Configuration };
  const loader = join(root, "test/bundlers/types-away.mjs");
  const compiler = webpack({
    ...configuration,
    context: folder,
    mode: "development",
    output: { path: join(folder, "dist") },
    resolve: { ...configuration.resolve, conditionNames: ["defwright-source", "import"] },
    module: { rules: [{ test: /\.ts$/u, use: loader }] },
  });
  const errors = await new Promise<string>((resolve) => {
    compiler.run((_, stats) => {
      compiler.close(() => {
        resolve(stats?.toString({ all: false, errors: true }) ?? "");
      });
    });
  });
  assert.is(errors, "");
  assert.ok(existsSync(join(folder, "dist/main.js")));
  assert.match(read(folder, "dist/main.js"), "t_gate_open");
});

test.run();
