import { suite } from "uvu";
import * as assert from "uvu/assert";
import { shippedDialect } from "../../generator/kinds/dialects.ts";
import { breakType, pryMessages } from "../../generator/kinds/parts/pry/pry-rules.ts";
import { resolvePry } from "../../generator/kinds/parts/pry/resolve-pry.ts";
import type { Rule } from "../../generator/kinds/kind.ts";
import type { JsonObject } from "../../generator/model/json.ts";
import type { BuiltInKind } from "../../generator/model/kind-names.ts";
import { definitionOf, testContext } from "./context.ts";

const pry = suite("pry (§2.9)");
const spec = shippedDialect("spec").rules;

pry("terrain: everything that is written", () => {
  assert.equal(
    resolvePry(
      {
        new_ter_type: "t_gate_open",
        success_message: "It gives way.",
        fail_message: "It holds.",
        break_message: "It splinters.",
        pry_quality: 2,
        pry_bonus_mult: 3,
        difficulty: 8,
        noise: 12,
        break_noise: 10,
        sound: "creak!",
        break_sound: "snap!",
        breakable: true,
        break_ter_type: "t_gate_broken",
        break_items: [{ item: "splinter", count: [1, 4] }],
        pry_items: "loot",
        alarm: true,
      },
      "terrain",
      spec,
    ),
    {
      pry_quality: 2,
      pry_bonus_mult: 3,
      difficulty: 8,
      new_ter_type: "t_gate_open",
      break_ter_type: "t_gate_broken",
      success_message: "It gives way.",
      fail_message: "It holds.",
      noise: 12,
      sound: "creak!",
      pry_items: { group: "loot" },
      alarm: true,
      breakable: true,
      break_message: "It splinters.",
      break_noise: 10,
      break_sound: "snap!",
      break_items: {
        subtype: "collection",
        entries: [{ item: "splinter", prob: 100, count: [1, 4] }],
      },
    },
  );
});

pry("furniture: defaults, with an absent noise silent (§7.5)", () => {
  assert.equal(resolvePry({ pry_quality: 1, difficulty: 4 }, "furniture", spec), {
    pry_quality: 1,
    pry_bonus_mult: 1,
    difficulty: 4,
    new_furn_type: "f_null",
    break_furn_type: "f_null",
    success_message: "",
    fail_message: "",
    sound: "crunch!",
    breakable: false,
    break_message: "",
    break_sound: "crack!",
  });
});

pry("break_noise follows noise only where the rules say so", () => {
  const part = { pry_quality: 1, difficulty: 4, noise: 7 };
  const real = shippedDialect("bright-nights").rules;
  assert.is(resolvePry(part, "furniture", spec)["break_noise"], undefined);
  assert.is(resolvePry(part, "furniture", real)["break_noise"], 7);
  assert.is(resolvePry({ ...part, break_noise: 2 }, "furniture", real)["break_noise"], 2);
});

const facts = (rule: Rule, kind: BuiltInKind, part: JsonObject): unknown[] => {
  const context = testContext();
  rule(definitionOf(kind, { id: "x", pry: part }), context);
  return context.facts.map(({ code, data }) => [code, data]);
};

pry("break-type-missing: breakable terrain only", () => {
  assert.equal(facts(breakType, "terrain", { breakable: true }), [["break-type-missing", {}]]);
  assert.equal(facts(breakType, "terrain", { breakable: true, break_ter_type: "t_hole" }), []);
  assert.equal(facts(breakType, "terrain", { breakable: false }), []);
  assert.equal(facts(breakType, "furniture", { breakable: true }), []);
});

pry("pry-message-missing: the break message only where there is something to break into", () => {
  assert.equal(facts(pryMessages, "terrain", {}), [
    ["pry-message-missing", { member: "success_message" }],
    ["pry-message-missing", { member: "fail_message" }],
  ]);
  const texts = { success_message: "Yes.", fail_message: "No." };
  const broken = { ...texts, breakable: true, break_ter_type: "t_hole" };
  assert.equal(facts(pryMessages, "terrain", broken), [
    ["pry-message-missing", { member: "break_message" }],
  ]);
  assert.equal(facts(pryMessages, "terrain", { ...broken, break_message: "Ah." }), []);
  assert.equal(facts(pryMessages, "terrain", { ...broken, breakable: false }), []);
  assert.equal(facts(pryMessages, "furniture", { ...texts, breakable: true }), []);
});

pry.run();
