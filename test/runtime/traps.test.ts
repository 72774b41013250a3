import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  addTrap,
  bash,
  close,
  cut,
  deconstruct,
  destroy,
  disarmTrap,
  harvest,
} from "../../runtime/index.ts";
import { lockpick, open, pry, replaceTerrain, revert, trapAt } from "../../runtime/index.ts";
import type { Branded } from "../../runtime/index.ts";
import { numbers, quiet, ter, terrainBash, terrainOf } from "./tiles.ts";

const test = suite("built-in traps");

const snare = "tr_snare" as Branded<"trap">;
const cutting = { result: "t_plain", duration_seconds: 1, byproducts: [] };
const everything = {
  trap: "tr_built_in",
  open: "t_plain",
  close: "t_plain",
  lockpick_result: "t_plain",
  oxytorch: cutting,
  boltcut: cutting,
  hacksaw: cutting,
  bash: terrainBash("t_plain"),
  deconstruct: { ter_set: "t_plain" },
  pry: {
    pry_quality: 0,
    pry_bonus_mult: 1,
    difficulty: 1,
    success_message: "",
    fail_message: "",
    break_message: "",
    sound: "crunch!",
    break_sound: "crack!",
    breakable: true,
    new_ter_type: "t_plain",
    break_ter_type: "t_plain",
  },
  harvestable: "pear",
  examine_action: "harvest_tree",
  transforms_into: "t_plain",
};
const terrain = terrainOf({
  t_trapped: everything,
  t_reverting: { ...everything, flags: ["HARVESTED"], harvest_season: "SPRING" },
  t_plain: {},
  t_lasting: { trap: "tr_built_in", bash: terrainBash("t_lasting") },
});

test("§2.6: every tile of the terrain has it", () => {
  assert.is(trapAt(terrain, ter("t_trapped")), "tr_built_in");
  assert.is(trapAt(terrain, ter("t_trapped"), snare), "tr_built_in");
  assert.is(trapAt(terrain, ter("t_plain")), undefined);
  assert.is(trapAt(terrain, ter("t_plain"), snare), "tr_snare");
  assert.is(trapAt(terrain, ter("__proto__")), undefined);
});

test("§2.6: it cannot be disarmed", () => {
  const refusal = { ok: false, reason: "built-in-trap", trap: "tr_built_in" };
  assert.equal(disarmTrap(terrain, ter("t_trapped")), refusal);
  assert.equal(disarmTrap(terrain, ter("t_trapped"), snare), refusal);
  assert.equal(disarmTrap(terrain, ter("t_plain"), snare), { ok: true });
  assert.equal(disarmTrap(terrain, ter("t_plain")), { ok: false, reason: "no-trap" });
  assert.equal(disarmTrap(terrain, ter("t_moat"), snare), { ok: false, reason: "unknown-id" });
});

test("§2.6: no other can be added, by whomever", () => {
  assert.equal(addTrap(terrain, ter("t_trapped"), snare), {
    ok: false,
    reason: "built-in-trap",
    trap: "tr_built_in",
  });
  assert.equal(addTrap(terrain, ter("t_plain"), snare), { ok: true, trap: "tr_snare" });
  assert.equal(addTrap(terrain, ter("t_plain"), snare, snare), { ok: false, reason: "occupied" });
  assert.equal(addTrap(terrain, ter("t_moat"), snare), { ok: false, reason: "unknown-id" });
});

test("§3.1: any change of the terrain takes it away", () => {
  const id = ter("t_trapped");
  const chance = { random: numbers(...Array.from({ length: 40 }, () => 0.4)) };
  const prying = { quality: 0, strength: 9 };
  const results = {
    open: open(terrain, id),
    close: close(terrain, id),
    lockpick: lockpick(terrain, id),
    oxytorch: cut(terrain, id, "oxytorch", chance),
    boltcut: cut(terrain, id, "boltcut", chance),
    hacksaw: cut(terrain, id, "hacksaw", chance),
    bash: bash(terrain, id, { ...chance, strength: 9 }),
    destroy: destroy(terrain, id, chance),
    deconstruct: deconstruct(terrain, id, chance),
    pry: pry(terrain, id, { ...chance, ...prying }),
    pry_break: pry(terrain, id, {
      quality: 0,
      strength: 1,
      random: numbers(0, 0),
    }),
    harvest: harvest(terrain, id, chance),
    revert: revert(terrain, ter("t_reverting"), { season: "spring" }),
    replace: replaceTerrain(terrain, id, ter("t_plain")),
  };
  for (const [verb, result] of Object.entries(results)) {
    assert.ok(result.ok, verb);
    assert.is(result.removed_trap, "tr_built_in", verb);
    assert.is(result.next.id, "t_plain", verb);
  }
});

test("§2.6: what stays the same terrain keeps it", () => {
  const id = ter("t_lasting");
  const bashed = bash(terrain, id, { random: numbers(0), strength: 9 });
  for (const result of [bashed, replaceTerrain(terrain, id, id)]) {
    assert.ok(result.ok);
    assert.is(result.next.id, "t_lasting");
    assert.not("removed_trap" in result);
  }
});

test("terrain may change in ways of the game's own", () => {
  assert.equal(replaceTerrain(terrain, ter("t_plain"), ter("t_trapped")), {
    ok: true,
    next: { kind: "terrain", id: "t_trapped" },
    ...quiet,
  });
  assert.equal(replaceTerrain(terrain, ter("t_moat"), ter("t_plain")), {
    ok: false,
    reason: "unknown-id",
  });
  assert.equal(replaceTerrain(terrain, ter("t_plain"), ter("t_moat")), {
    ok: false,
    reason: "unknown-successor",
  });
  assert.equal(open(terrain, ter("t_plain")), { ok: false, reason: "not-openable" });
});

test.run();
