/** Ids that are names of inherited members, numbers, words of the language, or no names at all. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { terrain, write } from "../project-folder.ts";
import { root } from "../root.ts";
import { clientProject, generate } from "./client-project.ts";

const test = suite("ids like no other");

// Each opens into the one after it, the last into the first.
const ids = [
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "prototype",
  "then",
  "class",
  "10",
  "9",
  "quote\" ' ` */ //",
  "${id}",
  "a b",
  "ключ",
];

const client = `
import { open, recipesByResult, type Known } from "defwright/runtime";
import { itemId, recipe, recipeLookups, terrain, TerrainId } from "./generated/index.js";

const opened = open(terrain, TerrainId["__proto__"]);
export const afterProto: Known<TerrainId, "constructor"> | undefined = opened.ok ? opened.next.id : undefined;
const again = open(terrain, TerrainId.constructor);
export const afterConstructor: Known<TerrainId, "toString"> | undefined = again.ok ? again.next.id : undefined;
const ten = open(terrain, TerrainId["10"]);
export const afterTen: Known<TerrainId, "9"> | undefined = ten.ok ? ten.next.id : undefined;
export const order: readonly string[] = terrain.ids();
export const records: readonly string[] = terrain.ids().map((id) => terrain.get(id).id);
export const made: readonly string[] = (["__proto__", "constructor"] as const).flatMap((id) =>
  recipesByResult(recipe, recipeLookups, itemId(id)).map((each) => each.id),
);
`;

interface Client {
  readonly afterProto: string;
  readonly afterConstructor: string;
  readonly afterTen: string;
  readonly order: readonly string[];
  readonly records: readonly string[];
  readonly made: readonly string[];
}

let folder: string;
test.before(async () => {
  folder = clientProject({ "client.ts": client });
  const items = ["__proto__", "constructor"];
  write(folder, "content/strange.json", [
    ...ids.map((id, index) => terrain(id, { open: ids[(index + 1) % ids.length] })),
    ...items.map((result) => ({ type: "recipe", result, category: "CC_X", subcategory: "CSC_X" })),
    ...items.map((id) => ({ type: "GENERIC", id })),
  ]);
  await generate(folder, ["content"]);
});

test("they compile", () => {
  for (const compiler of ["typescript/bin/tsc6", "@typescript/native/bin/tsc"]) {
    const { stdout } = spawnSync(
      process.execPath,
      [join(root, "node_modules", compiler), "-p", "."],
      { cwd: folder, encoding: "utf8" },
    );
    assert.is(stdout, "", compiler);
  }
});

test("they are ids like others", async () => {
  const loaded = (await import(pathToFileURL(join(folder, "client.ts")).href)) as Client;
  const order = ["t_null", ...[...ids].sort()];
  assert.equal(loaded.order, order);
  assert.equal(loaded.records, order);
  assert.is(loaded.afterProto, "constructor");
  assert.is(loaded.afterConstructor, "toString");
  assert.is(loaded.afterTen, "9");
  assert.equal(loaded.made, ["__proto__", "constructor"]);
});

test.run();
