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

test.run();
