import { suite } from "uvu";
import * as assert from "uvu/assert";
import { bash, bashOdds, canBash, destroy, seededRandom } from "../../runtime/index.ts";
import { furn, furnitureBash, furnitureOf, item, near, numbers, quiet, share } from "./tiles.ts";
import { ter, terrainBash, terrainOf, unused } from "./tiles.ts";

const test = suite("bash");

const items = {
  subtype: "collection",
  entries: [{ item: item("splinter"), prob: 100, count: [1, 4] }],
} as const;
const terrain = terrainOf({
  t_wall: {
    bash: terrainBash("t_rubble", {
      str_min: 8,
      str_max: 80,
      sound: "crash!",
      sound_fail: "whump!",
      sound_vol: 18,
      sound_fail_vol: 14,
      items,
    }),
  },
  t_rubble: {},
  t_void: {},
  t_door: {
    bash: terrainBash("t_rubble", {
      str_min: 10,
      str_max: 50,
      str_min_blocked: 20,
      str_max_blocked: 80,
      str_min_supported: 30,
      str_max_supported: -1,
    }),
  },
  t_vault: { bash: terrainBash("t_rubble", { str_min: 1, str_max: 2, destroy_only: true }) },
  t_keg: { bash: terrainBash("t_rubble", { explosive: 40 }) },
  t_floor: {
    bash: {
      ...terrainBash("t_rubble", { bash_below: true }),
      ter_set_bashed_from_above: "t_void",
    },
  },
  t_lost: { bash: terrainBash("t_gone") },
  t_exact: { bash: terrainBash("t_rubble", { str_min: 10, str_max: 10 }) },
  t_reversed: { bash: terrainBash("t_rubble", { str_min: 80, str_max: 8 }) },
  t_ice: { bash: terrainBash("t_rubble"), trap: "tr_ice" },
});

test("§3.1: what a blow destroys becomes `ter_set`, with its sound and items", () => {
  // The blow meets the least strength; of 1 … 4 splinters the middle is 3.
  assert.equal(bash(terrain, ter("t_wall"), { strength: 8, random: numbers(0, 0.5) }), {
    ok: true,
    next: { kind: "terrain", id: "t_rubble" },
    ...quiet,
    sounds: [{ text: "crash!", volume: 18 }],
    items: [{ item: "splinter", count: 3 }],
  });
});

test("§2.7: what withstands is heard, stays and spawns nothing", () => {
  assert.equal(bash(terrain, ter("t_wall"), { strength: 8, random: numbers(0.5) }), {
    ok: false,
    reason: "withstood",
    ...quiet,
    sounds: [{ text: "whump!", volume: 14 }],
  });
});

test("furniture becomes its `furn_set`, which is none by default; volumes may be the game's", () => {
  const furniture = furnitureOf({ f_lamp: { bash: furnitureBash() } });
  assert.equal(bash(furniture, furn("f_lamp"), { strength: 1, random: numbers(0.9) }), {
    ok: true,
    next: { kind: "furniture", id: "f_null" },
    ...quiet,
    sounds: [{ text: "smash!" }],
  });
});

test("§2.7: above 0, `explosive` explodes", () => {
  const keg = bash(terrain, ter("t_keg"), { strength: 1, random: numbers(0) });
  assert.ok(keg.ok);
  assert.equal(keg.explosion, { strength: 40 });
  const wall = bash(terrain, ter("t_wall"), { strength: 80, random: numbers(0, 0) });
  assert.not("explosion" in wall);
});

test("`destroy_only` withstands every blow and no destruction", () => {
  assert.equal(bash(terrain, ter("t_vault"), { strength: 999, random: unused }), {
    ok: false,
    reason: "destroy-only",
    ...quiet,
    sounds: [{ text: "thump!" }],
  });
  assert.equal(bashOdds(terrain, ter("t_vault"), { strength: 999 }), {
    ok: true,
    destroyed: 0,
    withstood: 1,
  });
  assert.equal(destroy(terrain, ter("t_vault"), { random: unused }), {
    ok: true,
    next: { kind: "terrain", id: "t_rubble" },
    ...quiet,
    sounds: [{ text: "smash!" }],
  });
});

test("destruction rolls for no strength, but for items", () => {
  const gone = destroy(terrain, ter("t_wall"), { random: numbers(0.99) });
  assert.ok(gone.ok);
  assert.equal(gone.items, [{ item: item("splinter"), count: 4 }]);
});

test("`bash_below` goes on below, and from above another terrain may be left", () => {
  const floor = destroy(terrain, ter("t_floor"), { random: unused });
  assert.ok(floor.ok);
  assert.is(floor.goes_below, true);
  assert.equal(floor.next, { kind: "terrain", id: "t_rubble" });
  const above = destroy(terrain, ter("t_floor"), { random: unused, from_above: true });
  assert.ok(above.ok);
  assert.equal(above.next, { kind: "terrain", id: "t_void" });
  const blow = bash(terrain, ter("t_floor"), {
    strength: 1,
    random: numbers(0),
    from_above: true,
  });
  assert.ok(blow.ok);
  assert.equal(blow.next, { kind: "terrain", id: "t_void" });
  const wall = destroy(terrain, ter("t_wall"), { random: numbers(0), from_above: true });
  assert.ok(wall.ok);
  assert.equal(wall.next, { kind: "terrain", id: "t_rubble" });
});

test("the chance of a blow between 8 and 80", () => {
  const chances: readonly (readonly [strength: number, chance: number])[] = [
    [0, 0],
    [7, 0],
    [8, 1 / 72],
    [40, 33 / 72],
    [78, 71 / 72],
    [79, 1],
    [500, 1],
  ];
  for (const [strength, chance] of chances) {
    for (const id of ["t_wall", "t_reversed"]) {
      const odds = bashOdds(terrain, ter(id), { strength });
      assert.equal(
        odds,
        { ok: true, destroyed: chance, withstood: 1 - chance },
        `${id} ${strength}`,
      );
    }
  }
  assert.is((33 / 72).toFixed(6), "0.458333");
  assert.is((1 / 72).toFixed(6), "0.013889");
});

test("one strength that is enough, or not", () => {
  for (const [strength, destroyed] of [
    [9, 0],
    [10, 1],
  ] as const) {
    const odds = bashOdds(terrain, ter("t_exact"), { strength });
    assert.equal(odds, { ok: true, destroyed, withstood: 1 - destroyed });
    const random = seededRandom(strength);
    assert.is(bash(terrain, ter("t_exact"), { strength, random }).ok, destroyed === 1);
  }
});

test("blocked, and then supported, strengths take the place of the others; below 0 is none", () => {
  const chance = (blocked: boolean, supported: boolean): number => {
    const odds = bashOdds(terrain, ter("t_door"), { strength: 39, blocked, supported });
    return odds.ok ? odds.destroyed : -1;
  };
  assert.is(chance(false, false), 30 / 40);
  assert.is(chance(true, false), 20 / 60);
  assert.is(chance(false, true), 10 / 20);
  assert.is(chance(true, true), 10 / 50);
});

test("blows fall as their chances say", () => {
  const times = 4000;
  for (const strength of [7, 8, 25, 40, 78, 79]) {
    for (const around of [{}, { blocked: true }, { supported: true }]) {
      for (const id of ["t_wall", "t_door"]) {
        const random = seededRandom(`${id} ${strength}`);
        const odds = bashOdds(terrain, ter(id), { strength, ...around });
        assert.ok(odds.ok);
        const seen = share(times, () => bash(terrain, ter(id), { strength, random, ...around }).ok);
        assert.ok(near(seen, odds.destroyed, times), `${id} ${strength}: ${seen}`);
      }
    }
  }
});

test("what cannot be bashed is refused", () => {
  const refusals = [
    ["t_rubble", "not-bashable"],
    ["t_lost", "unknown-successor"],
    ["__proto__", "unknown-id"],
  ] as const;
  for (const [id, reason] of refusals) {
    const refusal = { ok: false, reason };
    assert.equal(bash(terrain, ter(id), { strength: 9, random: unused }), refusal);
    assert.equal(destroy(terrain, ter(id), { random: unused }), refusal);
    assert.equal(bashOdds(terrain, ter(id), { strength: 9 }), refusal);
  }
  assert.is(canBash(terrain, ter("t_wall")), true);
  assert.is(canBash(terrain, ter("t_rubble")), false);
});

test("a built-in trap goes with its terrain", () => {
  const ice = bash(terrain, ter("t_ice"), { strength: 1, random: numbers(0) });
  assert.ok(ice.ok);
  assert.is(ice.removed_trap, "tr_ice");
});

test.run();
