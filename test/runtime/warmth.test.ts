import { suite } from "uvu";
import * as assert from "uvu/assert";
import { fireWarmthOfFeet, sleepingWarmth } from "../../runtime/index.ts";

const test = suite("warmth");

const terrain = { id: "t_floor", floor_bedding_warmth: -50.5, bonus_fire_warmth_feet: 300 };
const bench = { id: "f_bench", floor_bedding_warmth: 400, bonus_fire_warmth_feet: 900 };
const none = { id: "f_null", floor_bedding_warmth: 0, bonus_fire_warmth_feet: 300 };

test("§2.3: sleeping, on furniture or else on the ground", () => {
  assert.is(sleepingWarmth({ terrain }), -50.5);
  assert.is(sleepingWarmth({ terrain, furniture: none }), -50.5);
  assert.is(sleepingWarmth({ terrain, furniture: bench }), 400);
});

test("§2.3: feet at a fire, on furniture or else on the ground", () => {
  assert.is(fireWarmthOfFeet({ terrain }), 300);
  assert.is(fireWarmthOfFeet({ terrain, furniture: bench }), 900);
  const warmGround = { ...terrain, bonus_fire_warmth_feet: 350 };
  assert.is(fireWarmthOfFeet({ terrain: warmGround, furniture: none }), 350);
});

test.run();
