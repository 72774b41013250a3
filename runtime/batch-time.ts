/** How long it takes to craft several at once (§2.10). */

/** What is read of a recipe or uncraft. */
interface Timed {
  readonly time_moves: number;
  readonly batch_time_factors?: {
    readonly max_reduction_percent: number;
    readonly min_batch_size: number;
  };
}

/** From here on, another item of the batch saves as much as the one before, to the last bit. */
const steepness = 6;
const saturated = 40;

/**
 * The time that a batch takes, in moves (100 to the second), cut to whole moves. Without `batch_time_factors` each
 * piece takes its time; with them the first takes it in full, and those after it ever less, until at the given size
 * of batch nearly the greatest saving is reached (§2.10).
 *
 * @param batch Number of crafts, a whole number; less than 1 takes no time.
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
  if (!(batch >= 1)) return 0;
  if (factors === undefined || factors.max_reduction_percent === 0) return Math.trunc(time * batch);
  const saving = factors.max_reduction_percent / 100;
  const size = Math.max(factors.min_batch_size, Number.MIN_VALUE);
  // Beyond this many every one takes the same time: no need to add them up one by one.
  const counted = Math.min(batch, Math.ceil((saturated * size) / steepness) + 1);
  let total = 0;
  for (let done = 0; done < counted; done += 1) {
    const reached = 2 / (1 + Math.exp((-steepness * done) / size)) - 1;
    total += time * (1 - saving * reached);
  }
  return Math.trunc(total + (batch - counted) * time * (1 - saving));
}
