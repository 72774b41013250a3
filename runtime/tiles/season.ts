/** The seasons: in the order of seasonal members (§2.3), and by the format's own words (§2.6). */

export type Season = "spring" | "summer" | "autumn" | "winter";

/** One value for each season: spring, summer, autumn, winter (§2.3). */
export type Seasonal<Value> = readonly [Value, Value, Value, Value];

const positions: Readonly<Record<Season, 0 | 1 | 2 | 3>> = {
  spring: 0,
  summer: 1,
  autumn: 2,
  winter: 3,
};

/** In the order of the year. */
export const seasons: readonly Season[] = ["spring", "summer", "autumn", "winter"];

/** The value for a season (§2.3). */
export function inSeason<Value>(values: Seasonal<Value>, season: Season): Value {
  return values[positions[season]];
}

/**
 * Returns the season that a word of the format means (§2.6): `harvest_season` is written in capitals, everything else
 * here uses the words of `Season`.
 *
 * @param word For example, the `harvest_season` of a terrain record.
 *
 * @example
 * ```ts
 * import { seasonOf } from "defwright/runtime";
 * import { terrain } from "./generated/index.js";
 *
 * seasonOf("WINTER"); // => "winter"
 * const { harvest_season } = terrain.get("t_cloudberry_picked");
 * harvest_season && seasonOf(harvest_season); // => "summer"
 * ```
 */
export function seasonOf<Word extends Uppercase<Season>>(word: Word): Lowercase<Word> {
  return word.toLowerCase() as Lowercase<Word>;
}
