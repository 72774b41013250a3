/** Opening furniture and terrain (§3.1). */
import type { Can, Keyed, Known } from "../ids/brands.ts";
import type { Fit, Successor, WhyUnfit } from "./fit.ts";
import { canTurn, turn } from "./hinge.ts";
import type { HingedTable, HingeOptions, HingeRefusal } from "./hinge.ts";
import type { Change } from "./results.ts";
import type { Refusal } from "../numbers/refusal.ts";

/**
 * Either the change, or why it was refused:
 * - `unknown-id`: no such object (for example, an id from a save of other content)
 * - `not-openable`: the object has no `open`
 * - `closed-from-outside`: the object has the flag OPENCLOSE_INSIDE and the attempt is made from outside
 * - `unknown-successor`: the content names an object that is not defined (its build warned about it)
 */
export type OpenResult<Id extends string> = Change<Id> | Refusal<HingeRefusal | "not-openable">;

/**
 * Whether an object can be opened: its definition exists and has `open` (§3.1). Narrows the id to one that `open`
 * accepts. The side from which it is opened is not considered.
 *
 * @example
 * ```ts
 * import { canOpen } from "defwright/runtime";
 * import { terrain, TerrainId } from "./generated/index.js";
 *
 * const text: string = "t_door_c";
 * terrain.has(text) && canOpen(terrain, text); // => true
 * canOpen(terrain, TerrainId.t_post_wall); // => false
 * ```
 */
export function canOpen<Id extends string>(
  table: HingedTable<Id, { readonly open: object }>,
  id: NoInfer<Id>,
): id is NoInfer<Id> & Can<"open"> & Keyed<string> {
  return canTurn(table, id, "open");
}

/**
 * Opens a piece of furniture or terrain: it becomes the object that its `open` names (§3.1), silently, instantly and
 * without other effects. Refusals are data (see `OpenResult`); nothing is thrown.
 *
 * An id that is known at compile time must be one that can be opened, and its successor is known as well. Check any
 * other id with `canOpen` first.
 *
 * @example
 * ```ts
 * import { canOpen, open } from "defwright/runtime";
 * import { terrain, TerrainId } from "./generated/index.js";
 *
 * const opened = open(terrain, TerrainId.t_door_c);
 * opened.ok && opened.next; // => { kind: "terrain", id: "t_door_o" }
 *
 * const underfoot: TerrainId = terrain.at(1)!.id;
 * if (canOpen(terrain, underfoot)) open(terrain, underfoot, { from: "outside" });
 * ```
 */
export function open<Id extends string, Edges extends object, Key extends string = string>(
  table: HingedTable<Id, { readonly open: Edges }>,
  id: Fit<WhyUnfit<Id, "open", Edges, Key>, Id, "open", Edges, Key>,
  options?: HingeOptions,
): OpenResult<Known<Id, Successor<Edges, Key>>>;
export function open(
  table: HingedTable<string, object>,
  id: string,
  options: HingeOptions = {},
): OpenResult<string> {
  return turn(table, id, "open", "not-openable", options);
}
