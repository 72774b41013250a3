import { suite } from "uvu";
import * as assert from "uvu/assert";
import { movability, moveCost } from "../../runtime/index.ts";
import type { MoveCost, MoveCostOptions } from "../../runtime/index.ts";

const test = suite("moving");

const impassable: MoveCost = { passable: false };
const costs = (units: number): MoveCost => ({
  passable: true,
  move_cost: units,
  move_points: units * 50,
});
const cost = (move_cost: number, move_cost_mod: number, options?: MoveCostOptions): MoveCost =>
  moveCost({ terrain: { move_cost }, furniture: { id: "f_thing", move_cost_mod } }, options);

test("§2.6: a value of 2 costs 100 move points, 0 is impassable", () => {
  assert.equal(moveCost({ terrain: { move_cost: 2 } }), {
    passable: true,
    move_cost: 2,
    move_points: 100,
  });
  assert.equal(moveCost({ terrain: { move_cost: 1 } }), costs(1));
  assert.equal(moveCost({ terrain: { move_cost: 0 } }), impassable);
});

test("§2.4: furniture adds its modifier, 0 changes nothing", () => {
  assert.equal(cost(2, 3), costs(5));
  assert.equal(cost(2, 0), costs(2));
  const none = { id: "f_null", move_cost_mod: 0 };
  assert.equal(moveCost({ terrain: { move_cost: 2 }, furniture: none }), costs(2));
});

test("§2.4: -10 is impassable, whatever the terrain", () => {
  assert.equal(cost(2, -10), impassable);
  assert.equal(cost(50, -10), impassable);
});

test("impassable terrain stays so under any furniture", () => {
  assert.equal(cost(0, 4), impassable);
});

test("other negative modifiers are added; a sum of 0 or less is impassable", () => {
  assert.equal(cost(4, -1), costs(3));
  assert.equal(cost(2, -2), impassable);
  assert.equal(cost(2, -3), impassable);
  assert.equal(cost(20, -12), costs(8));
});

test("in the real game every negative modifier is impassable", () => {
  const options = { dialect: "bright-nights" } as const;
  assert.equal(cost(4, -1, options), impassable);
  assert.equal(cost(4, -10, options), impassable);
  assert.equal(cost(4, 0, options), costs(4));
  assert.equal(cost(4, 2, options), costs(6));
  assert.equal(cost(0, 2, options), impassable);
});

test("§2.4: the strength that moves furniture, negative is unmovable", () => {
  assert.is(movability({ required_str: 8 }, { strength: 7 }), "too-weak");
  assert.is(movability({ required_str: 8 }, { strength: 8 }), "moves");
  assert.is(movability({ required_str: 0 }, { strength: 0 }), "moves");
  assert.is(movability({ required_str: -1 }, { strength: 1000 }), "unmovable");
});

test.run();
