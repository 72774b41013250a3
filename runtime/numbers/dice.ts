/** Dice (§3.2). */
import { finite, rangeError, whole } from "./numbers.ts";
import { rollBetween } from "./random.ts";
import type { Random } from "./random.ts";

/** So many dice of one size, their faces 1 … `size`. */
export interface Dice {
  readonly count: number;
  /**
   * A whole number of 32 bits, as for `rollDice`; below 1 the range is the other way round, `size` … 1, so that size 0
   * gives 0 or 1.
   */
  readonly size: number;
}

/**
 * The total of some dice with faces 1 … `size` (§3.2). A size below 1 rolls the range from `size` to 1.
 *
 * @param count How many dice, at most 1,000,000; below 1 there are none. Of this and of `size`, the part behind the
 * point is cut off.
 * @param size What is beyond 32 bits counts as the greatest or least of these.
 * @throws RangeError where one is NaN or infinite, or where there are more dice.
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
  if (finite("count", count) > mostDice) {
    throw rangeError("count", `at most ${String(mostDice)}`, count);
  }
  const [dice, faces] = [whole(count), whole(finite("size", size))];
  let total = 0;
  for (let die = 0; die < dice; die++) total += rollBetween(random, 1, faces);
  return total;
}

/** Rolled one by one, so that nobody waits for them. */
const mostDice = 1_000_000;
