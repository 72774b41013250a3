/** What the dialect "dda" reads differently, on content written for it: from check through build to play. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks, loadSettings } from "../../generator/index.ts";
import { createBuildSession } from "../../generator/build/session.ts";
import { shippedDialects } from "../../generator/compiled/dialects.ts";
import { readKindSchema } from "../../generator/kinds/own/read-kind-schema.ts";
import { defwright, projectFolder, read, write } from "../project-folder.ts";
import { clientProject } from "../runtime/client-project.ts";

const test = suite("dialect dda");

const listed = { activity_level: "NO_EXERCISE", category: "CC_ARMOR", subcategory: "CSC_ARMOR" };
const craft = { type: "recipe", skill_used: "tailor", difficulty: 1, time: "10 m", ...listed };
const shark = { ...craft, result: "hoodie", variant: "shark", components: [[["rag", 2]]] };
const heir = { type: "recipe", "copy-from": "hoodie_shark", components: [[["rag", 2]]] };
const tile = { name: "n", symbol: ".", color: "brown", move_cost: 2 };
const terrain = { type: "terrain", ...tile };

const recipes = [
  { ...shark, reversible: { time: "5 m" } },
  { ...heir, "copy-from": "hoodie_bear", variant: "cat" },
  { ...heir, variant: "bear" },
  { ...heir, id_suffix: "warm" },
  { ...craft, result: "hat", components: [[["rag", 1]]] },
  { ...heir, "copy-from": "hat", id_suffix: "of_wool" },
  { ...craft, result: "cap", id_suffix: "old", "copy-from": "hat" },
  { type: "recipe", result: "gone", obsolete: true },
  { type: "practice", id: "prac_sew", name: "sewing", practice_data: {}, ...listed },
  { type: "nested_category", id: "nested_hats", name: "hats", nested_category_data: ["hat"] },
  { type: "ITEM", subtypes: ["ARMOR"], id: ["hoodie", "hat", "cap", "rag"], name: "item" },
];

const door = {
  ...{ type: "cardreader", flags: ["CARD"], query: true },
  terrain_changes: { t_shut: "t_a", t_a: "t_a" },
};
const tiles = [
  { ...terrain, id: "t_a", connects_to: ["PIPE", "WALL"], connect_groups: "PIPE", move_cost: -1 },
  { ...terrain, id: "t_shut", examine_action: door, rotates_to: "INDOORFLOOR" },
  { ...terrain, id: "t_child", "copy-from": "t_shut", connect_groups: ["PIPE", "SAND"] },
  { ...terrain, id: "t_grand", "copy-from": "t_child", shoot: { chance_to_hit: 0 } },
  { ...terrain, id: "t_web", looks_like: "fd_web", prying: { result: "t_a", message: "Open." } },
  { type: "field_type", id: "fd_web" },
  {
    ...{ type: "furniture", id: "f_fridge", name: "n", symbol: "#", color: "brown" },
    ...{ move_cost_mod: 2, required_str: -1, workbench: { multiplier: 1 } },
    examine_action: { type: "appliance_convert", furn_set: "f_null", item: "hat" },
  },
];

const people = [
  {
    ...{ type: "profession", id: "sailor", points: 0, npc_background: "B", age_lower: 20 },
    name: { male: "Sailor", female: "Sailoress" },
    description: { male: "He sails.", female: "She sails." },
  },
  { type: "MONSTER", id: "mon_zombie" },
  {
    ...{ type: "monstergroup", id: "GROUP_Z" },
    monsters: [{ monster: "pseudo_dormant_mon_zombie" }, { monster: "mon_null" }],
  },
  { type: "vehicle_part", abstract: "part", item: "part_abstract" },
];

const game = `
import { deepEqual, equal } from "node:assert/strict";
import { connections, professionName } from "defwright/runtime";
import { profession, recipe, terrain, uncraft } from "./generated/index.js";

deepEqual(
  [...recipe.ids()].sort(),
  ["cap_old", "gone", "hat", "hat_of_wool", "hoodie_bear", "hoodie_cat", "hoodie_shark", "hoodie_shark_warm"],
);
deepEqual(
  recipe.ids().map((id) => recipe.get(id)).filter(({ result }) => result === "hoodie").map(({ variant }) => variant).sort(),
  ["bear", "cat", "shark", "shark"],
);
deepEqual(uncraft.ids().map((id) => uncraft.get(id)).map(({ result, time_moves }) => [result, time_moves]), [["hoodie", 30000]]);
const open = terrain.get("t_a");
equal(open.move_cost, -1);
const sides = { north: open, east: terrain.get("t_child"), south: terrain.get("t_web") };
deepEqual(connections(open, sides), { north: true, east: true, south: false, west: false });
deepEqual(
  ["t_shut", "t_child", "t_grand"].map((id) => terrain.get(id as "t_shut").examine_action),
  ["cardreader", "cardreader", "cardreader"],
);
deepEqual(terrain.get("t_grand").connect_groups, ["PIPE", "SAND"]);
equal(terrain.get("t_web").prying?.result, "t_a");
const sailor = profession.get("sailor");
equal(professionName(sailor, "female"), "Sailoress");
equal(sailor.age_lower, 20);
`;

for (const shape of ["literal", "packed"] as const) {
  test(`${shape}: what is read differently is built and played so`, async () => {
    const folder = clientProject({
      "defwright.config.json": { packs: ["core"], out: "generated", shape, dialect: "dda" },
      "core/a.json": [...recipes, ...tiles, ...people],
      "core/index.json": ["a.json"],
      "game.ts": game,
    });
    const { code, out, err } = await defwright(folder, ["build", "--strict", "-v"]);
    assert.is(code, 0, out + err);
    await import(pathToFileURL(join(folder, "game.ts")).href);
  });
}

test("folders inside a pack count only with the pack that has their name", async () => {
  const files = {
    "core/a.json": [{ ...terrain, id: "t_core" }],
    "core/mod_interactions/core/b.json": [{ ...terrain, id: "t_own" }],
    "core/mod_interactions/winter/deep/b.json": [{ ...terrain, id: "t_snow" }],
    "core/mod_interactions/loose.json": [{ ...terrain, id: "t_loose" }],
    "winter/a.json": [{ ...terrain, id: "t_ice" }],
    "frost/modinfo.json": [{ type: "MOD_INFO", id: "winter", name: "Winter" }],
    "frost/a.json": [{ ...terrain, id: "t_ice" }],
  };
  const idsOf = async (dialect: string, ...packs: string[]): Promise<string> => {
    const folder = projectFolder({ "defwright.config.json": { packs, dialect }, ...files });
    return (await defwright(folder, ["list", "--kind", "terrain"])).out
      .trim()
      .replaceAll("\n", " ");
  };
  assert.match(await idsOf("dda", "core"), /^t_core t_null t_own$/u);
  assert.match(await idsOf("dda", "core", "winter"), /^t_core t_ice t_null t_own t_snow$/u);
  // By the id of its MOD_INFO, whatever its folder is called.
  assert.match(await idsOf("dda", "core", "frost"), /^t_core t_ice t_null t_own t_snow$/u);
  assert.match(await idsOf("bright-nights", "core"), /^t_core t_loose t_null t_own t_snow$/u);
});

function project(...objects: object[]): string {
  return projectFolder({
    "defwright.config.json": { packs: ["core"], dialect: "dda" },
    "core/a.json": objects,
  });
}

test("what the game would not read is found", async () => {
  const { activity_level: _, ...unlisted } = { ...craft, result: "hat", components: [] };
  const changes = { t_a: "t_aa", t_b: "t_a" };
  const { out } = await defwright(
    project(
      { ...shark, reversible: { tiem: "5 m" } },
      unlisted,
      { ...terrain, id: "t_a", examine_action: { type: "cardreader", terrain_changes: changes } },
      { ...terrain, id: "t_c", color: ["brown", "red"], prying: { result: "t_d" } },
      { type: "MONSTER", id: "mon_a" },
      { type: "monstergroup", id: "g", monsters: [{ monster: "pseudo_dormant_mon_b" }] },
    ),
    ["check", "--format", "unix"],
  );
  for (const part of ['"tiem"', '"activity_level"', '"t_aa"', '"t_b"', "lists 2", '"t_d"']) {
    assert.match(out, part);
  }
  assert.match(out, 'No monster "pseudo_dormant_mon_b"');
});

test("a recipe with a variant is renamed by its suffix, in whatever copies from it as well", async () => {
  const folder = project(shark, { ...heir, variant: "bear" }, { ...heir, id_suffix: "warm" });
  const rename = async (from: string, to: string): Promise<string> => {
    const { code, err } = await defwright(folder, ["rename", "recipe", from, to]);
    return code === 0 ? read(folder, "core/a.json") : err;
  };
  assert.match(await rename("hoodie_shark", "hoodie_whale"), 'expected "hoodie_shark" and a');
  const text = await rename("hoodie_shark", "hoodie_shark_blue");
  assert.match(text, /"variant": "shark",\s+"id_suffix": "blue",/u);
  assert.is(text.split('"copy-from": "hoodie_shark_blue"').length, 3);
  assert.match(await rename("hoodie_bear", "hoodie_bear_2"), /"bear",\s+"id_suffix": "2"/u);
  assert.match(await rename("hoodie_shark_warm", "hoodie_shark_hot"), '"id_suffix": "hot"');
  const { out } = await defwright(folder, ["list", "--kind", "recipe"]);
  assert.is(out.trim(), "hoodie_bear_2\nhoodie_shark_blue\nhoodie_shark_hot");
});

test("in a session, ids follow those of their parents", async () => {
  const folder = project(heir, { ...heir, "copy-from": "hoodie_bear", id_suffix: "old" });
  const { settings } = await loadSettings({ workingDirectory: folder });
  assert.ok(settings);
  const session = createBuildSession();
  const idsOf = (own?: typeof session): readonly string[] => {
    const { layers } = compilePacks(settings, { ...(own && { session: own }), emit: false });
    return [...layers.registry.ids("recipe")].sort();
  };
  const states: object[][] = [
    [shark],
    [
      { ...shark, result: "coat" },
      { ...shark, variant: "bear" },
    ],
    [{ ...shark, variant: undefined, id_suffix: "shark" }],
    [],
    [{ ...heir, variant: "bear" }, shark],
  ];
  for (const state of states) {
    write(folder, "core/b.json", state);
    assert.equal(idsOf(session), idsOf(), JSON.stringify(state));
  }
  assert.equal(idsOf(), ["hoodie_bear", "hoodie_bear_old", "hoodie_shark"]);
});

test("groups are open in every place, and closed in other dialects: check, types, live schema", async () => {
  const stateOf = async (dialect: string): Promise<readonly string[]> => {
    const folder = projectFolder({
      "defwright.config.json": { packs: ["core"], out: "generated", dialect },
      "core/a.json": [{ ...terrain, id: "t_a", connects_to: "PIPE" }],
    });
    const { out } = await defwright(folder, ["check", "--format", "unix"]);
    await defwright(folder, ["build"]);
    await defwright(folder, ["init"]);
    const schema = read(folder, ".defwright/content.schema.json");
    const [, list = ""] = /"connects_to":(.{0,300})/u.exec(schema.replaceAll(/\s+/gu, "")) ?? [];
    return [out, list];
  };
  const [found = "", list = ""] = await stateOf("dda");
  assert.not.match(found, "PIPE");
  assert.not.match(list, "WOODFENCE");
  const [closed = "", words = ""] = await stateOf("bright-nights");
  assert.match(closed, '"PIPE"');
  assert.match(words, '"POOLWATER"');
  const [, format = ""] = await stateOf("spec");
  assert.match(format, '"WOODFENCE"');
  assert.not.match(format, '"POOLWATER"');
});

test("the schemas of all shipped dialects are read without a problem", () => {
  for (const { kinds = {} } of Object.values(shippedDialects)) {
    for (const [kind, { schema }] of Object.entries(kinds)) {
      const text = JSON.stringify(schema ?? { properties: {} });
      const { problems } = readKindSchema({ kind, path: kind, read: () => text });
      assert.equal(problems, []);
    }
  }
});

test.run();
