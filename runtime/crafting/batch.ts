/** How many crafts at once (§2.10): a whole number from 1. */
import { rangeError } from "../numbers/numbers.ts";

/**
 * Why a batch is none:
 * - `not-a-number`: it is NaN or infinite
 * - `bad-batch`: it is not a whole number from 1 (up to 2^53 - 1, from where on numbers are not exact)
 */
export type BatchRefusal = "not-a-number" | "bad-batch";

export function refusedBatch(batch: number): BatchRefusal | undefined {
  if (!Number.isFinite(batch)) return "not-a-number";
  return isCount(batch) ? undefined : "bad-batch";
}

/** @throws RangeError where it is no batch. */
export function checkedBatch(batch: number): number {
  return checkedCount("batch", batch);
}

/** A number of things that are there, exactly. */
export function isCount(number: number): boolean {
  return Number.isSafeInteger(number) && number >= 1;
}

/** @throws RangeError that names the argument, where it is not a whole number from 1. */
export function checkedCount(argument: string, number: number): number {
  if (!isCount(number)) throw rangeError(argument, "a whole number from 1", number);
  return number;
}
