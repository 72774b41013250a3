/** The light scale of `light_emitted` (§2.6). */

import { finite } from "../numbers/numbers.ts";

/** The light from which on a tile is lit brightly. */
const bright = 10;
/** The light lost with each tile of distance: 15 is to the surrounding tiles what 10 is to its own. */
const lossPerTile = 5;

export type Brightness = "bright" | "slight" | "dark";

/**
 * Returns how a light lights a tile at a distance (§2.6): 10 lights its own tile brightly; 15 lights that tile and
 * those around it brightly, and those two away slightly. So each tile of distance subtracts 5, a remainder of 10 or
 * more is bright, and anything above 0 is slight.
 *
 * @param light_emitted The member of a furniture or terrain record. With several lights, call the function for each and
 * use the brightest result.
 * @param distance In tiles, 0 for the light's own tile; the sign does not matter, and a diagonal step counts as one.
 * Obstacles in between are up to the host.
 * @throws RangeError if one is NaN or infinite.
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
