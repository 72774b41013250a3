/**
 * Numbers that a game passes in. Each has to be finite, unless its description allows `Infinity`: verbs refuse any
 * other as `not-a-number`, and functions that cannot refuse throw a `RangeError` that names the argument.
 */
import type { Refusal } from "./refusal.ts";

/** A number that was passed in is NaN or infinite. */
export type NotANumber = Refusal<"not-a-number">;

/** Returns the refusal if one of the numbers is NaN or infinite, or not there. */
export function refusedNumbers(...numbers: readonly number[]): NotANumber | undefined {
  return numbers.every((number) => Number.isFinite(number))
    ? undefined
    : { ok: false, reason: "not-a-number" };
}

/** @throws RangeError that names the argument if it is NaN or infinite. */
export function finite(argument: string, number: number): number {
  if (!Number.isFinite(number)) throw rangeError(argument, "a finite number", number);
  return number;
}

export function rangeError(argument: string, expected: string, found: unknown): RangeError {
  return new RangeError(`${argument} has to be ${expected}, but it is ${String(found)}.`);
}

/** The greatest whole number of the format (§1); numbers beyond it count as it. */
const greatest = 2 ** 31 - 1;

/** Cuts off the fractional part and limits the number to the format's whole numbers of 32 bits. */
export function whole(number: number): number {
  // Adding 0 turns -0 into 0.
  return Math.min(Math.max(Math.trunc(number), -greatest - 1), greatest) + 0;
}
