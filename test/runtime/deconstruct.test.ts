import { suite } from "uvu";
import * as assert from "uvu/assert";
import { canDeconstruct, deconstruct } from "../../runtime/index.ts";
import { furn, furnitureOf, group, numbers, quiet, ter, terrainOf, unused } from "./tiles.ts";

const test = suite("deconstruct");

const items = {
  subtype: "collection",
  entries: [{ item: "plank", prob: 100, count: [1, 4] }],
};
const terrain = terrainOf({
  t_door: { deconstruct: { ter_set: "t_frame", items } },
  t_frame: {},
  t_tower: { deconstruct: { ter_set: "t_frame", deconstruct_above: true } },
  t_lost: { deconstruct: { ter_set: "t_gone" } },
  t_grouped: { deconstruct: { ter_set: "t_frame", items: { group: "wood" } } },
});

test("§3.1: terrain becomes its `ter_set`, and its items lie there", () => {
  assert.equal(deconstruct(terrain, ter("t_door"), { random: numbers(0.99) }), {
    ok: true,
    next: { kind: "terrain", id: "t_frame" },
    ...quiet,
    items: [{ item: "plank", count: 4 }],
  });
});

test("§3.1: furniture becomes its `furn_set`, which may be none", () => {
  const furniture = furnitureOf({ f_desk: { deconstruct: { furn_set: "f_null" } } });
  assert.equal(deconstruct(furniture, furn("f_desk"), { random: unused }), {
    ok: true,
    next: { kind: "furniture", id: "f_null" },
    ...quiet,
  });
});

test("a roof that goes as well is said", () => {
  const apart = deconstruct(terrain, ter("t_tower"), { random: unused });
  assert.ok(apart.ok);
  assert.is(apart.roof_removed, true);
});

test("a group that nobody knows is handed on", () => {
  const apart = deconstruct(terrain, ter("t_grouped"), { random: unused });
  assert.ok(apart.ok);
  assert.equal(apart.items, []);
  assert.equal(apart.unrolled_groups, [{ group: group("wood"), reason: "unknown-group" }]);
});

test("what cannot be taken apart is refused", () => {
  assert.equal(deconstruct(terrain, ter("t_frame"), { random: unused }), {
    ok: false,
    reason: "not-deconstructible",
  });
  assert.equal(deconstruct(terrain, ter("t_lost"), { random: unused }), {
    ok: false,
    reason: "unknown-successor",
  });
  assert.equal(deconstruct(terrain, ter("constructor"), { random: unused }), {
    ok: false,
    reason: "unknown-id",
  });
  assert.equal(
    terrain.ids().filter((id) => canDeconstruct(terrain, id)),
    ["t_door", "t_tower", "t_lost", "t_grouped"],
  );
});

test.run();
