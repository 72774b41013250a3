/** The time it takes to craft several at once (§2.10). */

import { checkedBatch } from "./batch.ts";

/** The members of a recipe or uncraft that are read. */
interface Timed {
  readonly time_moves: number;
  readonly batch_time_factors?: {
    readonly max_reduction_percent: number;
    readonly min_batch_size: number;
  };
}

/** Sums with more terms than this are as exact by their integral. */
const mostAdded = 10_000;
/** From `saturated` on, another item of the batch saves as much as the one before, to the last bit. */
const steepness = 6;
const saturated = 40;

/**
 * Returns the time that a batch takes, in moves (100 to the second), truncated to whole moves. Without
 * `batch_time_factors` each piece takes its full time; with them the first takes its full time and each further piece
 * less, until at the given batch size nearly the greatest saving is reached (§2.10).
 *
 * @param batch Number of crafts, a whole number from 1.
 * @throws RangeError if `batch` is not a whole number from 1.
 *
 * @example
 * ```ts
 * import { batchTimeMoves } from "defwright/runtime";
 * import { recipe, RecipeId } from "./generated/index.js";
 *
 * const envelope = recipe.get(RecipeId.envelope);
 * batchTimeMoves(envelope, 1); // => 6000
 * batchTimeMoves(envelope, 12) < 12 * 6000; // => true
 * ```
 */
export function batchTimeMoves(recipe: Timed, batch = 1): number {
  const { time_moves: time, batch_time_factors: factors } = recipe;
  checkedBatch(batch);
  if (factors === undefined || factors.max_reduction_percent === 0) return Math.trunc(time * batch);
  const saving = factors.max_reduction_percent / 100;
  const size = Math.max(factors.min_batch_size, Number.MIN_VALUE);
  // Beyond this number every piece takes the same time, so there is no need to add them one by one.
  const counted = Math.min(batch, Math.ceil((saturated * size) / steepness) + 1);
  const added = Math.min(counted, mostAdded);
  let total = 0;
  for (let done = 0; done < added; done += 1) total += time * (1 - saving * reached(done, size));
  total += time * (counted - added - saving * sumReached(added, counted, size));
  return Math.trunc(total + (batch - counted) * time * (1 - saving));
}

/** The share of the greatest saving that is reached after a number of pieces. */
function reached(done: number, size: number): number {
  return 2 / (1 + Math.exp((-steepness * done) / size)) - 1;
}

/**
 * The sum of what is reached from one number up to but not including another, by the Euler–Maclaurin formula: with more
 * than `mostAdded` terms, the curve is so flat that the omitted remainder is less than a number can hold.
 */
function sumReached(from: number, to: number, size: number): number {
  if (from >= to) return 0;
  const [first, last] = [reached(from, size), reached(to, size)];
  const slope = (share: number): number => ((1 - share * share) * steepness) / (2 * size);
  const area = areaReached(to, size) - areaReached(from, size);
  return area + (first - last) / 2 + (slope(last) - slope(first)) / 12;
}

/** The integral of `reached`, which is a hyperbolic tangent. */
function areaReached(done: number, size: number): number {
  const half = (steepness * done) / (2 * size);
  return (2 * size * (half + Math.log1p(Math.exp(-2 * half)) - Math.LN2)) / steepness;
}
