/** Taking furniture and terrain apart (§2.8, §3.1). */
import type { Can, Keyed, Known } from "../ids/brands.ts";
import { changeInto, spawned } from "./change.ts";
import type { Fit, Successor, WhyUnfit } from "./fit.ts";
import type { RollOptions } from "../items/rolling.ts";
import type { Change } from "./results.ts";
import type { Refusal } from "../numbers/refusal.ts";
import type { RollableGroup } from "../items/spawned-item.ts";
import { rowOf } from "./tile-table.ts";
import type { TileRow, TileTable } from "./tile-table.ts";

interface DeconstructibleRow extends TileRow {
  readonly deconstruct?: {
    readonly ter_set?: string;
    readonly furn_set?: string;
    readonly items?: RollableGroup;
    readonly deconstruct_above?: boolean;
  };
}

/** The part of a furniture or terrain table that is used. */
export type DeconstructibleTable<Id extends string, Edges extends object> = TileTable<
  Id,
  Edges,
  DeconstructibleRow
>;

/** The object is taken apart. */
export interface Deconstruction<Id extends string> extends Change<Id> {
  /** Present if the roof above the tile is removed as well. */
  readonly roof_removed?: true;
}

/**
 * Either the change, or why it was refused:
 * - `unknown-id`: no such object (for example, an id from a save of other content)
 * - `not-deconstructible`: the object has no `deconstruct`
 * - `unknown-successor`: the content names an object that is not defined (its build warned about it)
 */
export type DeconstructResult<Id extends string> =
  Deconstruction<Id> | Refusal<"unknown-id" | "not-deconstructible" | "unknown-successor">;

/**
 * Whether an object can be taken apart: its definition exists and has `deconstruct` (§3.1). Narrows the id to one
 * that `deconstruct` accepts.
 *
 * @example
 * ```ts
 * import { canDeconstruct } from "defwright/runtime";
 * import { terrain, TerrainId } from "./generated/index.js";
 *
 * canDeconstruct(terrain, TerrainId.t_door_c); // => true
 * canDeconstruct(terrain, TerrainId.t_door_o); // => false
 * ```
 */
export function canDeconstruct<Id extends string>(
  table: DeconstructibleTable<Id, { readonly deconstruct: object }>,
  id: NoInfer<Id>,
): id is NoInfer<Id> & Can<"deconstruct"> & Keyed<string> {
  return rowOf(table, id)?.deconstruct !== undefined;
}

/**
 * Takes an object apart: terrain becomes its `ter_set`, furniture its `furn_set` or no furniture (`f_null`), and
 * `items` are put on the tile (§2.8, §3.1). Tools, skill and time are up to the game. Refusals are data (see
 * `DeconstructResult`); nothing is thrown.
 *
 * @example
 * ```ts
 * import { deconstruct, seededRandom } from "defwright/runtime";
 * import { terrain, TerrainId } from "./generated/index.js";
 *
 * const apart = deconstruct(terrain, TerrainId.t_door_c, { random: seededRandom(1) });
 * apart.ok && apart.next; // => { kind: "terrain", id: "t_door_frame" }
 * apart.ok && apart.items; // => [{ item: "plank", count: 4 }, { item: "hinge_pair", count: 1 }]
 * ```
 */
export function deconstruct<Id extends string, Edges extends object, Key extends string = string>(
  table: DeconstructibleTable<Id, { readonly deconstruct: Edges }>,
  id: Fit<WhyUnfit<Id, "deconstruct", Edges, Key>, Id, "deconstruct", Edges, Key>,
  options: RollOptions,
): DeconstructResult<Known<Id, Successor<Edges, Key>>>;
export function deconstruct(
  table: DeconstructibleTable<string, object>,
  id: string,
  options: RollOptions,
): DeconstructResult<string> {
  const row = rowOf(table, id);
  if (row === undefined) return { ok: false, reason: "unknown-id" };
  if (row.deconstruct === undefined) return { ok: false, reason: "not-deconstructible" };
  const { ter_set, furn_set, items, deconstruct_above } = row.deconstruct;
  const next = ter_set ?? furn_set;
  if (next === undefined || !table.has(next)) return { ok: false, reason: "unknown-successor" };
  const change = changeInto(table, row, next, spawned(items, options));
  return deconstruct_above === true ? { ...change, roof_removed: true } : change;
}
