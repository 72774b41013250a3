/** Dice, rolled and counted (§3.2). */
import { rollBetween } from "./random.ts";
import type { Random } from "./random.ts";

/** So many dice of one size, their faces 1 … `size`. */
export interface Dice {
  readonly count: number;
  /** A whole number; below 1 the range is the other way round, `size` … 1, so that size 0 gives 0 or 1. */
  readonly size: number;
}

/**
 * The total of some dice with faces 1 … `size` (§3.2). A size below 1 rolls the range from `size` to 1.
 *
 * @param count How many dice.
 * @param size A whole number; of another, the part behind the point is cut off.
 *
 * @example
 * ```ts
 * import { rollDice } from "defwright/runtime";
 *
 * rollDice({ next: () => 0.99 }, 4, 8); // => 32
 * rollDice({ next: () => 0 }, 4, 0); // => 0
 * ```
 */
export function rollDice(random: Random, count: number, size: number): number {
  let total = 0;
  for (let die = 0; die < count; die++) total += rollBetween(random, 1, Math.trunc(size));
  return total;
}

/** The exact chance that the total of `low` is below that of `high` (§3.2); equal totals are not. */
export function chanceBelow(low: Dice, high: Dice): number {
  const a = facesOf(low.size);
  const b = facesOf(high.size);
  // With each high face counted from the top, both totals are one sum of dice that has to stay below a bound.
  const limit = BigInt(high.count) * (b.faces + 1n + b.offset) - BigInt(low.count) * a.offset - 1n;
  const ways = waysUpTo(limit, [
    { count: low.count, faces: a.faces },
    { count: high.count, faces: b.faces },
  ]);
  return ratio(ways, a.faces ** BigInt(low.count) * b.faces ** BigInt(high.count));
}

/**
 * The exact chance that the total of `high` is above `factor` times the total of all of `low`. Takes a step for
 * each total of `low` that can be exceeded.
 */
export function chanceAbove(high: Dice, low: readonly Dice[], factor: number): number {
  const dice = facesOf(high.size);
  const count = BigInt(high.count);
  const all = dice.faces ** count;
  const sides = low.map((each) => ({ count: each.count, ...facesOf(each.size) }));
  const add = (of: (side: (typeof sides)[number]) => bigint): bigint =>
    sides.reduce((sum, side) => sum + BigInt(side.count) * of(side), 0n);
  const shift = add(({ offset }) => offset);
  const least = add(() => 1n);
  const greatest = add(({ faces }) => faces);
  const most = count * (dice.faces + dice.offset);

  let above = 0n;
  let below = 0n;
  for (let sum = least; sum <= greatest; sum++) {
    const bound = Number(sum + shift) * factor;
    // From here on, nothing is above.
    if (factor > 0 && bound >= Number(most)) break;
    const upTo = waysUpTo(sum, sides);
    const limit = BigInt(Math.floor(bound)) - count * dice.offset;
    above += (upTo - below) * (all - waysUpTo(limit, [{ count: high.count, faces: dice.faces }]));
    below = upTo;
  }
  return ratio(above, all * waysUpTo(greatest, sides));
}

/** A die as one with faces 1 … `faces`, to which `offset` is added. */
function facesOf(size: number): { readonly faces: bigint; readonly offset: bigint } {
  const whole = BigInt(Math.trunc(size));
  return whole < 1n ? { faces: 2n - whole, offset: whole - 1n } : { faces: whole, offset: 0n };
}

/**
 * In how many ways dice with faces 1 … `faces` total at most `limit`. Of unbounded faces it would be a binomial
 * coefficient; those with dice above their size are taken off by inclusion and exclusion, so that sizes from
 * content cost nothing, however great.
 */
function waysUpTo(
  limit: bigint,
  dice: readonly { readonly count: number; readonly faces: bigint }[],
): bigint {
  const count = dice.reduce((sum, die) => sum + die.count, 0);
  const go = (index: number, left: bigint, factor: bigint): bigint => {
    const die = dice[index];
    if (die === undefined) return factor * choose(left, count);
    let ways = 0n;
    for (let above = 0; above <= die.count; above++) {
      const sign = above % 2 === 0 ? 1n : -1n;
      ways += go(
        index + 1,
        left - BigInt(above) * die.faces,
        factor * sign * choose(BigInt(die.count), above),
      );
    }
    return ways;
  };
  return go(0, limit, 1n);
}

function choose(from: bigint, count: number): bigint {
  if (from < BigInt(count)) return 0n;
  let ways = 1n;
  for (let index = 0n; index < BigInt(count); index++)
    ways = (ways * (from - index)) / (index + 1n);
  return ways;
}

/** A quotient of whole numbers that may each be too great for a number, right to 15 places. */
function ratio(part: bigint, whole: bigint): number {
  const precision = 10n ** 18n;
  return Number((part * precision) / whole) / 1e18;
}
