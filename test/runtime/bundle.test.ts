/** What a client ships of the runtime and of content: what it uses, and nothing that only Node knows. */
import { basename } from "node:path";
import { build } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { none } from "../expect.ts";
import { clientProject, generate } from "./client-project.ts";

const test = suite("the runtime in a bundle");

const folder = clientProject();

/** The text of a minified bundle for browsers, and which modules something of is in it. */
async function bundled(contents: string): Promise<{ text: string; modules: string[] }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: folder, loader: "ts" },
    ...{ bundle: true, minify: true, write: false, format: "esm", platform: "browser" },
    conditions: ["defwright-source"],
    logLevel: "error",
    metafile: true,
  });
  const modules = Object.values(metafile.outputs).flatMap(({ inputs, imports }) => {
    none(imports, "games bundle the runtime alone: do without these imports");
    return Object.keys(inputs).filter((path) => inputs[path]!.bytesInOutput > 0);
  });
  return { text: outputFiles[0]!.text, modules: modules.map((path) => basename(path)).sort() };
}

test("all of it, without anything of Node", async () => {
  const { modules } = await bundled(`export * from "defwright/runtime";`);
  for (const name of ["open.ts", "prying.ts", "crafting.ts"]) assert.ok(modules.includes(name));
});

test("of nothing, nothing", async () => {
  const { text } = await bundled(`import * as all from "defwright/runtime";`);
  assert.is(text, "");
});

test("who only opens ships what opens", async () => {
  const { text, modules } = await bundled(`export { open } from "defwright/runtime";`);
  assert.equal(modules, ["change.ts", "hinge.ts", "open.ts", "tile-table.ts"]);
  assert.ok(text.length < 1000, `${text.length} bytes`);
});

test("who opens doors ships terrain and no other content", async () => {
  // Nothing says of a game's own folder that its modules have no side effects.
  await generate(folder);
  const { text, modules } = await bundled(
    `import { open } from "defwright/runtime";
     import { terrain, TerrainId } from "./generated/index.js";
     console.log(open(terrain, TerrainId.t_door_c));`,
  );
  assert.match(text, "t_door_o");
  for (const other of ["wax_stick", "letter_thief", "f_bunk"]) assert.not.match(text, other);
  for (const name of ["recipe.ts", "furniture.ts", "profession.ts"]) {
    assert.not(modules.includes(name), name);
  }
  const all = await bundled(`import * as all from "./generated/index.js";`);
  assert.is(all.text, "");
});

test("only who translates ships what translators need", async () => {
  const silent = await bundled(
    `import { lockpick } from "defwright/runtime";
     import * as all from "./generated/index.js";
     console.log(lockpick, all);`,
  );
  assert.not.match(silent.text, "sorting.json");
  assert.not(silent.modules.some((name) => ["texts.ts", "game-text.ts"].includes(name)));
  const { text, modules } = await bundled(
    `import { textOf } from "defwright/runtime";
     import { texts } from "./generated/texts.js";
     console.log(textOf, texts);`,
  );
  assert.match(text, "sorting.json");
  assert.equal(modules, ["<stdin>", "game-text.ts", "texts.ts"]);
});

test.run();
