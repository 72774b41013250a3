/** Dice (§3.2). */
import { finite, rangeError, whole } from "./numbers.ts";
import { rollBetween } from "./random.ts";
import type { Random } from "./random.ts";

/** A number of dice of one size, with faces 1 … `size`. */
export interface Dice {
  readonly count: number;
  /**
   * A whole number of 32 bits, as for `rollDice`. Below 1 the range is reversed, `size` … 1, so that size 0 yields 0 or
   * 1.
   */
  readonly size: number;
}

/**
 * Returns the total of dice with faces 1 … `size` (§3.2). A size below 1 rolls the range from `size` to 1.
 *
 * @param count Number of dice, at most 1,000,000; below 1 there are none. Fractional parts of `count` and `size` are
 * cut off.
 * @param size A number beyond 32 bits counts as the smallest or greatest of these.
 * @throws RangeError if one is NaN or infinite, or if there are too many dice.
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

/** The dice are rolled one by one, so their number is limited to keep calls short. */
const mostDice = 1_000_000;
