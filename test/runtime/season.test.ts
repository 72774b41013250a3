import { suite } from "uvu";
import * as assert from "uvu/assert";
import { seasonOf } from "../../runtime/index.ts";
import type { Season } from "../../runtime/index.ts";
import { inSeason } from "../../runtime/tiles/season.ts";

const test = suite("seasons");

test("§2.6: the format's capitals", () => {
  const words = ["SUMMER", "AUTUMN", "WINTER", "SPRING"] as const;
  const seasons: Season[] = words.map((word) => seasonOf(word));
  assert.equal(seasons, ["summer", "autumn", "winter", "spring"]);
  const summer: "summer" = seasonOf("SUMMER");
  assert.is(summer, "summer");
});

test("§2.3: spring first, then the others in order", () => {
  const values = ["bud", "leaf", "fruit", "twig"] as const;
  assert.is(inSeason(values, "spring"), "bud");
  assert.is(inSeason(values, "summer"), "leaf");
  assert.is(inSeason(values, "autumn"), "fruit");
  assert.is(inSeason(values, "winter"), "twig");
});

test.run();
