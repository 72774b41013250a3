import { suite } from "uvu";
import * as assert from "uvu/assert";
import { comfortLevel, comfortOf } from "../../runtime/index.ts";

const test = suite("comfort");

test("§2.3: the highest level that is not above the value", () => {
  const values = [-2000, -999, -1, 0, 2, 3, 4, 5, 9, 10, 500];
  assert.equal(
    values.map((comfort) => comfortLevel(comfort)),
    [
      "uncomfortable",
      "uncomfortable",
      "uncomfortable",
      "neutral",
      "neutral",
      "slightly_comfortable",
      "slightly_comfortable",
      "comfortable",
      "comfortable",
      "very_comfortable",
      "very_comfortable",
    ],
  );
});

test("of the furniture where there is some, else of the terrain", () => {
  const terrain = { id: "t_gravel", comfort: -999 };
  const bed = { id: "f_bed", comfort: 5 };
  assert.equal(comfortOf({ terrain }), { comfort: -999, level: "uncomfortable" });
  assert.equal(comfortOf({ terrain, furniture: bed }), { comfort: 5, level: "comfortable" });
});

test("§2.5: f_null is no furniture", () => {
  const terrain = { id: "t_gravel", comfort: -999 };
  const none = { id: "f_null", comfort: 0 };
  assert.is(comfortOf({ terrain, furniture: none }).comfort, -999);
  assert.is(comfortOf({ terrain, furniture: undefined }).comfort, -999);
});

test.run();
