import type { AuthoredTile } from "./tile-kind.ts";

/** The named levels of comfort (§2.3). */
const comfortLevels = {
  uncomfortable: -999,
  neutral: 0,
  slightly_comfortable: 3,
  comfortable: 5,
  very_comfortable: 10,
} as const;

/** A number, or the name of a level (extension). */
export function resolveComfort(comfort: NonNullable<AuthoredTile["comfort"]>): number {
  return typeof comfort === "string" ? comfortLevels[comfort] : comfort;
}
