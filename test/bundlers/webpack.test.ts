/** The plugin with webpack itself, in one run and while it watches. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import webpack, { type Compiler, type Configuration, type Stats, type Watching } from "webpack";
import DefwrightPlugin from "../../generator/bundlers/webpack.ts";
import { eventually, read, terrain, write } from "../project-folder.ts";
import { root } from "../root.ts";
import { doors, gameFolder, gate } from "./game.ts";

const test = suite("webpack");
const limit = 30_000;

function compilerOf(folder: string): Compiler {
  const configuration: Configuration = {
    context: folder,
    mode: "development",
    devtool: false,
    entry: "./main.js",
    output: { path: join(folder, "dist"), filename: "main.js" },
    resolve: { conditionNames: ["defwright-source", "import"] },
    module: {
      rules: [{ test: /\.ts$/u, use: join(root, "test/bundlers/types-away.mjs") }],
    },
    plugins: [new DefwrightPlugin()],
  };
  return webpack(configuration);
}

function run(compiler: Compiler): Promise<Stats> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (stats) resolve(stats);
        else reject(error ?? new Error("no stats"));
      });
    });
  });
}

const watching: Watching[] = [];
test.after.each(async () => {
  for (const each of watching.splice(0)) {
    await new Promise<void>((resolve) => {
      each.close(() => {
        resolve();
      });
    });
  }
});

test("compiles the content before a run, and fails with it: frame, place, help", async () => {
  const folder = gameFolder();
  const good = await run(compilerOf(folder));
  assert.is(good.hasErrors(), false, good.toString({ all: false, errors: true }));
  assert.match(read(folder, "dist/main.js"), "t_gate_open");
  write(folder, doors, gate({ open: "t_gate_opne" }));
  const bad = await run(compilerOf(folder));
  const [{ message }] = bad.toJson({ all: false, errors: true }).errors as [{ message: string }];
  assert.match(message, "error[unknown-reference]");
  assert.match(message, ` --> ${doors}:9:13`);
  assert.match(message, `9 |     "open": "t_gate_opne"`);
  assert.match(message, 'Did you mean "t_gate_open"?');
});

test("follows edits, new and removed files, mistakes and their repair while it watches", async () => {
  const folder = gameFolder();
  const outcomes: string[] = [];
  const bundles: string[] = [];
  watching.push(
    compilerOf(folder).watch({ aggregateTimeout: 20 }, (_, stats) => {
      const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
      outcomes.push(errors.map(({ message }) => message).join("\n"));
      bundles.push(errors.length > 0 ? "" : read(folder, "dist/main.js"));
    })!,
  );
  /** The first bundle after so many. */
  const next = (count: number, what: string): Promise<string> =>
    eventually(() => bundles[count], what, limit);
  await next(0, "the first run");
  const count = bundles.length;
  write(folder, doors, gate({ name: "iron gate" }));
  // No run bundles the modules of before the edit.
  assert.match(await next(count, "an edit"), "iron gate");
  write(folder, "content/core/deep/more.json", [terrain("t_more", { name: "a new thing" })]);
  await eventually(() => bundles.at(-1)!.includes("a new thing") || undefined, "a new file", limit);
  write(folder, doors, gate({ open: "t_nowhere" }));
  await eventually(
    () => outcomes.find((each) => each.includes('No terrain "t_nowhere" is known.')),
    "the mistake",
    limit,
  );
  write(folder, doors, gate({ name: "mended gate" }));
  const has = (text: string): Promise<true> =>
    eventually(() => bundles.at(-1)!.includes(text) || undefined, text, limit);
  await has("mended gate");
  rmSync(join(folder, "content/core/deep/more.json"));
  await eventually(
    () => (bundles.at(-1) !== "" && !bundles.at(-1)!.includes("a new thing")) || undefined,
    "a removed file",
    limit,
  );
  write(folder, "defwright.config.json", { packs: ["content/core"], uot: "generated" });
  await eventually(
    () => outcomes.find((each) => each.includes('Unknown member "uot"')),
    "the wrong configuration",
    limit,
  );
  write(folder, doors, gate({ name: "last gate" }));
  write(folder, "defwright.config.json", {
    packs: ["content/core"],
    out: "generated",
    importExtension: ".ts",
  });
  await has("last gate");
});

test.run();
