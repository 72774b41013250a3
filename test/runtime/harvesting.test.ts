import { suite } from "uvu";
import * as assert from "uvu/assert";
import { canHarvest, harvest, seededRandom } from "../../runtime/index.ts";
import { near, numbers, quiet, share, ter, terrainOf, unused } from "./tiles.ts";
import type { RealTerrainTiles } from "./tiles.ts";

const test = suite("harvest");

const tree = { harvestable: "pear", examine_action: "harvest_tree", transforms_into: "t_bare" };
const terrain = terrainOf({
  t_tree: tree,
  t_autumn_tree: { ...tree, harvest_season: "AUTUMN" },
  t_everlasting: { harvestable: "pear", examine_action: "harvest_shrub", trap: "tr_thorns" },
  t_thorny: { ...tree, trap: "tr_thorns" },
  t_no_action: { ...tree, examine_action: undefined },
  t_other_action: { ...tree, examine_action: "pit" },
  t_no_fruit: { ...tree, harvestable: undefined },
  t_bare: { ...tree, flags: ["HARVESTED"], transforms_into: "t_tree" },
  t_lost: { ...tree, transforms_into: "t_gone" },
});

test("§3.1: harvested, it becomes `transforms_into` and yields `harvestable`", () => {
  // Of 2 … 5 the middle is 4; without skill nothing is added.
  assert.equal(harvest(terrain, ter("t_tree"), { random: numbers(0.5) }), {
    ok: true,
    next: { kind: "terrain", id: "t_bare" },
    ...quiet,
    items: [{ item: "pear", count: 4 }],
  });
});

test("§3.1: without `transforms_into` it yields and stays, with its trap", () => {
  assert.equal(harvest(terrain, ter("t_everlasting"), { random: numbers(0) }), {
    ok: true,
    next: { kind: "terrain", id: "t_everlasting" },
    ...quiet,
    items: [{ item: "pear", count: 2 }],
  });
  const picked = harvest(terrain, ter("t_thorny"), { random: numbers(0) });
  assert.ok(picked.ok);
  assert.is(picked.removed_trap, "tr_thorns");
});

test("§3.1: the season is not asked for, but in bright-nights", () => {
  const id = ter("t_autumn_tree");
  assert.ok(harvest(terrain, id, { random: numbers(0), season: "winter" }).ok);
  const rules = { dialect: "bright-nights" } as const;
  const unripe = { ok: false, reason: "out-of-season", seasons: ["autumn"] };
  assert.equal(harvest(terrain, id, { ...rules, random: unused, season: "winter" }), unripe);
  // @ts-expect-error as out of JavaScript
  assert.equal(harvest(terrain, id, { ...rules, random: unused }), unripe);
  assert.ok(harvest(terrain, id, { ...rules, random: numbers(0), season: "autumn" }).ok);
  assert.ok(harvest(terrain, ter("t_tree"), { ...rules, random: numbers(0), season: "winter" }).ok);
});

test("the dialect is that of the table, unless another is asked for", () => {
  const real: RealTerrainTiles = { ...terrain, dialect: "bright-nights" };
  const id = ter("t_autumn_tree");
  const season = "winter";
  assert.equal(harvest(real, id, { random: unused, season }), {
    ok: false,
    reason: "out-of-season",
    seasons: ["autumn"],
  });
  assert.ok(harvest(real, id, { random: numbers(0), season, dialect: "spec" }).ok);
});

test("what cannot be harvested is refused", () => {
  const refusals = [
    ["t_no_action", "not-harvestable"],
    ["t_other_action", "not-harvestable"],
    ["t_no_fruit", "not-harvestable"],
    ["t_bare", "already-harvested"],
    ["t_lost", "unknown-successor"],
    ["__proto__", "unknown-id"],
  ] as const;
  for (const [id, reason] of refusals) {
    assert.equal(harvest(terrain, ter(id), { random: unused }), { ok: false, reason }, id);
  }
  assert.equal(
    terrain.ids().filter((id) => canHarvest(terrain, id)),
    ["t_tree", "t_autumn_tree", "t_everlasting", "t_thorny", "t_lost"],
  );
});

test("a skill that is no number is refused", () => {
  for (const survival of [NaN, Infinity, -Infinity]) {
    assert.equal(harvest(terrain, ter("t_tree"), { random: unused, survival }), {
      ok: false,
      reason: "not-a-number",
    });
  }
});

test("the yield lies between 2 and 5 and half the skill more, and is at most 12", () => {
  const yields = (survival: number): number[] => {
    const random = seededRandom(`yield ${survival}`);
    return Array.from({ length: 4000 }, () => {
      const picked = harvest(terrain, ter("t_tree"), { random, survival });
      return picked.ok ? (picked.items[0]?.count ?? 0) : -1;
    });
  };
  const portion = (counts: readonly number[], wanted: number): number => {
    let at = 0;
    return share(counts.length, () => counts[at++] === wanted);
  };
  const bounds = (counts: readonly number[]): number[] => [
    Math.min(...counts),
    Math.max(...counts),
  ];
  assert.equal(bounds(yields(0)), [2, 5]);
  assert.equal(bounds(yields(1)), [2, 5]);
  assert.equal(bounds(yields(5)), [2, 7]);
  assert.equal(bounds(yields(40)), [2, 12]);
  assert.ok(near(portion(yields(0), 3), 1 / 4, 4000));
  // A base of 2 or 3, then one of three each.
  assert.ok(near(portion(yields(4), 3), 2 / 12, 4000));
});

test.run();
