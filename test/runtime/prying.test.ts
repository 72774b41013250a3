import { suite } from "uvu";
import * as assert from "uvu/assert";
import { canPry, pry, pryOdds, seededRandom } from "../../runtime/index.ts";
import type { Prier } from "../../runtime/index.ts";
import {
  chanceToBreak,
  chanceToPry,
  effectiveDifficulty,
} from "../../runtime/tiles/pry-chances.ts";
import { furn, furnitureOf, near, numbers, quiet, ter, terrainOf, unused } from "./tiles.ts";

const test = suite("pry");

const words = {
  success_message: "It gives way.",
  fail_message: "It holds.",
  break_message: "It splits.",
  sound: "crunch!",
  break_sound: "crack!",
};
const locked = {
  ...words,
  pry_quality: 2,
  pry_bonus_mult: 1,
  difficulty: 8,
  breakable: false,
  new_ter_type: "t_open",
};
const weak = { ...locked, breakable: true, break_ter_type: "t_frame" };
const splinters = {
  subtype: "collection",
  entries: [
    { item: "plank", prob: 80, count: [1, 2] },
    { item: "nail", prob: 100, count: [1, 1], charges: [2, 8] },
  ],
};
const terrain = terrainOf({
  t_locked: { pry: locked },
  t_weak: { pry: { ...weak, noise: 12, break_noise: 16, break_items: splinters } },
  t_silent: { pry: weak },
  t_prize: {
    pry: {
      ...locked,
      alarm: true,
      pry_items: { subtype: "collection", entries: [{ item: "coin", prob: 100, count: [3, 3] }] },
    },
  },
  t_wordless: {
    pry: { ...weak, success_message: "", fail_message: "", break_message: "", noise: 0 },
  },
  t_lost: { pry: { ...locked, new_ter_type: "t_gone" } },
  t_unbreakable: { pry: { ...weak, break_ter_type: "t_gone" } },
  t_sturdy: { pry: { ...weak, breakable: false } },
  t_open: {},
  t_frame: {},
});

/** Dice that all show their least, or all their greatest face. */
const least = Array.from({ length: 4 }, () => 0);
const greatest = Array.from({ length: 4 }, () => 0.999);
const success = [...least, ...greatest];
const failureAnd = (...more: readonly number[]): number[] => [...greatest, ...least, ...more];
/** Four dice of the difficulty; two of mechanics (0 or 1 at level 0); two of strength. */
const breaks = [...greatest, ...least];
const holds = [...least, ...greatest];
const able = { strength: 8, quality: 2 };

test("§3.1: a successful pry makes `new_ter_type` of it, with its message and noise", () => {
  assert.equal(pry(terrain, ter("t_weak"), { ...able, random: numbers(...success) }), {
    ok: true,
    outcome: "opened",
    next: { kind: "terrain", id: "t_open" },
    ...quiet,
    messages: ["It gives way."],
    sounds: [{ text: "crunch!", volume: 12 }],
    duration_seconds: 3.2,
  });
});

test("§3.1: furniture makes `new_furn_type`", () => {
  const furniture = furnitureOf({
    f_box: {
      pry: {
        ...locked,
        new_ter_type: undefined,
        new_furn_type: "f_null",
        break_furn_type: "f_null",
      },
    },
  });
  const pried = pry(furniture, furn("f_box"), { ...able, random: numbers(...success) });
  assert.ok(pried.ok);
  assert.equal(pried.next, { kind: "furniture", id: "f_null" });
});

test("§3.1: a failed pry of something breakable may break it, with message, items and noise", () => {
  const random = numbers(...failureAnd(...breaks), 0.5, 0.999, 0.5);
  assert.equal(pry(terrain, ter("t_weak"), { ...able, random }), {
    ok: true,
    outcome: "broken",
    next: { kind: "terrain", id: "t_frame" },
    messages: ["It splits."],
    sounds: [{ text: "crack!", volume: 16 }],
    items: [
      { item: "plank", count: 2 },
      { item: "nail", count: 1, charges: 5 },
    ],
    duration_seconds: 3.2,
  });
});

test("a failed pry that breaks nothing leaves it as it is, and takes its time", () => {
  const held = {
    ok: false,
    reason: "held",
    ...quiet,
    messages: ["It holds."],
    duration_seconds: 3.2,
  };
  assert.equal(
    pry(terrain, ter("t_weak"), { ...able, random: numbers(...failureAnd(...holds)) }),
    held,
  );
  // What cannot break does not roll for it.
  assert.equal(pry(terrain, ter("t_locked"), { ...able, random: numbers(...failureAnd()) }), held);
  assert.equal(pry(terrain, ter("t_sturdy"), { ...able, random: numbers(...failureAnd()) }), held);
  const sturdy = pryOdds(terrain, ter("t_sturdy"), able);
  assert.is(sturdy.ok && sturdy.broken, 0);
  assert.equal(
    pry(terrain, ter("t_unbreakable"), { ...able, random: numbers(...failureAnd()) }),
    held,
  );
});

test("§7.5: without `noise` and `break_noise` it is silent; a noise of 0 is one", () => {
  const silent = pry(terrain, ter("t_silent"), { ...able, random: numbers(...success) });
  assert.equal(silent.ok && silent.sounds, []);
  const broken = pry(terrain, ter("t_silent"), {
    ...able,
    random: numbers(...failureAnd(...breaks)),
  });
  assert.equal(broken.ok && broken.sounds, []);
  const least = pry(terrain, ter("t_wordless"), { ...able, random: numbers(...success) });
  assert.equal(least.ok && least.sounds, [{ text: "crunch!", volume: 0 }]);
});

test("an empty message is none", () => {
  for (const dice of [success, failureAnd(...breaks), failureAnd(...holds)]) {
    const pried = pry(terrain, ter("t_wordless"), { ...able, random: numbers(...dice) });
    assert.ok("messages" in pried);
    assert.equal(pried.messages, []);
  }
});

test("success may yield items and set off an alarm", () => {
  const pried = pry(terrain, ter("t_prize"), { ...able, random: numbers(...success) });
  assert.ok(pried.ok && pried.outcome === "opened");
  assert.equal(pried.items, [{ item: "coin", count: 3 } as unknown]);
  assert.is(pried.alarm, true);
});

test("§2.9: a tool below `pry_quality` does not even try", () => {
  const refusal = { ok: false, reason: "tool-too-weak", needed_quality: 2 };
  assert.equal(pry(terrain, ter("t_weak"), { strength: 99, quality: 1, random: unused }), refusal);
  assert.equal(pryOdds(terrain, ter("t_weak"), { strength: 99, quality: 1 }), refusal);
});

test("what cannot be pried is refused", () => {
  for (const [id, reason] of [
    ["t_open", "not-pryable"],
    ["t_lost", "unknown-successor"],
    ["__proto__", "unknown-id"],
  ] as const) {
    assert.equal(pry(terrain, ter(id), { ...able, random: unused }), { ok: false, reason });
    assert.equal(pryOdds(terrain, ter(id), able), { ok: false, reason });
  }
  assert.is(canPry(terrain, ter("t_weak")), true);
  assert.is(canPry(terrain, ter("t_open")), false);
});

test("an attempt takes the longer the harder it is, and never less than a fifth of a second", () => {
  const seconds = (prier: Prier): number => {
    const tried = pry(terrain, ter("t_locked"), { ...prier, random: seededRandom(1) });
    return "duration_seconds" in tried ? tried.duration_seconds : -1;
  };
  assert.is(seconds({ strength: 8, quality: 2 }), 3.2);
  assert.is(seconds({ strength: 8, quality: 4 }), 2.2);
  assert.is(seconds({ strength: 60, quality: 2 }), 0.2);
});

test("§3.2: each level of the tool above the least takes its bonus off the difficulty", () => {
  const of = (difficulty: number, pry_bonus_mult: number): typeof locked => ({
    ...locked,
    difficulty,
    pry_bonus_mult,
  });
  assert.is(effectiveDifficulty(of(8, 1), 2), 8);
  assert.is(effectiveDifficulty(of(8, 1), 4), 6);
  assert.is(effectiveDifficulty(of(8, 3), 4), 2);
  assert.is(effectiveDifficulty(of(11, 2), 4), 7);
  assert.is(effectiveDifficulty(of(8, 5), 4), -2);
});

/** Difficulty, least quality, bonus; tool, strength, mechanics -> the chances. */
const vectors: readonly (readonly [
  pry: readonly [difficulty: number, quality: number, bonus: number],
  prier: Prier,
  success: number,
])[] = [
  [[8, 2, 1], { quality: 2, strength: 8 }, 0.46982],
  [[8, 2, 1], { quality: 4, strength: 8 }, 0.72625],
  [[8, 2, 3], { quality: 4, strength: 8 }, 65215 / 65536],
  [[11, 2, 2], { quality: 4, strength: 10 }, 0.780062],
  [[1, 1, 1], { quality: 1, strength: 1 }, 0],
  [[0, 1, 1], { quality: 1, strength: 8 }, 65535 / 65536],
  [[8, 2, 1], { quality: 2, strength: 0 }, 0],
];

test("§3.2: four dice of the difficulty below four of the strength: the exact chances", () => {
  for (const [[difficulty, pry_quality, pry_bonus_mult], prier, chance] of vectors) {
    const success = chanceToPry({ difficulty, pry_quality, pry_bonus_mult }, prier);
    assert.is(success.toFixed(6), chance.toFixed(6), JSON.stringify([difficulty, prier]));
  }
});

test("the exact chances of breaking after a failure", () => {
  const breakage = (mechanics: number, quality: number): string =>
    chanceToBreak(
      { difficulty: 8, pry_quality: quality, pry_bonus_mult: 1 },
      { strength: 8, quality, mechanics },
    ).toFixed(6);
  assert.is(breakage(0, 1), "0.905357");
  assert.is(breakage(0, 2), "0.382596");
  assert.is(breakage(2, 1), "0.830473");
});

test("the odds are those of every way that the dice can fall", () => {
  for (const [difficulty, strength] of [
    [8, 8],
    [6, 8],
    [0, 5],
    [-2, 3],
    [3, -1],
  ] as const) {
    const success = chanceToPry(
      { difficulty, pry_quality: 0, pry_bonus_mult: 1 },
      { strength, quality: 0 },
    );
    const low = totals(4, difficulty);
    const high = totals(4, strength);
    let below = 0;
    for (const [a, ways] of low) for (const [b, more] of high) if (a < b) below += ways * more;
    const all = (range(difficulty).length * range(strength).length) ** 4;
    assert.ok(Math.abs(success - below / all) < 1e-12, `${difficulty} ${strength}`);
  }
});

test("attempts come out as the odds say", () => {
  const times = 4000;
  for (const id of ["t_locked", "t_silent"]) {
    for (const prier of [
      able,
      { strength: 11, quality: 3 },
      { strength: 6, quality: 2, mechanics: 4 },
    ]) {
      const random = seededRandom(`${id} ${JSON.stringify(prier)}`);
      const odds = pryOdds(terrain, ter(id), prier);
      assert.ok(odds.ok);
      assert.ok(Math.abs(odds.opened + odds.broken + odds.held - 1) < 1e-12);
      const seen = { opened: 0, broken: 0, held: 0 };
      for (let time = 0; time < times; time++) {
        const pried = pry(terrain, ter(id), { ...prier, random });
        if (pried.ok) seen[pried.outcome] += 1;
        else seen.held += 1;
      }
      for (const outcome of ["opened", "broken", "held"] as const) {
        assert.ok(
          near(seen[outcome] / times, odds[outcome], times),
          `${id} ${outcome}: ${seen[outcome] / times} for ${odds[outcome]}`,
        );
      }
      if (id === "t_locked") assert.is(odds.broken, 0);
      else assert.ok(odds.broken > 0);
    }
  }
});

test("difficulties from content cost nothing, however great, nor do giants", () => {
  const great = 2 ** 31 - 1;
  const chance = (difficulty: number, strength: number): number =>
    chanceToPry({ difficulty, pry_quality: 0, pry_bonus_mult: 1 }, { strength, quality: 0 });
  assert.is(chance(great, 20), 0);
  assert.is(chance(1, great), 1);
  assert.ok(Math.abs(chance(great, great) - 0.5) < 1e-6);
  const breakage = (difficulty: number, strength: number): number =>
    chanceToBreak({ difficulty, pry_quality: 1, pry_bonus_mult: 1 }, { strength, quality: 1 });
  assert.is(breakage(great, 8), 1);
  assert.ok(breakage(8, great) < 1e-15);
});

test("numbers that are none are refused, and odds throw for them", () => {
  for (const name of ["strength", "quality", "mechanics"]) {
    for (const number of [NaN, Infinity, -Infinity]) {
      const prier = { ...able, [name]: number };
      assert.equal(pry(terrain, ter("t_weak"), { ...prier, random: unused }), {
        ok: false,
        reason: "not-a-number",
      });
      assert.throws(() => pryOdds(terrain, ter("t_weak"), prier), new RegExp(`^${name} has to be`));
    }
  }
  // The part behind the point counts for nothing.
  assert.equal(
    pryOdds(terrain, ter("t_weak"), { strength: 8.9, quality: 2.5, mechanics: 0.7 }),
    pryOdds(terrain, ter("t_weak"), able),
  );
});

function range(size: number): number[] {
  const first = Math.min(1, size);
  return Array.from({ length: Math.max(1, size) - first + 1 }, (_, index) => first + index);
}

/** Each total -> in how many ways, by trying every one. */
function totals(count: number, size: number): Map<number, number> {
  if (count === 0) return new Map([[0, 1]]);
  const counts = new Map<number, number>();
  for (const [total, ways] of totals(count - 1, size)) {
    for (const face of range(size)) {
      counts.set(total + face, (counts.get(total + face) ?? 0) + ways);
    }
  }
  return counts;
}

test.run();
