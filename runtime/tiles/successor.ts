/** What a definition turns into (§3.1), for kinds whose transitions no verb plays. */
import { brandKey, type Can, type Keyed, type Known } from "../ids/brands.ts";
import type { Fit, Successor, WhyUnfit } from "./fit.ts";
import { rowOf, type TileTable } from "./tile-table.ts";

/** A table whose records name in a member what they turn into. */
type TurningTable<Id extends string, Edges extends object, Verb extends string> = TileTable<
  Id,
  Edges,
  Readonly<Partial<Record<Verb, string>>>
>;

/**
 * Whether a definition names in a member what it turns into (§3.1). Narrows the id to one that `successorOf` accepts.
 * Own kinds say with `"x-transitions"` in their schema which members do that.
 *
 * @example
 * ```ts
 * import { hasSuccessor } from "defwright/runtime";
 * import { terrain, TerrainId } from "./generated/index.js";
 *
 * hasSuccessor(terrain, TerrainId.t_door_c, "open"); // => true
 * hasSuccessor(terrain, TerrainId.t_post_wall, "open"); // => false
 * ```
 */
export function hasSuccessor<
  Id extends string,
  Edges extends object,
  Verb extends string & keyof Edges,
>(
  table: TurningTable<Id, Edges, Verb>,
  id: NoInfer<Id>,
  verb: Verb,
): id is NoInfer<Id> & Can<Verb> & Keyed<string> {
  return rowOf(table, id)?.[verb] !== undefined;
}

/**
 * Returns what a definition turns into by one of its kind's transitions (§3.1). An id that is known at compile time
 * must have a successor, and that is known as well; check any other id with `hasSuccessor` first.
 *
 * @returns `undefined` if nothing has the id, or its successor (content may name what it does not define).
 *
 * @example
 * ```ts
 * import { successorOf } from "defwright/runtime";
 * import { terrain, TerrainId } from "./generated/index.js";
 *
 * successorOf(terrain, TerrainId.t_door_c, "open"); // => "t_door_o"
 * ```
 */
export function successorOf<
  Id extends string,
  Edges extends object,
  Verb extends string & keyof Edges,
  Key extends string = string,
>(
  table: TurningTable<Id, Edges, Verb>,
  id: Fit<WhyUnfit<Id, Verb, Edges[Verb], Key>, Id, Verb, Edges[Verb], Key>,
  verb: Verb,
): Known<Id, Successor<Edges[Verb], Key>> | undefined {
  const next = rowOf(table, id)?.[verb];
  return next !== undefined && table.has(next) ? brandKey(next) : undefined;
}
