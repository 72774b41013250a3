/** Destruction of furniture and terrain without a blow (§2.7). */
import { bashTargetOf, destruction } from "./bash-target.ts";
import type { BashableTable, BashRefusal, Destruction } from "./bash-target.ts";
import type { Can, Keyed, Known } from "../ids/brands.ts";
import type { RollOptions } from "../items/rolling.ts";
import type { TextOptions } from "../texts/game-text.ts";
import type { Refusal } from "../numbers/refusal.ts";

/** Destruction without a blow. */
export interface DestroyOptions extends RollOptions, TextOptions {
  readonly from_above?: false;
}

/** From the level above, terrain becomes its `ter_set_bashed_from_above` where it names one. */
export interface DestroyFromAboveOptions extends RollOptions, TextOptions {
  readonly from_above: true;
}

/** Either the change, or why not, as for `BashResult`. */
export type DestroyResult<Id extends string> = Destruction<Id> | Refusal<BashRefusal>;

/**
 * Destroys an object without a blow, as an explosion or a falling roof does (§2.7): as `bash` where it succeeds,
 * but without a roll for strength, and `destroy_only` does not help. Until the tile is passable, the game may go
 * on with what is left.
 *
 * @example
 * ```ts
 * import { destroy, seededRandom } from "defwright/runtime";
 * import { terrain, TerrainId } from "./generated/index.js";
 *
 * const gone = destroy(terrain, TerrainId.t_vault_door, { random: seededRandom(3) });
 * gone.ok && gone.next; // => { kind: "terrain", id: "t_vault_gap" }
 * ```
 */
export function destroy<Id extends string, Edges extends object, Key extends keyof Edges & string>(
  table: BashableTable<Id, { readonly bash: Edges }>,
  id: NoInfer<Id> & Keyed<Key>,
  options: DestroyOptions,
): DestroyResult<Known<Id, Edges[Key] & string>>;
export function destroy<Id extends string, Edges extends object, Key extends keyof Edges & string>(
  table: BashableTable<Id, { readonly bash: Edges }>,
  id: NoInfer<Id> & Keyed<Key>,
  options: DestroyFromAboveOptions,
): DestroyResult<Known<Id>>;
export function destroy<Id extends string>(
  table: BashableTable<Id, { readonly bash: object }>,
  id: NoInfer<Id> & Can<"bash">,
  options: DestroyOptions | DestroyFromAboveOptions,
): DestroyResult<Known<Id>>;
export function destroy(
  table: BashableTable<string, object>,
  id: string,
  options: DestroyOptions | DestroyFromAboveOptions,
): DestroyResult<string> {
  const target = bashTargetOf(table, id, options.from_above);
  return target.ok ? destruction(table, target, options) : target;
}
