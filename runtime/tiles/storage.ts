/** How much can be put on a tile (§2.3). */
import { topOf, type Tile } from "./tile.ts";

interface Storing {
  readonly id: string;
  readonly max_volume_ml: number;
}

/**
 * The volume of items that a tile holds, in millilitres (§2.3): that of its furniture if there is any, otherwise of its
 * terrain; 1,000 litres unless the content says otherwise.
 *
 * @example
 * ```ts
 * import { storageVolume } from "defwright/runtime";
 * import { furniture, terrain } from "./generated/index.js";
 *
 * const floor = terrain.get("t_post_floor");
 * storageVolume({ terrain: floor }); // => 1_000_000
 * storageVolume({ terrain: floor, furniture: furniture.get("f_luggage_rack") }); // => 750
 * ```
 */
export function storageVolume(tile: Tile<Storing, Storing>): number {
  return topOf(tile).max_volume_ml;
}
