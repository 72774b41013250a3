/** Picking locks (§3.1). */
import type { Can, Keyed, Known } from "../ids/brands.ts";
import { lockOpens } from "../texts/sentences.ts";
import { changeInto, messagesOf, said } from "./change.ts";
import type { Fit, Successor, WhyUnfit } from "./fit.ts";
import type { Change } from "./results.ts";
import type { Refusal } from "../numbers/refusal.ts";
import type { TextOptions } from "../texts/game-text.ts";
import { rowOf } from "./tile-table.ts";
import type { TileRow, TileTable } from "./tile-table.ts";

interface LockedRow extends TileRow {
  readonly lockpick_result?: string;
  readonly lockpick_message?: string;
}

/** The part of a furniture or terrain table that is used. */
export type LockedTable<Id extends string, Edges extends object> = TileTable<Id, Edges, LockedRow>;

/**
 * Either the change, or why it was refused:
 * - `unknown-id`: no such object (for example, an id from a save of other content)
 * - `not-lockpickable`: the object has no `lockpick_result`
 * - `unknown-successor`: the content names an object that is not defined (its build warned about it)
 */
export type LockpickResult<Id extends string> =
  Change<Id> | Refusal<"unknown-id" | "not-lockpickable" | "unknown-successor">;

/**
 * Whether an object's lock can be picked: its definition exists and has `lockpick_result` (§3.1). Narrows the id to one
 * that `lockpick` accepts.
 *
 * @example
 * ```ts
 * import { canLockpick } from "defwright/runtime";
 * import { terrain, TerrainId } from "./generated/index.js";
 *
 * canLockpick(terrain, TerrainId.t_door_locked); // => true
 * canLockpick(terrain, TerrainId.t_door_c); // => false
 * ```
 */
export function canLockpick<Id extends string>(
  table: LockedTable<Id, { readonly lockpick: object }>,
  id: NoInfer<Id>,
): id is NoInfer<Id> & Can<"lockpick"> & Keyed<string> {
  return rowOf(table, id)?.lockpick_result !== undefined;
}

/**
 * Picks a lock: the object becomes the one that its `lockpick_result` names, and the player reads `lockpick_message`,
 * or that the lock opens (§3.1, §7.4). Whether the attempt succeeds, and how long it takes, is up to the game. Refusals
 * are data (see `LockpickResult`); nothing is thrown.
 *
 * @example
 * ```ts
 * import { lockpick } from "defwright/runtime";
 * import { terrain, TerrainId } from "./generated/index.js";
 *
 * const picked = lockpick(terrain, TerrainId.t_hatch_locked);
 * picked.ok && picked.next; // => { kind: "terrain", id: "t_hatch_c" }
 * picked.ok && picked.messages; // => ["The lock opens."]
 * ```
 */
export function lockpick<Id extends string, Edges extends object, Key extends string = string>(
  table: LockedTable<Id, { readonly lockpick: Edges }>,
  id: Fit<WhyUnfit<Id, "lockpick", Edges, Key>, Id, "lockpick", Edges, Key>,
  options?: TextOptions,
): LockpickResult<Known<Id, Successor<Edges, Key>>>;
export function lockpick(
  table: LockedTable<string, object>,
  id: string,
  options: TextOptions = {},
): LockpickResult<string> {
  const row = rowOf(table, id);
  if (row === undefined) return { ok: false, reason: "unknown-id" };
  const { lockpick_result: next, lockpick_message: message = lockOpens } = row;
  if (next === undefined) return { ok: false, reason: "not-lockpickable" };
  if (!table.has(next)) return { ok: false, reason: "unknown-successor" };
  const text = said(message, "lockpick_message", table, row, options);
  return changeInto(table, row, next, { messages: messagesOf(text) });
}
