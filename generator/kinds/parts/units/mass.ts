import { parseQuantity } from "./quantity.ts";

/** In milligrams, so that the sum is exact. */
export const massUnits: ReadonlyMap<string, number> = new Map([
  ["mg", 1],
  ["g", 1000],
  ["kg", 1_000_000],
]);

/**
 * Grams of a mass: a bare number is in grams already (§2.4), a string contains units (extension); may be negative.
 * `undefined` if it cannot be read.
 */
export function parseMass(value: string | number): number | undefined {
  if (typeof value === "number") return value;
  const milligrams = parseQuantity(value, massUnits);
  return milligrams === undefined ? undefined : milligrams / 1000;
}
