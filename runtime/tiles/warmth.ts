/** What a tile adds to warmth (§2.3). */
import { topOf, type Tile } from "./tile.ts";

interface Warming {
  readonly id: string;
  readonly floor_bedding_warmth: number;
  readonly bonus_fire_warmth_feet: number;
}

/**
 * The warmth added while sleeping on a tile (§2.3): that of its furniture if there is any, otherwise of its terrain. In
 * the game's own unit; negative if it chills.
 *
 * @example
 * ```ts
 * import { sleepingWarmth } from "defwright/runtime";
 * import { furniture, terrain } from "./generated/index.js";
 *
 * const floor = terrain.get("t_post_floor");
 * sleepingWarmth({ terrain: floor }); // => 10
 * sleepingWarmth({ terrain: floor, furniture: furniture.get("f_guest_bed") }); // => 1200
 * ```
 */
export function sleepingWarmth(tile: Tile<Warming, Warming>): number {
  return topOf(tile).floor_bedding_warmth;
}

/**
 * The additional warmth that the feet of a character on a tile get from a nearby fire (§2.3): that of its furniture if
 * there is any, otherwise of its terrain. In the game's own unit; 300 unless the content says otherwise.
 *
 * @example
 * ```ts
 * import { fireWarmthOfFeet } from "defwright/runtime";
 * import { furniture, terrain } from "./generated/index.js";
 *
 * const soil = terrain.get("t_soil");
 * fireWarmthOfFeet({ terrain: soil }); // => 300
 * fireWarmthOfFeet({ terrain: soil, furniture: furniture.get("f_stove_bench") }); // => 600
 * ```
 */
export function fireWarmthOfFeet(tile: Tile<Warming, Warming>): number {
  return topOf(tile).bonus_fire_warmth_feet;
}
