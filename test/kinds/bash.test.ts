import { suite } from "uvu";
import * as assert from "uvu/assert";
import { bashStrength, bashStrengthRange } from "../../generator/kinds/parts/bash/bash-rules.ts";
import { resolveBash } from "../../generator/kinds/parts/bash/resolve-bash.ts";
import type { Rule } from "../../generator/kinds/kind.ts";
import type { JsonObject } from "../../generator/model/json.ts";
import { definitionOf, testContext } from "./context.ts";

const bash = suite("bash (§2.7)");

bash("terrain: everything that is written", () => {
  assert.equal(
    resolveBash(
      {
        str_min: 10,
        str_max: 60,
        str_min_blocked: 20,
        str_max_blocked: 90,
        str_min_supported: 30,
        str_max_supported: 120,
        sound: { str: "crash!" },
        sound_fail: "whump!",
        sound_vol: 16,
        sound_fail_vol: "60 dB",
        ter_set: "t_rubble",
        ter_set_bashed_from_above: "t_hole",
        explosive: 3,
        destroy_only: true,
        bash_below: true,
        items: "rubble_results",
        ranged: { reduction: [1, 2] },
      },
      "terrain",
    ),
    {
      str_min: 10,
      str_max: 60,
      str_min_blocked: 20,
      str_max_blocked: 90,
      str_min_supported: 30,
      str_max_supported: 120,
      sound: "crash!",
      sound_fail: "whump!",
      sound_vol: 16,
      sound_fail_vol: 6,
      ter_set: "t_rubble",
      ter_set_bashed_from_above: "t_hole",
      explosive: 3,
      destroy_only: true,
      bash_below: true,
      items: { group: "rubble_results" },
    },
  );
});

bash("decibels become tiles, whatever is written", () => {
  const tiles = (sound_vol: string | number): unknown =>
    resolveBash({ ter_set: "t_null", sound_vol }, "terrain")["sound_vol"];
  const heard = ["0 dB", "20dB", "45 dB", "60 dB", "70 dB", "80 dB", "85 dB", "140 dB", "9999 dB"];
  assert.equal(heard.map(tiles), [0, 0, 1, 6, 18, 56, 100, 56_234, 19_952_623]);
  assert.is(tiles(80), 80);
});

bash("defaults: no strength, no result for furniture, volumes left to the host", () => {
  const shared = {
    str_min: 0,
    str_max: 0,
    sound: "smash!",
    sound_fail: "thump!",
    explosive: 0,
    destroy_only: false,
    bash_below: false,
  };
  assert.equal(resolveBash({ ter_set: "t_dirt" }, "terrain"), { ...shared, ter_set: "t_dirt" });
  assert.equal(resolveBash({}, "furniture"), {
    ...shared,
    furn_set: "f_null",
    tent_centers: [],
    collapse_radius: 1,
  });
});

bash("furniture: successor, tent and drops", () => {
  const resolved = resolveBash(
    { furn_set: "f_rags", tent_centers: ["f_pole"], collapse_radius: 2, items: [] },
    "furniture",
  );
  assert.is(resolved["furn_set"], "f_rags");
  assert.equal(resolved["tent_centers"], ["f_pole"]);
  assert.is(resolved["collapse_radius"], 2);
  assert.equal(resolved["items"], { subtype: "collection", entries: [] });
});

const facts = (rule: Rule, part: JsonObject): unknown[] => {
  const context = testContext();
  rule(definitionOf("terrain", { id: "t_wall", bash: part }), context);
  return context.facts.map(({ code, data }) => [code, data]);
};

bash("bash-without-strength: both or one of them", () => {
  assert.equal(facts(bashStrength, { str_min: 1, str_max: 2 }), []);
  assert.equal(facts(bashStrength, { str_min: 1 }), [
    ["bash-without-strength", { missing: ["str_max"] }],
  ]);
  assert.equal(facts(bashStrength, {}), [
    ["bash-without-strength", { missing: ["str_min", "str_max"] }],
  ]);
});

bash("strength-range: each pair by itself, and only where both are given", () => {
  assert.equal(facts(bashStrengthRange, { str_min: 5, str_max: 5, str_min_blocked: 9 }), []);
  assert.equal(
    facts(bashStrengthRange, {
      str_min: 6,
      str_max: 5,
      str_min_supported: 8,
      str_max_supported: 7,
    }),
    [
      ["strength-range", { least: "str_min", min: 6, greatest: "str_max", max: 5 }],
      [
        "strength-range",
        { least: "str_min_supported", min: 8, greatest: "str_max_supported", max: 7 },
      ],
    ],
  );
});

bash("a tile without bash passes", () => {
  const context = testContext();
  const definition = definitionOf("terrain", { id: "t_bedrock" });
  bashStrength(definition, context);
  bashStrengthRange(definition, context);
  assert.equal(context.codes(), []);
});

bash.run();
