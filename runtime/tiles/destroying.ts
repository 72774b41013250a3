/** Destruction of furniture and terrain without a blow (§2.7). */
import { bashTargetOf, destruction } from "./bash-target.ts";
import type { BashableTable, BashRefusal, Destruction } from "./bash-target.ts";
import type { Known } from "../ids/brands.ts";
import type { Fit, Successor, WhyUnfit } from "./fit.ts";
import type { RollOptions } from "../items/rolling.ts";
import type { TextOptions } from "../texts/game-text.ts";
import type { Refusal } from "../numbers/refusal.ts";

/** Options of destruction; if `Above` is `boolean`, it may come from the level above or from this one. */
export interface DestructionFrom<Above extends boolean> extends RollOptions, TextOptions {
  readonly from_above?: Above;
}

/** Options of destruction without a blow. */
export type DestroyOptions = DestructionFrom<false>;

/** Options of destruction from the level above: terrain becomes its `ter_set_bashed_from_above` if it names one. */
export interface DestroyFromAboveOptions extends DestructionFrom<true> {
  readonly from_above: true;
}

/** What is left; for destruction from above, the compiler knows only that it exists. */
export type Destroyed<
  Id extends string,
  Edges,
  Key extends string,
  Above extends boolean,
> = true extends Above ? Known<Id> : Known<Id, Successor<Edges, Key>>;

/** Either the change, or why it was refused, as for `BashResult`. */
export type DestroyResult<Id extends string> = Destruction<Id> | Refusal<BashRefusal>;

/**
 * Destroys an object without a blow, as an explosion or a falling roof does (§2.7). The result is that of a successful
 * `bash`, but no strength is rolled, and `destroy_only` gives no protection. The game may go on with what is left until
 * the tile is passable.
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
export function destroy<
  Id extends string,
  Edges extends object,
  Key extends string = string,
  Above extends boolean = false,
>(
  table: BashableTable<Id, { readonly bash: Edges }>,
  id: Fit<WhyUnfit<Id, "bash", Edges, Key>, Id, "bash", Edges, Key>,
  options: DestructionFrom<Above>,
): DestroyResult<Destroyed<Id, Edges, Key, Above>>;
export function destroy(
  table: BashableTable<string, object>,
  id: string,
  options: DestroyOptions | DestroyFromAboveOptions,
): DestroyResult<string> {
  const target = bashTargetOf(table, id, options.from_above);
  return target.ok ? destruction(table, target, options) : target;
}
