import { parseQuantity } from "./quantity.ts";

export const volumeUnits: ReadonlyMap<string, number> = new Map([
  ["ml", 1],
  ["L", 1000],
]);

/** A bare number counts quarters of a litre, as in old data (extension). */
const legacyVolumeUnitMl = 250;

/**
 * Millilitres of a volume string (§2.3), or of a bare number of legacy units (extension); may be negative.
 * `undefined` if it cannot be read.
 */
export function parseVolume(value: string | number): number | undefined {
  return typeof value === "number" ? value * legacyVolumeUnitMl : parseQuantity(value, volumeUnits);
}
