/**
 * Exact chances of dice (§3.2), computed from the ways in which they can fall. The cost does not depend on the sizes of
 * the dice, however large.
 */
import type { Dice } from "./dice.ts";
import { whole } from "./numbers.ts";
import { sumByPieces } from "./sum-by-pieces.ts";

/** Dice with faces 1 … `faces`, with `offset` added to each die. */
interface Faces {
  readonly count: number;
  readonly faces: bigint;
  readonly offset: bigint;
}

/** The exact chance that the total of `low` is below the total of `high` (§3.2); equal totals do not count. */
export function chanceBelow(low: Dice, high: Dice): number {
  const a = facesOf(low);
  const b = facesOf(high);
  // With each high face counted from the top, both totals form one sum of dice that has to stay below a bound.
  const limit = BigInt(high.count) * (b.faces + 1n + b.offset) - BigInt(low.count) * a.offset - 1n;
  return ratio(counting([a, b])(limit), allWays([a, b]));
}

/**
 * The exact chance that the total of `high` is above `factor`, a whole number, times the total of all `low` dice. Both
 * are counted by polynomials that change only where some dice have reached their size, so that the ranges in between
 * can be summed at once.
 */
export function chanceAbove(high: Dice, low: readonly Dice[], factor: number): number {
  const above = facesOf(high);
  const below = low.map(facesOf);
  const times = BigInt(factor);
  const shift = totalOf(below, ({ offset }) => offset);
  /** The greatest total of the high faces that does not exceed a total of the low ones. */
  const limit = (sum: bigint): bigint => times * (sum + shift) - BigInt(above.count) * above.offset;
  const all = allWays([above]);
  const [lowWays, highWays] = [counting(below), counting([above])];
  const ways = (sum: bigint): bigint =>
    (lowWays(sum) - lowWays(sum - 1n)) * (all - highWays(limit(sum)));

  const least = totalOf(below, () => 1n);
  const greatest = totalOf(below, ({ faces }) => faces);
  const reached = steps([above]).map((step) => firstAtLeast(step, times, limit(0n)));
  const changes = [
    ...steps(below).flatMap((step) => [step, step + 1n]),
    // With a factor below 0, a step that is reached is left again one later, hence the second number.
    ...reached.flatMap((sum) => (sum === undefined ? [] : [sum, sum + 1n])),
  ];
  // For low totals, the number of ways has a degree one less than the number of dice; for high totals, a degree equal
  // to it.
  const degree = below.reduce((sum, { count }) => sum + count, 0) + above.count;
  const found = sumByPieces(ways, least, greatest + 1n, changes, degree);
  return ratio(found, all * allWays(below));
}

/** The first whole number `n` at which `times * n + more` crosses the step; `undefined` if it never does. */
function firstAtLeast(step: bigint, times: bigint, more: bigint): bigint | undefined {
  if (times === 0n) return undefined;
  const distance = step - more;
  const [cut, left] = [distance / times, distance % times];
  // Division truncates towards 0.
  return left !== 0n && left > 0n === times > 0n ? cut + 1n : cut;
}

function facesOf({ count, size }: Dice): Faces {
  const last = BigInt(whole(size));
  return last < 1n
    ? { count, faces: 2n - last, offset: last - 1n }
    : { count, faces: last, offset: 0n };
}

function totalOf(dice: readonly Faces[], of: (die: Faces) => bigint): bigint {
  return dice.reduce((sum, die) => sum + BigInt(die.count) * of(die), 0n);
}

function allWays(dice: readonly Faces[]): bigint {
  return dice.reduce((ways, { count, faces }) => ways * faces ** BigInt(count), 1n);
}

/** Counts the ways in which these dice, without offsets, total at most a limit. */
function counting(dice: readonly Faces[]): (limit: bigint) => bigint {
  const count = dice.reduce((sum, die) => sum + die.count, 0);
  const terms = exclusions(dice);
  // With unbounded faces it would be a binomial coefficient; dice above their size are removed by inclusion and
  // exclusion.
  return (limit) =>
    terms.reduce((ways, { above, sign }) => ways + sign * choose(limit - above, count), 0n);
}

/** Totals at which the polynomial that counts the ways changes. */
function steps(dice: readonly Faces[]): bigint[] {
  return exclusions(dice).map(({ above }) => above);
}

interface Exclusion {
  /** By how much the dice above their size are too high. */
  readonly above: bigint;
  readonly sign: bigint;
}

function exclusions(dice: readonly Faces[]): Exclusion[] {
  let terms: Exclusion[] = [{ above: 0n, sign: 1n }];
  for (const { count, faces } of dice) {
    terms = terms.flatMap(({ above, sign }) =>
      Array.from({ length: count + 1 }, (_, dice) => ({
        above: above + BigInt(dice) * faces,
        sign: sign * (dice % 2 === 0 ? 1n : -1n) * choose(BigInt(count), dice),
      })),
    );
  }
  return terms;
}

function choose(from: bigint, count: number): bigint {
  if (from < BigInt(count)) return 0n;
  let ways = 1n;
  for (let index = 0n; index < BigInt(count); index++)
    ways = (ways * (from - index)) / (index + 1n);
  return ways;
}

/** A quotient of whole numbers that may each be too large for a number, accurate to 15 places. */
function ratio(part: bigint, whole: bigint): number {
  const precision = 10n ** 18n;
  return Number((part * precision) / whole) / 1e18;
}
