/** Moving over a tile (§2.4, §2.6), and moving furniture (§2.4). */
import { playRulesOf, type Dialect } from "../tables/dialect.ts";
import { finite } from "../numbers/numbers.ts";
import { furnitureOn, type Tile } from "./tile.ts";

/** Move points for one unit of `move_cost` (§2.6, §8). */
const pointsPerUnit = 50;

export interface MoveCostOptions {
  /**
   * The dialect of the content, which its tables contain (`terrain.dialect`). In `spec`, the default, a `move_cost_mod`
   * of -10 is impassable and other negative modifiers reduce the cost; in `bright-nights` and `dda` every negative
   * modifier is impassable.
   */
  readonly dialect?: Dialect;
}

export type MoveCost =
  | {
      readonly passable: true;
      /** Terrain and furniture together, in the format's units. */
      readonly move_cost: number;
      /** The same in move points, 100 of which are a second. */
      readonly move_points: number;
    }
  | { readonly passable: false };

/**
 * Returns the cost of moving onto a tile: the `move_cost` of the terrain plus the `move_cost_mod` of the furniture
 * (§2.4), in units of 50 move points (§2.6). Terrain with a cost of 0 is impassable whatever stands on it, and so are
 * furniture with -10 and a sum of 0 or less.
 *
 * @example
 * ```ts
 * import { moveCost } from "defwright/runtime";
 * import { furniture, terrain } from "./generated/index.js";
 *
 * const road = terrain.get("t_pass_road");
 * moveCost({ terrain: road }); // => { passable: true, move_cost: 2, move_points: 100 }
 * const bunk = furniture.get("f_bunk");
 * moveCost({ terrain: road, furniture: bunk }); // => { passable: true, move_cost: 5, move_points: 250 }
 * moveCost({ terrain: road, furniture: furniture.get("f_tile_stove") }); // => { passable: false }
 * ```
 */
export function moveCost(
  tile: Tile<
    { readonly move_cost: number },
    { readonly id: string; readonly move_cost_mod: number }
  >,
  { dialect }: MoveCostOptions = {},
): MoveCost {
  const { move_cost } = tile.terrain;
  const modifier = furnitureOn(tile)?.move_cost_mod ?? 0;
  const sum = move_cost + modifier;
  const { negative_move_cost: negative } = playRulesOf(dialect);
  const blocked = negative === "reduces" ? modifier === -10 : modifier < 0;
  if (move_cost <= 0 || blocked || sum <= 0) return { passable: false };
  return { passable: true, move_cost: sum, move_points: sum * pointsPerUnit };
}

/**
 * Whether a character of a given strength can move a piece of furniture (§2.4): `"moves"` from `required_str` on,
 * `"too-weak"` below it, `"unmovable"` if it is negative.
 *
 * @throws RangeError if the strength is NaN or infinite.
 *
 * @example
 * ```ts
 * import { movability } from "defwright/runtime";
 * import { furniture } from "./generated/index.js";
 *
 * movability(furniture.get("f_guest_bed"), { strength: 12 }); // => "moves"
 * movability(furniture.get("f_guest_bed"), { strength: 11 }); // => "too-weak"
 * movability(furniture.get("f_tile_stove"), { strength: 99 }); // => "unmovable"
 * ```
 */
export function movability(
  furniture: { readonly required_str: number },
  { strength }: { readonly strength: number },
): "moves" | "too-weak" | "unmovable" {
  finite("strength", strength);
  if (furniture.required_str < 0) return "unmovable";
  return strength >= furniture.required_str ? "moves" : "too-weak";
}
