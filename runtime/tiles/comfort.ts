/** How comfortable a place is for falling asleep (§2.3). */
import { finite } from "../numbers/numbers.ts";
import { topOf, type Tile } from "./tile.ts";

export type ComfortLevel =
  "uncomfortable" | "neutral" | "slightly_comfortable" | "comfortable" | "very_comfortable";

/** Highest first. */
const levels: readonly (readonly [ComfortLevel, number])[] = [
  ["very_comfortable", 10],
  ["comfortable", 5],
  ["slightly_comfortable", 3],
  ["neutral", 0],
];

interface Sleepable {
  readonly id: string;
  readonly comfort: number;
}

/**
 * Returns the name of a comfort value: the highest level that is not above it, and `uncomfortable` below all others
 * (§2.3).
 *
 * @throws RangeError if it is NaN or infinite.
 *
 * @example
 * ```ts
 * import { comfortLevel } from "defwright/runtime";
 *
 * comfortLevel(4); // => "slightly_comfortable"
 * comfortLevel(-1); // => "uncomfortable"
 * ```
 */
export function comfortLevel(comfort: number): ComfortLevel {
  finite("comfort", comfort);
  return levels.find(([, least]) => comfort >= least)?.[0] ?? "uncomfortable";
}

/**
 * Returns how comfortable a tile is for falling asleep (§2.3): the comfort of its furniture if there is any, otherwise
 * of its terrain.
 *
 * @returns The value, and the name of its level.
 *
 * @example
 * ```ts
 * import { comfortOf } from "defwright/runtime";
 * import { furniture, terrain } from "./generated/index.js";
 *
 * const scree = terrain.get("t_loose_scree");
 * comfortOf({ terrain: scree }); // => { comfort: -999, level: "uncomfortable" }
 * comfortOf({ terrain: scree, furniture: furniture.get("f_stove_bench") }).level; // => "comfortable"
 * ```
 */
export function comfortOf(tile: Tile<Sleepable, Sleepable>): {
  readonly comfort: number;
  readonly level: ComfortLevel;
} {
  const { comfort } = topOf(tile);
  return { comfort, level: comfortLevel(comfort) };
}
