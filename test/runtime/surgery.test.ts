import { suite } from "uvu";
import * as assert from "uvu/assert";
import { surgerySkillMultiplier } from "../../runtime/index.ts";

const test = suite("surgery");

test("§2.4: the greatest of the furniture next to the survivor", () => {
  const couch = { surgery_skill_multiplier: 1.5 };
  const theatre = { surgery_skill_multiplier: 3 };
  const barrel = { surgery_skill_multiplier: 0.5 };
  assert.is(surgerySkillMultiplier([couch, {}, theatre, barrel]), 3);
  assert.is(surgerySkillMultiplier([couch]), 1.5);
  assert.is(surgerySkillMultiplier([barrel]), 0.5);
  assert.is(surgerySkillMultiplier([{}, {}]), 1);
  assert.is(surgerySkillMultiplier([]), 1);
});

test.run();
