import * as fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { chanceAbove, chanceBelow } from "../../runtime/numbers/dice-chances.ts";
import { rollBetween, rollDice, seededRandom } from "../../runtime/index.ts";
import { rollPercent } from "../../runtime/numbers/random.ts";
import { sumByPieces } from "../../runtime/numbers/sum-by-pieces.ts";
import { near, numbers, share, unused } from "./tiles.ts";
import { runs } from "../random.ts";

const test = suite("chance");
const seed = 5;

test("the same seed gives the same numbers, on every machine", () => {
  const first = (from: string | number): number[] => {
    const random = seededRandom(from);
    return Array.from({ length: 4 }, () => Math.floor(random.next() * 2 ** 32));
  };
  assert.equal(first("tuesday"), first("tuesday"));
  assert.equal(first(7), first("7"));
  assert.not.equal(first(7), first(8));
  assert.equal(first(1), [4250056693, 3434110209, 4221012007, 1254035271]);
});

test("a source goes on where its state was kept, through JSON too", () => {
  const random = seededRandom("save");
  random.next();
  const kept = JSON.stringify(random.state());
  const onwards = [random.next(), random.next(), random.next()];
  const again = seededRandom(JSON.parse(kept) as [number, number, number, number]);
  assert.equal([again.next(), again.next(), again.next()], onwards);
});

test("numbers are spread evenly, for seeds that are alike as well", () => {
  const seeds = ["", "a", "b", 0, 1, 2, "a very long seed ".repeat(20)];
  for (const each of seeds) {
    const random = seededRandom(each);
    for (const below of [0.1, 0.5, 0.93]) {
      assert.ok(
        near(
          share(5000, () => random.next() < below),
          below,
          5000,
        ),
        `${each} ${below}`,
      );
    }
  }
  const firsts = Array.from({ length: 5000 }, (_, index) => seededRandom(index).next());
  let at = 0;
  assert.ok(
    near(
      share(5000, () => firsts[at++]! < 0.5),
      0.5,
      5000,
    ),
  );
});

test("between two, both included, in either order", () => {
  for (const [one, other] of [
    [2, 5],
    [5, 2],
  ] as const) {
    assert.is(rollBetween(numbers(0), one, other), 2);
    assert.is(rollBetween(numbers(0.999), one, other), 5);
    assert.is(rollBetween(numbers(0.5), one, other), 4);
  }
  // A source that keeps its word only almost.
  assert.is(rollBetween(numbers(1), 1, 6), 6);
  assert.is(rollBetween(unused, 3, 3), 3);
});

test("a percentage that is certain takes no chance", () => {
  assert.is(rollPercent(unused, 100), true);
  assert.is(rollPercent(unused, 250), true);
  assert.is(rollPercent(unused, 0), false);
  assert.is(rollPercent(unused, -3), false);
  assert.is(rollPercent(numbers(0.2499), 25), true);
  assert.is(rollPercent(numbers(0.25), 25), false);
});

test("dice of a size below 1 roll the range from it to 1", () => {
  assert.is(rollDice(numbers(0, 0.9, 0, 0.9), 4, 0), 2);
  assert.is(rollDice(numbers(0, 0), 2, -3), -6);
  assert.is(rollDice(unused, 4, 1), 4);
  assert.is(rollDice(unused, 0, 6), 0);
  assert.is(rollDice(numbers(0.99, 0.99), 2, 6.9), 12);
});

test("dice fall as often as their faces", () => {
  const random = seededRandom("dice");
  for (const size of [6, 2, 0, -1]) {
    const [first, last] = [Math.min(size, 1), Math.max(size, 1)];
    const faces = last - first + 1;
    for (let face = first; face <= last; face++) {
      assert.ok(
        near(
          share(4000, () => rollDice(random, 1, size) === face),
          1 / faces,
          4000,
        ),
        `${size} ${face}`,
      );
    }
  }
});

const size = fc.integer({ min: -3, max: 7 });
const count = fc.integer({ min: 0, max: 3 });

test("chances are those of an enumeration of all dice", () => {
  fc.assert(
    fc.property(count, size, count, size, (lows, low, highs, high) => {
      const chance = chanceBelow({ count: lows, size: low }, { count: highs, size: high });
      assert.ok(Math.abs(chance - enumerated(lows, low, highs, high, (a, b) => a < b)) < 1e-12);
    }),
    runs(200, seed),
  );
  fc.assert(
    fc.property(
      count,
      size,
      count,
      size,
      fc.integer({ min: -2, max: 4 }),
      (highs, high, lows, low, factor) => {
        const chance = chanceAbove(
          { count: highs, size: high },
          [{ count: lows, size: low }],
          factor,
        );
        const expected = enumerated(highs, high, lows, low, (a, b) => a > b * factor);
        assert.ok(Math.abs(chance - expected) < 1e-12);
      },
    ),
    runs(200, seed),
  );
});

test("chances of great dice are those of all their totals, counted one by one", () => {
  const dice = fc.integer({ min: -60, max: 90 });
  fc.assert(
    fc.property(dice, dice, dice, fc.integer({ min: -3, max: 5 }), (high, one, two, factor) => {
      const low = [
        { count: 2, size: one },
        { count: 2, size: two },
      ];
      const lows = low.reduce((totals, { count, size }) => thrown(count, size, totals), none);
      const highs = thrown(4, high, none);
      const above = chanceAbove({ count: 4, size: high }, low, factor);
      assert.is(
        above,
        counted(highs, lows, (total, other) => total > other * factor),
      );
      const below = chanceBelow({ count: 4, size: high }, { count: 4, size: one });
      assert.is(
        below,
        counted(highs, thrown(4, one, none), (a, b) => a < b),
      );
    }),
    runs(25, seed),
  );
});

type Ways = ReadonlyMap<number, bigint>;
const none: Ways = new Map([[0, 1n]]);

/** Each total -> in how many ways, after so many dice more. */
function thrown(count: number, size: number, before: Ways): Ways {
  if (count === 0) return before;
  const after = new Map<number, bigint>();
  for (const [total, ways] of before) {
    for (let face = Math.min(1, size); face <= Math.max(1, size); face++) {
      after.set(total + face, (after.get(total + face) ?? 0n) + ways);
    }
  }
  return thrown(count - 1, size, after);
}

function counted(one: Ways, other: Ways, holds: (a: number, b: number) => boolean): number {
  let [found, all] = [0n, 0n];
  for (const [a, ways] of one) {
    for (const [b, more] of other) {
      all += ways * more;
      if (holds(a, b)) found += ways * more;
    }
  }
  return Number((found * 10n ** 18n) / all) / 1e18;
}

test("giants are no longer in coming than anybody else", () => {
  const great = 2 ** 31 - 1;
  const care = [
    { count: 2, size: 0 },
    { count: 2, size: 1e6 },
  ];
  const breaks = chanceAbove({ count: 4, size: great }, care, 1);
  assert.ok(breaks > 1 - 1e-12 && breaks < 1);
  // Sizes that are all a thousand times as great fall nearly alike.
  const fall = (times: number): number =>
    chanceAbove({ count: 4, size: 30 * times }, [{ count: 4, size: 20 * times }], 2);
  assert.ok(Math.abs(fall(1e7) - fall(1e4)) < 1e-4);
  assert.ok(
    Math.abs(chanceAbove({ count: 4, size: great }, [{ count: 4, size: great }], 1) - 0.5) < 1e-6,
  );
});

test("a sum of pieces is that of all their numbers, however long they are", () => {
  // Cubes up to 40, and twice the number from there on.
  const of = (n: bigint): bigint => (n < 40n ? n ** 3n : 2n * n);
  const sums = (start: bigint, end: bigint): bigint => sumByPieces(of, start, end, [40n, 7n], 3);
  for (const [start, end] of [
    [0n, 0n],
    [0n, 3n],
    [0n, 40n],
    [5n, 90n],
    [39n, 41n],
    [-20n, 1000n],
  ] as const) {
    let sum = 0n;
    for (let n = start; n < end; n++) sum += of(n);
    assert.is(sums(start, end), sum, `${start} ${end}`);
  }
  const [from, to] = [100n, 10n ** 40n];
  assert.is(sums(from, to), to * (to - 1n) - from * (from - 1n));
});

test("more dice than anybody rolls are refused, half a die is none", () => {
  assert.is(rollDice(unused, 0.5, 6), 0);
  assert.is(rollDice(unused, -3, 6), 0);
  assert.throws(() => rollDice(unused, 1_000_001, 6), /count has to be at most 1000000/);
});

/** By trying every way the dice can fall. */
function enumerated(
  first: number,
  firstSize: number,
  second: number,
  secondSize: number,
  holds: (a: number, b: number) => boolean,
): number {
  const a = falls(first, firstSize);
  const b = falls(second, secondSize);
  let count = 0;
  for (const one of a) for (const other of b) if (holds(one, other)) count += 1;
  return count / (a.length * b.length);
}

function falls(count: number, size: number): number[] {
  if (count === 0) return [0];
  const faces: number[] = [];
  for (let face = Math.min(1, size); face <= Math.max(1, size); face++) faces.push(face);
  return falls(count - 1, size).flatMap((total) => faces.map((face) => total + face));
}

test.run();
