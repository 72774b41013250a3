/** The light scale of `light_emitted` (§2.6). */

import { finite } from "../numbers/numbers.ts";

/** Light enough that a tile is lit brightly. */
const bright = 10;
/** What each tile of distance takes away: 15 is to the tiles around it what 10 is to its own. */
const lossPerTile = 5;

export type Brightness = "bright" | "slight" | "dark";

/**
 * How a light lights a tile at a distance (§2.6): 10 lights its own tile brightly; 15 that tile and those around
 * it brightly, and slightly those two away. So each tile of distance takes 5, from 10 on a tile is bright, and
 * what is left below that is slight.
 *
 * @param light_emitted Of a record of furniture or terrain; of several lights, each is asked for by itself and
 * the brightest answer holds.
 * @param distance In tiles, 0 being its own, whichever way; a diagonal step counts as one. What stands between is the
 * host's.
 * @throws RangeError where one is NaN or infinite.
 *
 * @example
 * ```ts
 * import { brightness } from "defwright/runtime";
 * import { furniture } from "./generated/index.js";
 *
 * brightness(furniture.get("f_tile_stove").light_emitted, 0); // => "bright"
 * [1, 2, 3].map((distance) => brightness(15, distance)); // => ["bright", "slight", "dark"]
 * ```
 */
export function brightness(light_emitted: number, distance: number): Brightness {
  const light =
    finite("light_emitted", light_emitted) - lossPerTile * Math.abs(finite("distance", distance));
  if (light >= bright) return "bright";
  return light > 0 ? "slight" : "dark";
}
