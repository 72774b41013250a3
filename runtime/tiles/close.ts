/** Closing furniture and terrain (§3.1). */
import type { Can, Keyed, Known } from "../ids/brands.ts";
import type { Fit, Successor, WhyUnfit } from "./fit.ts";
import { canTurn, turn } from "./hinge.ts";
import type { HingedTable, HingeOptions, HingeRefusal } from "./hinge.ts";
import type { Change } from "./results.ts";
import type { Refusal } from "../numbers/refusal.ts";

/**
 * Either the change, or why it was refused:
 * - `unknown-id`: no such object (for example, an id from a save of other content)
 * - `not-closable`: the object has no `close`
 * - `closed-from-outside`: the object has the flag OPENCLOSE_INSIDE and the attempt is made from outside
 * - `unknown-successor`: the content names an object that is not defined (its build warned about it)
 */
export type CloseResult<Id extends string> = Change<Id> | Refusal<HingeRefusal | "not-closable">;

/**
 * Whether an object can be closed: its definition exists and has `close` (§3.1). Narrows the id to one that `close`
 * accepts. The side from which it is closed, and whether something is in the way, are not considered.
 *
 * @example
 * ```ts
 * import { canClose } from "defwright/runtime";
 * import { furniture, FurnitureId } from "./generated/index.js";
 *
 * canClose(furniture, FurnitureId.f_mail_locker_o); // => true
 * canClose(furniture, FurnitureId.f_mail_locker_c); // => false
 * ```
 */
export function canClose<Id extends string>(
  table: HingedTable<Id, { readonly close: object }>,
  id: NoInfer<Id>,
): id is NoInfer<Id> & Can<"close"> & Keyed<string> {
  return canTurn(table, id, "close");
}

/**
 * Closes a piece of furniture or terrain: it becomes the object that its `close` names (§3.1), silently, instantly and
 * without other effects. Refusals are data (see `CloseResult`); nothing is thrown.
 *
 * An id that is known at compile time must be one that can be closed, and its successor is known as well. Check any
 * other id with `canClose` first.
 *
 * @example
 * ```ts
 * import { close } from "defwright/runtime";
 * import { furniture, FurnitureId } from "./generated/index.js";
 *
 * const closed = close(furniture, FurnitureId.f_mail_locker_o);
 * closed.ok && closed.next; // => { kind: "furniture", id: "f_mail_locker_c" }
 * ```
 */
export function close<Id extends string, Edges extends object, Key extends string = string>(
  table: HingedTable<Id, { readonly close: Edges }>,
  id: Fit<WhyUnfit<Id, "close", Edges, Key>, Id, "close", Edges, Key>,
  options?: HingeOptions,
): CloseResult<Known<Id, Successor<Edges, Key>>>;
export function close(
  table: HingedTable<string, object>,
  id: string,
  options: HingeOptions = {},
): CloseResult<string> {
  return turn(table, id, "close", "not-closable", options);
}
