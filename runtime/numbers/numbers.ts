/**
 * Numbers that a game hands in. Each has to be finite, unless its description allows `Infinity`: verbs refuse any other
 * as `not-a-number`, and functions that cannot refuse throw a `RangeError` that names the argument.
 */
import type { Refusal } from "./refusal.ts";

/** Some number that was handed in is NaN or infinite. */
export type NotANumber = Refusal<"not-a-number">;

/** The refusal, where one of the numbers cannot be calculated with; those that are absent can. */
export function refusedNumbers(
  ...numbers: readonly (number | undefined)[]
): NotANumber | undefined {
  return numbers.every((number) => number === undefined || Number.isFinite(number))
    ? undefined
    : { ok: false, reason: "not-a-number" };
}

/** @throws RangeError that names the argument, where it is NaN or infinite. */
export function finite(argument: string, number: number): number {
  if (!Number.isFinite(number)) throw rangeError(argument, "a finite number", number);
  return number;
}

export function rangeError(argument: string, expected: string, found: unknown): RangeError {
  return new RangeError(`${argument} has to be ${expected}, but it is ${String(found)}.`);
}

/** The greatest whole number of the format (§1): what is beyond counts as it. */
const greatest = 2 ** 31 - 1;

/** Without the part behind the point, and within the format's whole numbers of 32 bits. */
export function whole(number: number): number {
  // Adding 0 makes 0 of -0.
  return Math.min(Math.max(Math.trunc(number), -greatest - 1), greatest) + 0;
}
