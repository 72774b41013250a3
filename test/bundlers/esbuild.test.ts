/** The plugin with esbuild itself, in one build and while it watches. */
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build, context, type BuildContext, type BuildFailure, type BuildOptions } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import defwright from "../../generator/bundlers/esbuild.ts";
import { eventually, read, terrain, write } from "../project-folder.ts";
import { doors, gameFolder, gate } from "./game.ts";

const test = suite("esbuild");
const limit = 30_000;

function optionsOf(folder: string): BuildOptions {
  return {
    absWorkingDir: folder,
    entryPoints: ["./main.js"],
    bundle: true,
    format: "esm",
    outfile: "dist/main.js",
    conditions: ["defwright-source"],
    logLevel: "silent",
    plugins: [defwright()],
  };
}

const open: BuildContext[] = [];
test.after.each(async () => {
  for (const each of open.splice(0)) await each.dispose();
});

test("compiles the content before it bundles, and fails with it: place, help, notes", async () => {
  const folder = gameFolder();
  await build(optionsOf(folder));
  assert.match(read(folder, "dist/main.js"), "t_gate_open");
  write(folder, doors, [...gate({ name: "é", open: "t_gate_opne" })]);
  try {
    await build(optionsOf(folder));
    assert.unreachable();
  } catch (error) {
    const { errors } = error as BuildFailure;
    assert.is(errors.length, 1);
    const [{ text, location, notes }] = errors as [BuildFailure["errors"][number]];
    assert.is(text, 'No terrain "t_gate_opne" is known. [unknown-reference]');
    assert.equal(
      [location?.file, location?.line, location?.column, location?.length, location?.lineText],
      [doors, 9, 12, 13, '    "open": "t_gate_opne"'],
    );
    assert.match(notes.map((note) => note.text).join("\n"), 'Did you mean "t_gate_open"?');
  }
  // Columns are bytes.
  const line = JSON.stringify(terrain("t_é", { open: "t_no" }));
  write(folder, doors, `[${line}]`);
  const failure = (await build(optionsOf(folder)).catch((error: unknown) => error)) as BuildFailure;
  const reference = failure.errors.find(({ text }) => text.includes('"t_no"'));
  const before = `[${line.slice(0, line.indexOf('"t_no"'))}`;
  assert.is(reference?.location?.column, Buffer.byteLength(before));
});

test("follows edits, new and removed files, mistakes and their repair while it watches", async () => {
  const folder = gameFolder();
  const outcomes: string[] = [];
  const watcher = await context({
    ...optionsOf(folder),
    plugins: [
      defwright(),
      {
        name: "outcomes",
        setup: (each) => {
          each.onEnd(({ errors }) => {
            outcomes.push(errors.map(({ text }) => text).join("\n"));
          });
        },
      },
    ],
  });
  open.push(watcher);
  await watcher.watch();
  const bundled = (): string =>
    existsSync(join(folder, "dist/main.js")) ? read(folder, "dist/main.js") : "";
  const has = (text: string): Promise<true> =>
    eventually(
      () => bundled().includes(text) || undefined,
      () => `${text} after ${JSON.stringify(outcomes)}`,
      limit,
    );
  await has("t_gate_open");
  write(folder, doors, gate({ name: "iron gate" }));
  await has("iron gate");
  write(folder, "content/core/deep/more.json", [terrain("t_more", { name: "a new thing" })]);
  await has("a new thing");
  write(folder, doors, gate({ open: "t_nowhere" }));
  await eventually(
    () => outcomes.find((each) => each.includes('No terrain "t_nowhere" is known.')),
    "the mistake",
    limit,
  );
  write(folder, doors, gate({ name: "mended gate" }));
  await has("mended gate");
  rmSync(join(folder, "content/core/deep/more.json"));
  await eventually(
    () => (bundled().includes("a new thing") ? undefined : true),
    "a removed file",
    limit,
  );
  write(folder, "defwright.config.json", { packs: ["content/core"], uot: "generated" });
  await eventually(
    () => outcomes.find((each) => each.includes('Unknown member "uot"')),
    "the wrong configuration",
    limit,
  );
  write(folder, "defwright.config.json", {
    packs: ["content/core"],
    out: "generated",
    importExtension: ".ts",
    severity: { "unknown-member": "error" },
  });
  write(folder, doors, gate({ name: "last gate" }));
  await has("last gate");
});

const entries: Readonly<Record<string, (folder: string) => BuildOptions>> = {
  "a file": () => ({ entryPoints: ["main.js"] }),
  "a file below a folder": () => ({ entryPoints: ["src/start.js"] }),
  "a relative path without extension": () => ({ entryPoints: ["./src/start"] }),
  "an absolute path": (folder) => ({ entryPoints: [join(folder, "main.js")] }),
  "names with files": () => ({ entryPoints: { game: "main.js" } }),
  "files with outputs": () => ({ entryPoints: [{ in: "main.js", out: "game" }] }),
  "a pattern": () => ({ entryPoints: ["src/*.js"] }),
  "a package": () => ({ entryPoints: ["starter"] }),
  "a text": (folder) => ({ stdin: { contents: 'import "./main.js";', resolveDir: folder } }),
  "a file, beside a plugin that adds another": () => ({
    entryPoints: ["main.js"],
    plugins: [
      defwright(),
      { name: "late", setup: (each) => void (each.initialOptions.entryPoints = ["src/start.js"]) },
    ],
  }),
};

test("follows edits however the entries are stated, and warns of nothing", async () => {
  const follow = async (entry: (folder: string) => BuildOptions, name: string): Promise<void> => {
    const folder = gameFolder();
    const start = `import "../main.js";`;
    write(folder, "src/start.js", start);
    write(folder, "node_modules/starter/package.json", { name: "starter", main: "index.js" });
    write(folder, "node_modules/starter/index.js", `import "../../main.js";`);
    let built = "";
    const warnings: string[] = [];
    const { outfile: _, entryPoints: __, plugins, ...options } = optionsOf(folder);
    const own = entry(folder);
    const watcher = await context({
      ...{ ...options, plugins, outdir: "dist", write: false, ...own },
      plugins: [
        ...(own.plugins ?? plugins ?? []),
        {
          name: "outcome",
          setup: (each) => {
            each.onEnd((result) => {
              built = (result.outputFiles ?? []).map(({ text }) => text).join("\n");
              warnings.push(...result.warnings.map(({ text }) => text));
            });
          },
        },
      ],
    });
    open.push(watcher);
    await watcher.watch();
    for (const text of ["t_gate_open", "iron gate", "mended gate"]) {
      await eventually(() => built.includes(text) || undefined, `${text} with ${name}`, limit);
      const next = text === "t_gate_open" ? "iron gate" : "mended gate";
      write(folder, doors, gate({ name: next }));
    }
    assert.equal(warnings, [], name);
  };
  await Promise.all(Object.entries(entries).map(([name, entry]) => follow(entry, name)));
});

test.run();
