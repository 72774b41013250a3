import { suite } from "uvu";
import * as assert from "uvu/assert";
import { infiniteLiquid } from "../../runtime/index.ts";

const test = suite("infinite liquids");

test("§2.4: only with the action liquid_source", () => {
  const provides_liquids = "lemonade";
  assert.is(infiniteLiquid({ provides_liquids, examine_action: "liquid_source" }), "lemonade");
  assert.is(infiniteLiquid({ provides_liquids, examine_action: "water_source" }), undefined);
  assert.is(infiniteLiquid({ provides_liquids }), undefined);
  assert.is(infiniteLiquid({ examine_action: "liquid_source" }), undefined);
});

test.run();
