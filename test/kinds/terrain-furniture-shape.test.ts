import { suite } from "uvu";
import * as assert from "uvu/assert";
import { fileURLToPath } from "node:url";
import { bundleSchema } from "../../generator/schema/bundle-schema.ts";
import { schemaFiles } from "../../generator/codegen/schema-files.ts";
import type { JsonObject } from "../../generator/model/json.ts";
import { nameOf } from "../../generator/json/path.ts";
import { explain } from "../../generator/schema/explain.ts";

const shape = suite("shape of terrain and furniture (§2.3–2.9, §8)");

const bundle = (kind: string): ReturnType<typeof bundleSchema> =>
  bundleSchema(
    fileURLToPath(new URL(`../../generator/kinds/${kind}/definition.schema.json`, import.meta.url)),
    { kind, remarks: true, files: schemaFiles },
  );
const schemas = { terrain: bundle("terrain"), furniture: bundle("furniture") };

const plain: Readonly<Record<"terrain" | "furniture", JsonObject>> = {
  terrain: { type: "terrain", id: "t_x", name: "x", symbol: "x", color: "red", move_cost: 2 },
  furniture: {
    type: "furniture",
    id: "f_x",
    name: "x",
    symbol: "x",
    color: "red",
    move_cost_mod: 0,
    required_str: 3,
  },
};

function findings(kind: "terrain" | "furniture", members: JsonObject): string[] {
  const { root } = schemas[kind];
  return explain({ ...plain[kind], ...members }, root).map(({ code, path }) =>
    `${code} ${nameOf(path)}`.trimEnd(),
  );
}

shape("plain tiles, comments and every form of a seasonal member pass", () => {
  const bench = { multiplier: 1.5, mass: "2 kg", volume: "5 L" };
  assert.equal(findings("terrain", {}), []);
  assert.equal(findings("terrain", { "//": ["why"], symbol: ["a", "b", "c", "d"] }), []);
  assert.equal(findings("terrain", { symbol: "LINE_XOXO", color: ["red"] }), []);
  assert.equal(findings("furniture", { comfort: "comfortable", workbench: bench }), []);
  assert.equal(findings("furniture", { "copy-from": "f_y", keg_capacity: 600 }), []);
});

shape("mandatory members of a tile and of its parts", () => {
  const { root } = schemas.terrain;
  const missing = explain({ type: "terrain" }, root).map(({ code, data }) =>
    "member" in data ? [code, data.member] : [code],
  );
  assert.equal(missing, [
    ["missing-member", "name"],
    ["missing-member", "symbol"],
    ["missing-member", "id"],
    ["missing-member", "move_cost"],
  ]);
  assert.equal(findings("terrain", { bash: {}, deconstruct: {}, hacksaw: {} }), [
    "missing-member bash",
    "missing-member deconstruct",
    "missing-member hacksaw",
  ]);
  assert.equal(findings("furniture", { bash: {}, deconstruct: {}, hacksaw: {} }), []);
  assert.equal(findings("terrain", { pry: {} }), [
    "missing-member pry",
    "missing-member pry",
    "missing-member pry",
  ]);
  assert.equal(findings("furniture", { plant_data: {} }), ["missing-member plant_data"]);
});

shape("one character; at most four seasons", () => {
  assert.equal(findings("terrain", { symbol: "ab" }), ["wrong-length symbol"]);
  assert.equal(findings("terrain", { symbol: "" }), ["wrong-length symbol"]);
  assert.equal(findings("terrain", { symbol: ["a", "b", "cc", "d"] }), ["wrong-length symbol[2]"]);
  assert.equal(findings("terrain", { color: ["a", "b", "c", "d", "e"] }), ["wrong-length color"]);
});

shape("closed lists, ranges, units and types", () => {
  assert.equal(findings("terrain", { connects_to: "PIPE" }), ["not-in-list connects_to"]);
  assert.equal(findings("terrain", { harvest_season: "MAY" }), ["not-in-list harvest_season"]);
  assert.equal(findings("terrain", { move_cost: -1 }), ["out-of-range move_cost"]);
  assert.equal(findings("terrain", { move_cost: 1.5 }), ["wrong-type move_cost"]);
  assert.equal(findings("terrain", { max_volume: "2 gal" }), ["bad-unit max_volume"]);
  assert.equal(findings("furniture", { boltcut: { duration: "soon" } }), [
    "bad-unit boltcut.duration",
  ]);
  assert.equal(findings("furniture", { boltcut: { byproducts: [{ item: "a", count: [1] }] } }), [
    "wrong-length boltcut.byproducts[0].count",
  ]);
});

shape("members of the other kind, and of none, are unknown", () => {
  assert.equal(findings("terrain", { required_str: 3 }), ["unknown-member required_str"]);
  assert.equal(findings("furniture", { roof: "t_roof" }), ["unknown-member roof"]);
  assert.equal(findings("furniture", { bash: { strmin: 3 } }), ["unknown-member bash.strmin"]);
});

shape("item groups: every form, and what an entry lacks", () => {
  const group = (items: JsonObject[string]): string[] =>
    findings("terrain", { deconstruct: { ter_set: "t_y", items } });
  assert.equal(group("parts"), []);
  assert.equal(group([]), []);
  assert.equal(group(["a", ["b", 5], { item: "c", charges: [1, 2] }, { group: "d" }]), []);
  assert.equal(group({ subtype: "distribution", entries: [{ collection: ["a"] }] }), []);
  assert.equal(group([{ prob: 5 }]), ["missing-member deconstruct.items[0]"]);
  assert.equal(group({ subtype: "pile", items: [] }), ["not-in-list deconstruct.items.subtype"]);
  assert.equal(group([{ item: "a", group: "b" }]), ["unknown-member deconstruct.items[0].item"]);
});

shape("references know their kind", () => {
  assert.is(schemas.terrain.root.properties?.["open"]?.["x-ref"], "terrain");
  assert.is(schemas.furniture.root.properties?.["open"]?.["x-ref"], "furniture");
  assert.is(
    schemas.furniture.definitions["bash_furniture"]?.properties?.["furn_set"]?.["x-ref"],
    "furniture",
  );
});

shape.run();
