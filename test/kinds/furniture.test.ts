import { suite } from "uvu";
import * as assert from "uvu/assert";
import { furniture } from "../../generator/kinds/furniture/furniture.ts";
import { nullFurniture } from "../../generator/kinds/furniture/furniture.ts";
import type { JsonObject } from "../../generator/model/json.ts";
import { definitionOf, testContext } from "./context.ts";

const suiteOfFurniture = suite("furniture (§2.3, §2.4)");

const plain: JsonObject = {
  type: "furniture",
  id: "f_loom",
  name: "loom",
  symbol: "#",
  bgcolor: "brown",
  move_cost_mod: -1,
  required_str: 9,
};
const resolve = (value: JsonObject): JsonObject =>
  furniture.resolve(definitionOf("furniture", value), testContext());
const facts = (value: JsonObject): unknown[] => {
  const context = testContext();
  const definition = definitionOf("furniture", value);
  for (const rule of furniture.rules) rule(definition, context);
  return context.facts.map(({ code, data }) => [code, data]);
};

suiteOfFurniture("defaults", () => {
  assert.equal(resolve(plain), {
    id: "f_loom",
    name: "loom",
    flags: [],
    symbol: ["#", "#", "#", "#"],
    bgcolor: ["brown", "brown", "brown", "brown"],
    move_cost_mod: -1,
    required_str: 9,
    light_emitted: 0,
    comfort: 0,
    floor_bedding_warmth: 0,
    bonus_fire_warmth_feet: 300,
    max_volume_ml: 1000000,
    crafting_pseudo_item: [],
  });
});

suiteOfFurniture("its own members", () => {
  const record = resolve({
    ...plain,
    max_volume: 8,
    crafting_pseudo_item: "fake_loom",
    workbench: { multiplier: 1.2, mass: 5000, volume: "10L" },
    plant_data: { transform: "f_seedling", base: "f_pot", harvest_multiplier: 2.5 },
    surgery_skill_multiplier: 1.5,
    provides_liquids: "dye",
    deployed_item: "loom_kit",
    keg_capacity: 600,
    bash: { tent_centers: ["f_pole"] },
    hacksaw: {},
  });
  assert.is(record["max_volume_ml"], 2000);
  assert.equal(record["crafting_pseudo_item"], ["fake_loom"]);
  assert.equal(record["workbench"], { multiplier: 1.2, mass_grams: 5000, volume_ml: 10000 });
  assert.equal(record["plant_data"], {
    transform: "f_seedling",
    base: "f_pot",
    growth_multiplier: 1,
    harvest_multiplier: 2.5,
  });
  assert.is(record["surgery_skill_multiplier"], 1.5);
  assert.is(record["provides_liquids"], "dye");
  assert.is(record["deployed_item"], "loom_kit");
  assert.is(record["keg_capacity_ml"], 150000);
  assert.equal((record["bash"] as JsonObject)["tent_centers"], ["f_pole"]);
  assert.is((record["hacksaw"] as JsonObject)["result"], "f_null");
});

suiteOfFurniture("a workbench without limits; several pseudo items; text for mass and keg", () => {
  const record = resolve({
    ...plain,
    workbench: {},
    crafting_pseudo_item: ["anvil", "vice"],
    keg_capacity: "50 L",
  });
  assert.equal(record["workbench"], { multiplier: 1 });
  assert.equal(record["crafting_pseudo_item"], ["anvil", "vice"]);
  assert.is(record["keg_capacity_ml"], 50000);
  const heavy = resolve({ ...plain, workbench: { mass: "1 kg 500 g" } });
  assert.equal(heavy["workbench"], { multiplier: 1, mass_grams: 1500 });
});

suiteOfFurniture("comfort: each named level", () => {
  const levels: readonly [string, number][] = [
    ["uncomfortable", -999],
    ["neutral", 0],
    ["slightly_comfortable", 3],
    ["comfortable", 5],
    ["very_comfortable", 10],
  ];
  for (const [name, number] of levels) {
    assert.is(resolve({ ...plain, comfort: name })["comfort"], number, name);
  }
  assert.is(resolve({ ...plain, comfort: 4 })["comfort"], 4);
});

suiteOfFurniture("the null furniture resolves like any other and breaks no rule", () => {
  const record = resolve(nullFurniture);
  assert.is(record["id"], "f_null");
  assert.is(record["required_str"], -1);
  assert.is(record["move_cost_mod"], 0);
  assert.equal(facts(nullFurniture), []);
});

suiteOfFurniture("color-choice", () => {
  const { bgcolor, ...colorless } = plain;
  assert.equal(facts(plain), []);
  assert.equal(facts({ ...colorless, color: bgcolor as string }), []);
  assert.equal(facts(colorless), [["color-choice", { found: "neither" }]]);
  assert.equal(facts({ ...plain, color: "red" }), [["color-choice", { found: "both" }]]);
});

suiteOfFurniture("unknown-color: with the word that was meant", () => {
  const four = ["c_red", "i_light_gray", "white_cyan", "unset"];
  assert.equal(facts({ ...plain, bgcolor: four }), []);
  assert.equal(facts({ ...plain, bgcolor: "ltgray" }), [
    ["unknown-color", { where: "bgcolor", color: "ltgray", suggestion: "light_gray" }],
  ]);
  assert.equal(facts({ ...plain, bgcolor: ["red", "gren", "red", "red"] }), [
    ["unknown-color", { where: "bgcolor[1]", color: "gren", suggestion: "green" }],
  ]);
});

suiteOfFurniture("legacy-volume and negative-amount", () => {
  assert.equal(facts({ ...plain, max_volume: "2 L" }), []);
  assert.equal(facts({ ...plain, max_volume: 8 }), [
    ["legacy-volume", { where: "max_volume", units: 8, ml: 2000 }],
  ]);
  const bench = { examine_action: "workbench", workbench: { mass: "-1 kg", volume: "-1 L" } };
  assert.equal(facts({ ...plain, ...bench, max_volume: "-5 ml", keg_capacity: "-2 L" }), [
    ["negative-amount", { where: "max_volume", text: "-5 ml" }],
    ["negative-amount", { where: "workbench.mass", text: "-1 kg" }],
    ["negative-amount", { where: "workbench.volume", text: "-1 L" }],
    ["negative-amount", { where: "keg_capacity", text: "-2 L" }],
  ]);
});

suiteOfFurniture("workbench-without-action", () => {
  assert.equal(facts({ ...plain, workbench: {}, examine_action: "workbench" }), []);
  assert.equal(facts({ ...plain, workbench: {}, examine_action: "keg" }), [
    ["workbench-without-action", { action: "keg" }],
  ]);
  assert.equal(facts({ ...plain, workbench: {} }), [
    ["workbench-without-action", { action: undefined }],
  ]);
});

suiteOfFurniture("liquid-without-action", () => {
  assert.equal(facts({ ...plain, provides_liquids: "tea", examine_action: "liquid_source" }), []);
  assert.equal(facts({ ...plain, provides_liquids: "tea" }), [
    ["liquid-without-action", { action: undefined }],
  ]);
});

suiteOfFurniture("multiplier-without-flag", () => {
  const plant_data = { transform: "f_ripe", growth_multiplier: 2, harvest_multiplier: 3 };
  assert.equal(facts({ ...plain, plant_data, flags: ["GROWTH_HARVEST"] }), []);
  assert.equal(facts({ ...plain, plant_data: { transform: "f_ripe" } }), []);
  assert.equal(facts({ ...plain, plant_data }), [
    ["multiplier-without-flag", { member: "growth_multiplier", found: "2" }],
    ["multiplier-without-flag", { member: "harvest_multiplier", found: "3" }],
  ]);
});

suiteOfFurniture("misplaced-member: what only terrain has", () => {
  const texts = { success_message: "Yes.", fail_message: "No." };
  assert.equal(
    facts({
      ...plain,
      bash: { str_min: 1, str_max: 2, ter_set: "t_dirt" },
      pry: { ...texts, pry_quality: 1, difficulty: 1, new_ter_type: "t_dirt" },
    }),
    [
      [
        "misplaced-member",
        { kind: "furniture", where: "bash", member: "ter_set", instead: "furn_set" },
      ],
      [
        "misplaced-member",
        { kind: "furniture", where: "pry", member: "new_ter_type", instead: "new_furn_type" },
      ],
    ],
  );
});

suiteOfFurniture("what furniture does not have needs no examine action", () => {
  assert.equal(facts({ ...plain, harvestable: "apple" }), []);
});

suiteOfFurniture.run();
