import { suite } from "uvu";
import * as assert from "uvu/assert";
import { nullTerrain } from "../../generator/kinds/terrain/terrain.ts";
import { terrain } from "../../generator/kinds/terrain/terrain.ts";
import type { JsonObject } from "../../generator/model/json.ts";
import { definitionOf, testContext } from "./context.ts";

const suiteOfTerrain = suite("terrain (§2.3, §2.6)");

const plain: JsonObject = {
  type: "terrain",
  id: "t_moss",
  name: "moss",
  symbol: ".",
  color: "green",
  move_cost: 2,
};
const resolve = (value: JsonObject): JsonObject =>
  terrain.resolve(definitionOf("terrain", value), testContext());
const facts = (members: JsonObject): unknown[] => {
  const context = testContext();
  const definition = definitionOf("terrain", { ...plain, ...members });
  for (const rule of terrain.rules) rule(definition, context);
  return context.facts.map(({ code, data, severity }) =>
    severity === undefined ? [code, data] : [code, data, severity],
  );
};

suiteOfTerrain("defaults", () => {
  assert.equal(resolve(plain), {
    id: "t_moss",
    name: "moss",
    flags: [],
    symbol: [".", ".", ".", "."],
    color: ["green", "green", "green", "green"],
    move_cost: 2,
    light_emitted: 0,
    comfort: 0,
    floor_bedding_warmth: 0,
    bonus_fire_warmth_feet: 300,
    max_volume_ml: 1000000,
  });
});

suiteOfTerrain("everything that is written", () => {
  assert.equal(
    resolve({
      ...plain,
      name: { str: "old apple tree", ctxt: "plant" },
      description: "Gnarled.",
      flags: ["SHRUB", "HARVESTED"],
      connects_to: "WALL",
      symbol: ["1", "2", "3", "4"],
      looks_like: "t_tree",
      light_emitted: 12,
      comfort: "comfortable",
      floor_bedding_warmth: -50,
      bonus_fire_warmth_feet: 0,
      max_volume: "1 L 500 ml",
      examine_action: "harvest_tree",
      open: "t_a",
      close: "t_b",
      transforms_into: "t_c",
      prompt: "Shake it?",
      message: "It shakes.",
      lockpick_result: "t_d",
      lockpick_message: "Click.",
      curtain_transform: "t_e",
      coverage: 40,
      heat_radiation: 2,
      emissions: ["emit_scent"],
      harvest_by_season: [
        { seasons: ["autumn"], id: "apple_harvest" },
        {
          seasons: ["spring"],
          entries: [
            { drop: "blossom", base_num: [3, 1], type: "flower" },
            { drop: "pollen", max: 4 },
          ],
        },
      ],
      allowed_template_ids: ["stencil"],
      digging_result: "roots",
      trap: "tr_nettle",
      harvestable: "apple",
      harvest_season: "AUTUMN",
      roof: "t_leaves",
      bash: { ter_set: "t_stump" },
      deconstruct: { ter_set: "t_dirt" },
      pry: { new_ter_type: "t_f", pry_quality: 1, difficulty: 2 },
      oxytorch: { result: "t_g" },
      boltcut: { result: "t_h" },
      hacksaw: { result: "t_i" },
    }),
    {
      id: "t_moss",
      name: "old apple tree",
      description: "Gnarled.",
      flags: ["SHRUB", "HARVESTED"],
      connects_to: "WALL",
      symbol: ["1", "2", "3", "4"],
      color: ["green", "green", "green", "green"],
      looks_like: "t_tree",
      move_cost: 2,
      light_emitted: 12,
      comfort: 5,
      floor_bedding_warmth: -50,
      bonus_fire_warmth_feet: 0,
      max_volume_ml: 1500,
      examine_action: "harvest_tree",
      open: "t_a",
      close: "t_b",
      transforms_into: "t_c",
      prompt: "Shake it?",
      message: "It shakes.",
      lockpick_result: "t_d",
      lockpick_message: "Click.",
      curtain_transform: "t_e",
      coverage: 40,
      heat_radiation: 2,
      emissions: ["emit_scent"],
      harvest_by_season: [
        { seasons: ["autumn"], id: "apple_harvest" },
        {
          seasons: ["spring"],
          entries: [
            {
              drop: "blossom",
              type: "flower",
              base_num: [1, 3],
              scale_num: [0, 0],
              max: 1000,
            },
            {
              drop: "pollen",
              base_num: [1, 1],
              scale_num: [0, 0],
              max: 4,
            },
          ],
        },
      ],
      allowed_template_ids: ["stencil"],
      digging_result: "roots",
      trap: "tr_nettle",
      harvestable: "apple",
      harvest_season: "AUTUMN",
      roof: "t_leaves",
      bash: {
        str_min: 0,
        str_max: 0,
        sound: "smash!",
        sound_fail: "thump!",
        ter_set: "t_stump",
        explosive: 0,
        destroy_only: false,
        bash_below: false,
      },
      deconstruct: { ter_set: "t_dirt" },
      pry: {
        pry_quality: 1,
        pry_bonus_mult: 1,
        difficulty: 2,
        new_ter_type: "t_f",
        success_message: "",
        fail_message: "",
        sound: "crunch!",
        breakable: false,
        break_message: "",
        break_sound: "crack!",
      },
      oxytorch: { result: "t_g", duration_seconds: 1, byproducts: [] },
      boltcut: { result: "t_h", duration_seconds: 1, byproducts: [] },
      hacksaw: { result: "t_i", duration_seconds: 1, byproducts: [] },
    },
  );
});

suiteOfTerrain("digging has a result only where a pit can be dug", () => {
  assert.is(resolve(plain)["digging_result"], undefined);
  assert.is(resolve({ ...plain, flags: ["DIGGABLE"] })["digging_result"], "digging_soil_loam_50L");
});

suiteOfTerrain("a season in small letters means the same; another word means none", () => {
  assert.is(resolve({ ...plain, harvest_season: "winter" })["harvest_season"], "WINTER");
  assert.is(resolve({ ...plain, harvest_season: "MONSOON" })["harvest_season"], undefined);
});

suiteOfTerrain("the null terrain resolves like any other and breaks no rule", () => {
  const record = resolve(nullTerrain);
  assert.is(record["id"], "t_null");
  assert.equal(record["flags"], ["TRANSPARENT", "DIGGABLE"]);
  assert.is(record["move_cost"], 0);
  assert.equal(facts(nullTerrain), []);
});

suiteOfTerrain("harvestable-without-action", () => {
  assert.equal(facts({ harvestable: "moss", examine_action: "harvest_ter" }), []);
  assert.equal(facts({ harvestable: "moss", examine_action: "pit" }), [
    ["harvestable-without-action", { action: "pit", member: "harvestable", needed: "harvest_ter" }],
  ]);
  assert.equal(facts({ harvestable: "moss" }), [
    [
      "harvestable-without-action",
      { action: undefined, member: "harvestable", needed: "harvest_ter" },
    ],
  ]);
});

suiteOfTerrain("digging-without-flag", () => {
  assert.equal(facts({ digging_result: "clay", flags: ["DIGGABLE"] }), []);
  assert.equal(facts({ digging_result: "clay" }), [
    ["digging-without-flag", { member: "digging_result", found: "clay" }],
  ]);
});

suiteOfTerrain("harvestable-without-action by season, and its reversed ranges", () => {
  const drops = { drop: "moss", base_num: [3, 1], scale_num: [0, 1] };
  const moss = { harvest_by_season: [{ seasons: ["spring"], entries: [drops] }] };
  const where = "harvest_by_season[0].entries[0].base_num";
  const reversed = ["reversed-range", { where, first: 3, second: 1 }];
  for (const examine_action of ["harvest_ter", "tree_hickory", "harvested_plant"]) {
    assert.equal(facts({ ...moss, examine_action }), [reversed]);
  }
  for (const action of ["pit", undefined]) {
    assert.equal(facts({ ...moss, ...(action && { examine_action: action }) }), [
      reversed,
      [
        "harvestable-without-action",
        { action, member: "harvest_by_season", needed: "harvest_ter" },
      ],
    ]);
  }
});

suiteOfTerrain("harvest-season-without-flag, reversion-without-successor", () => {
  const season = { harvest_season: "SUMMER" };
  assert.equal(facts({ ...season, flags: ["HARVESTED"], transforms_into: "t_ripe" }), []);
  assert.equal(facts(season), [
    ["harvest-season-without-flag", { member: "harvest_season", found: "SUMMER" }],
  ]);
  assert.equal(facts({ ...season, harvestable: "moss", examine_action: "harvest_ter" }), [
    ["harvest-season-without-flag", { member: "harvest_season", found: "SUMMER" }, "note"],
  ]);
  assert.equal(facts({ ...season, flags: ["HARVESTED"] }), [
    ["reversion-without-successor", { member: "harvest_season", found: "SUMMER" }],
  ]);
});

suiteOfTerrain("self-transition", () => {
  assert.equal(facts({ open: "t_other" }), []);
  assert.equal(facts({ open: "t_moss", close: "t_moss", transforms_into: "t_moss" }), [
    ["self-transition", { where: "open", id: "t_moss" }],
    ["self-transition", { where: "close", id: "t_moss" }],
    ["self-transition", { where: "transforms_into", id: "t_moss" }],
  ]);
});

suiteOfTerrain("misplaced-member: what only furniture has", () => {
  assert.equal(
    facts({
      bash: { str_min: 1, str_max: 2, ter_set: "t_dirt", furn_set: "f_x", collapse_radius: 2 },
      deconstruct: { ter_set: "t_dirt", furn_set: "f_x" },
    }),
    [
      [
        "misplaced-member",
        { kind: "terrain", where: "bash", member: "furn_set", instead: "ter_set" },
      ],
      [
        "misplaced-member",
        { kind: "terrain", where: "bash", member: "collapse_radius", instead: undefined },
      ],
      [
        "misplaced-member",
        { kind: "terrain", where: "deconstruct", member: "furn_set", instead: "ter_set" },
      ],
    ],
  );
});

suiteOfTerrain("the parts' groups are looked into", () => {
  const bash = { str_min: 1, str_max: 2, ter_set: "t_dirt" };
  assert.equal(facts({ bash: { ...bash, items: [{ item: "sod", count: [3, 2] }] } }), [
    ["reversed-range", { where: "bash.items[0].count", first: 3, second: 2 }],
  ]);
});

suiteOfTerrain.run();
