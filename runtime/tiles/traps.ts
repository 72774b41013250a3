/** Traps that are built into terrain (§2.6): they are removed with it and not otherwise, and exclude any other trap. */
import type { Branded } from "../ids/brands.ts";
import { changeInto } from "./change.ts";
import type { Change } from "./results.ts";
import type { Refusal } from "../numbers/refusal.ts";
import { rowOf } from "./tile-table.ts";
import type { TileRow, TileTable } from "./tile-table.ts";

type TrapId = Branded<"trap">;

/** The part of a terrain table that is used. */
export type TrapTable<Id extends Branded<"terrain">> = TileTable<Id, object, TileRow>;

/** The trap is part of the terrain. */
export interface BuiltIn extends Refusal<"built-in-trap"> {
  readonly trap: TrapId;
}

/** What happened to a trap that was placed on the tile. */
export interface TrapChange {
  readonly ok: true;
  /** The trap that is on the tile from now on; absent if there is none. */
  readonly trap?: TrapId;
}

/**
 * Either what is then on the tile, or why it was refused:
 * - `built-in-trap`: the trap is part of the terrain
 * - `no-trap`: there is none
 * - `unknown-id`: no such terrain
 */
export type DisarmResult = TrapChange | BuiltIn | Refusal<"no-trap" | "unknown-id">;

/**
 * Either what is then on the tile, or why it was refused:
 * - `built-in-trap`: the terrain has a trap of its own
 * - `occupied`: there is a trap already
 * - `unknown-id`: no such terrain
 */
export type AddTrapResult = TrapChange | BuiltIn | Refusal<"occupied" | "unknown-id">;

/**
 * Either the change, or why it was refused:
 * - `unknown-id`: no such terrain
 * - `unknown-successor`: the terrain that it should become is not defined
 */
export type ReplaceTerrainResult<Id extends string> =
  Change<Id> | Refusal<"unknown-id" | "unknown-successor">;

/**
 * Returns the trap on a tile: every tile of a terrain with `trap` has that one (§2.6), whatever else was placed there;
 * otherwise the one that was placed there.
 *
 * @param placed The trap that the game's map stores for the tile.
 *
 * @example
 * ```ts
 * import { trapAt } from "defwright/runtime";
 * import { terrain, TerrainId } from "./generated/index.js";
 *
 * trapAt(terrain, TerrainId.t_tarn_ice); // => "tr_thin_ice"
 * trapAt(terrain, TerrainId.t_meadow); // => undefined
 * ```
 */
export function trapAt<Id extends Branded<"terrain">>(
  table: TrapTable<Id>,
  id: NoInfer<Id>,
  placed?: TrapId,
): TrapId | undefined {
  return rowOf(table, id)?.trap ?? placed;
}

/**
 * Disarms the trap on a tile. A trap that is built into the terrain cannot be deactivated (§2.6).
 *
 * @param placed The trap that the game's map stores for the tile.
 *
 * @example
 * ```ts
 * import { disarmTrap } from "defwright/runtime";
 * import { terrain, TerrainId } from "./generated/index.js";
 *
 * const ice = disarmTrap(terrain, TerrainId.t_tarn_ice);
 * ice; // => { ok: false, reason: "built-in-trap", trap: "tr_thin_ice" }
 * ```
 */
export function disarmTrap<Id extends Branded<"terrain">>(
  table: TrapTable<Id>,
  id: NoInfer<Id>,
  placed?: TrapId,
): DisarmResult {
  const row = rowOf(table, id);
  if (row === undefined) return { ok: false, reason: "unknown-id" };
  if (row.trap !== undefined) return { ok: false, reason: "built-in-trap", trap: row.trap };
  return placed === undefined ? { ok: false, reason: "no-trap" } : { ok: true };
}

/**
 * Puts a trap on a tile, by a character or by map generation. A built-in trap excludes any other (§2.6), and a tile
 * with a placed trap has no room for a second one.
 *
 * @param placed The trap that the game's map stores for the tile.
 *
 * @example
 * ```ts
 * import { addTrap } from "defwright/runtime";
 * import { terrain, TerrainId, trapId } from "./generated/index.js";
 *
 * const trap = trapId("tr_scree_slip");
 * addTrap(terrain, TerrainId.t_meadow, trap); // => { ok: true, trap: "tr_scree_slip" }
 * const ice = addTrap(terrain, TerrainId.t_tarn_ice, trap);
 * ice; // => { ok: false, reason: "built-in-trap", trap: "tr_thin_ice" }
 * ```
 */
export function addTrap<Id extends Branded<"terrain">>(
  table: TrapTable<Id>,
  id: NoInfer<Id>,
  trap: TrapId,
  placed?: TrapId,
): AddTrapResult {
  const row = rowOf(table, id);
  if (row === undefined) return { ok: false, reason: "unknown-id" };
  if (row.trap !== undefined) return { ok: false, reason: "built-in-trap", trap: row.trap };
  return placed === undefined ? { ok: true, trap } : { ok: false, reason: "occupied" };
}

/**
 * Changes terrain for a reason of the game's own, such as construction or collapsing ground. Its built-in trap is
 * removed with it (§2.6, §3.1), as in every other change of terrain.
 *
 * @example
 * ```ts
 * import { replaceTerrain } from "defwright/runtime";
 * import { terrain, TerrainId } from "./generated/index.js";
 *
 * const thaw = replaceTerrain(terrain, TerrainId.t_tarn_ice, TerrainId.t_tarn);
 * thaw.ok && thaw.next; // => { kind: "terrain", id: "t_tarn" }
 * thaw.ok && thaw.removed_trap; // => "tr_thin_ice"
 * ```
 */
export function replaceTerrain<Id extends Branded<"terrain">, Next extends NoInfer<Id>>(
  table: TrapTable<Id>,
  id: NoInfer<Id>,
  next: Next,
): ReplaceTerrainResult<Next> {
  const row = rowOf(table, id);
  if (row === undefined) return { ok: false, reason: "unknown-id" };
  if (!table.has(next)) return { ok: false, reason: "unknown-successor" };
  return changeInto(table, row, next);
}
