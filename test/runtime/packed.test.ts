/** Shape "packed" on our own content: the same as "literal" for who reads it, and nothing for who does not. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { build as bundle } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  pack,
  packTexts,
  type PackInput,
  type PackTexts,
} from "../../generator/print/pack/pack.ts";
import {
  createSubstitutions,
  createTable,
  idView,
  lazyMembers,
  unpack,
} from "../../runtime/index.ts";
import * as runtime from "../../runtime/index.ts";
import type { PackedRows, Table } from "../../runtime/index.ts";
import * as tables from "../../runtime/tables/index.ts";
import { prettified } from "../emit/printed.ts";
import { root } from "../root.ts";
import { clientProject, generate } from "./client-project.ts";
import { hostileIds } from "./hand-made.ts";
import { sameContent } from "./same-content.ts";

const test = suite("shape packed");

let folder: string;
test.before(async () => {
  folder = clientProject({
    "test/types/must-compile.ts": readFileSync(join(root, "test/types/must-compile.ts"), "utf8"),
    "test/types/must-not-compile.ts": readFileSync(
      join(root, "test/types/must-not-compile.ts"),
      "utf8",
    ),
  });
  await generate(folder);
  renameSync(join(folder, "generated"), join(folder, "literal"));
  await generate(folder, undefined, "packed");
});

test("every answer is that of shape literal", async () => {
  await sameContent(join(folder, "literal"), join(folder, "generated"));
});

test("one module a kind, each as prettier has it", async () => {
  const names = readdirSync(join(folder, "generated")).sort();
  assert.equal(names, [
    ...["edges.ts", "former-items.ts", "furniture.ts", "ids.ts", "index.ts", "manifest.json"],
    "parse-ids.ts",
    ...["profession.ts", "profession_item_substitutions.ts", "recipe-lookups.ts"],
    ...["recipe.ts", "terrain.ts", "texts.ts", "types.ts", "uncraft.ts"],
  ]);
  for (const name of names.filter((each) => each.endsWith(".ts"))) {
    const text = readFileSync(join(folder, "generated", name), "utf8");
    assert.is(await prettified(text), text, name);
  }
});

test("the compiler accepts and refuses the same", () => {
  const tsc = join(root, "node_modules/@typescript/native/bin/tsc");
  const { stdout } = spawnSync(process.execPath, [tsc, "-p", "."], {
    cwd: folder,
    encoding: "utf8",
  });
  assert.is(stdout, "");
});

test("a bundle has only what is used", async () => {
  const bundled = async (text: string): Promise<string> => {
    const { outputFiles } = await bundle({
      stdin: { contents: text, resolveDir: folder, loader: "ts" },
      ...{ bundle: true, minify: true, write: false, format: "esm", logLevel: "error" },
      conditions: ["defwright-source"],
    });
    return outputFiles[0]?.text ?? "";
  };
  const one = await bundled(
    `import { terrain, TerrainId } from "./generated/index.js";
     console.log(terrain.get(TerrainId.t_door_c));`,
  );
  assert.match(one, "t_door_c");
  for (const other of ["wax_stick", "letter_thief", "f_bunk"]) assert.not.match(one, other);
  assert.is(await bundled(`import * as all from "./generated/index.js";`), "");
});

interface Tile {
  readonly id: string;
}
type TileTable = Table<Tile, string, string>;

function textsOf(inputs: readonly PackInput[]): PackTexts {
  return packTexts(pack(inputs));
}

function tilesOf(ids: readonly string[]): PackedRows {
  return unpack(textsOf(ids.map((id) => ({ id, value: { id } }))));
}

test("nothing is read before it is asked for, and a row only once", () => {
  const texts = textsOf([{ id: "a", value: { id: "a" } }]);
  const read: string[] = [];
  const watched = Object.fromEntries(["ids", "words", "rows"].map((name) => [name, ""])) as never;
  for (const name of ["ids", "words", "rows"] as const) {
    Object.defineProperty(watched, name, {
      get: () => {
        read.push(name);
        return texts[name];
      },
    });
  }
  const table = createTable<TileTable>("tile", unpack(watched));
  const view = idView<Readonly<Record<string, string>>>(table);
  assert.equal(read, []);
  assert.is(view["a"], "a");
  assert.equal(read, ["ids"]);
  assert.is(table.get("b"), undefined);
  assert.equal(read, ["ids"]);
  assert.is(table.get("a"), table.at(0));
  assert.equal(read.sort(), ["ids", "rows", "words"]);
});

test("what tables need of the runtime is a part of it", () => {
  for (const [name, value] of Object.entries(tables)) {
    assert.is((runtime as Readonly<Record<string, unknown>>)[name], value, name);
  }
});

test("hostile ids in tables and constants", () => {
  const table = createTable<TileTable>("tile", tilesOf(hostileIds));
  const view = idView<Readonly<Record<string, string>>>(table);
  assert.equal(table.ids(), hostileIds);
  for (const [index, id] of hostileIds.entries()) {
    assert.equal(table.get(id), { id });
    assert.is(table.index(id), index);
    assert.is(view[id], id);
    assert.ok(id in view);
  }
  assert.is(table.has("valueOf"), false);
  assert.is("valueOf" in view, false);
  assert.is(view["no such id"], undefined);
});

test("new content takes the place of the old, packed or not", () => {
  const table = createTable<TileTable>("tile", tilesOf(["a", "b"]));
  const view = idView<Readonly<Record<string, string>>>(table);
  assert.is(view["b"], "b");
  table.replace(tilesOf(["b0", "c"]));
  assert.equal(table.ids(), ["b0", "c"]);
  assert.is(table.get("b"), undefined);
  assert.equal(table.at(1), { id: "c" });
  assert.is(view["c"], "c");
  assert.is(view["b"], undefined);
  table.replace({ order: ["d"], records: [{ d: { id: "d" } }] });
  assert.is(table.size, 1);
  assert.equal(table.get("d"), { id: "d" });
});

test("substitutions and look-ups", () => {
  const rows = unpack(textsOf([{ value: { item: "a" } }, { value: { item: "b" } }]));
  const substitutions = createSubstitutions<{ item: string }>(rows);
  assert.equal(
    substitutions.all().map(({ item }) => item),
    ["a", "b"],
  );
  assert.is(substitutions.all(), substitutions.all());
  substitutions.replace(unpack(textsOf([{ value: { item: "c" } }])));
  assert.equal(substitutions.all(), [{ item: "c" }]);
  const value = { wax: [0, 7, 3000], ["__proto__"]: [1] };
  const lookups = lazyMembers<{ result: typeof value }>(unpack(textsOf([{ id: "result", value }])));
  assert.equal(Object.keys(lookups), ["result"]);
  assert.equal(Object.entries(lookups.result), Object.entries(value));
  assert.is(lookups.result, lookups.result);
});

test.run();
