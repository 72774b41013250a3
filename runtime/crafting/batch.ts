/** The number of crafts at once (§2.10): a whole number from 1. */
import { rangeError } from "../numbers/numbers.ts";

/**
 * Why a batch is invalid:
 * - `not-a-number`: it is NaN or infinite
 * - `bad-batch`: it is not a whole number from 1 (up to 2^53 - 1, beyond which numbers are not exact)
 */
export type BatchRefusal = "not-a-number" | "bad-batch";

export function refusedBatch(batch: number): BatchRefusal | undefined {
  if (!Number.isFinite(batch)) return "not-a-number";
  return isCount(batch) ? undefined : "bad-batch";
}

/** @throws RangeError if it is not a valid batch. */
export function checkedBatch(batch: number): number {
  return checkedCount("batch", batch);
}

/** Whether it is an exact, positive number of things. */
export function isCount(number: number): boolean {
  return Number.isSafeInteger(number) && number >= 1;
}

/** @throws RangeError that names the argument if it is not a whole number from 1. */
export function checkedCount(argument: string, number: number): number {
  if (!isCount(number)) throw rangeError(argument, "a whole number from 1", number);
  return number;
}
