/** Which picture to draw for an object that may have none of its own (§2.3). */

import { finite } from "../numbers/numbers.ts";

/** The members of a table that are used, for objects that can look like others. */
export interface LookalikeTable {
  index(id: never): number;
  at(index: number): { readonly looks_like?: string } | undefined;
}

export interface LookalikeOptions {
  /**
   * How many times `looks_like` is followed; 10 if absent, as in the real game. Below 0 not even the object's own
   * picture is considered; cycles end by themselves.
   */
  readonly most_steps?: number;
}

/**
 * Finds the picture to draw for an object: its own if it has one, otherwise that of the first object that has one along
 * the chain of `looks_like` (§2.3). If none has, its symbol is drawn instead (`look`). An id that is in no table, such
 * as an item's, may have a picture, but the chain ends there.
 *
 * @param tables Where ids are looked up, the object's own table first.
 * @param hasTile Whether the game has a picture for an id.
 * @returns The id whose picture is drawn, or `undefined`.
 * @throws RangeError if `most_steps` is NaN or infinite.
 *
 * @example
 * ```ts
 * import { looksLike } from "defwright/runtime";
 * import { furniture, terrain } from "./generated/index.js";
 *
 * const pictures = new Set(["f_guest_bed"]);
 * const hasTile = (id: string): boolean => pictures.has(id);
 * // A heap of sacks looks like a bunk, which looks like a bed.
 * looksLike([furniture, terrain], "f_sack_heap", hasTile); // => "f_guest_bed"
 * looksLike([terrain, furniture], "t_meadow", hasTile); // => undefined
 * ```
 */
export function looksLike(
  tables: readonly LookalikeTable[],
  id: string,
  hasTile: (id: string) => boolean,
  { most_steps = 10 }: LookalikeOptions = {},
): string | undefined {
  finite("most_steps", most_steps);
  let current: string | undefined = id;
  const asked = new Set<string>();
  while (current !== undefined && asked.size <= most_steps && !asked.has(current)) {
    if (hasTile(current)) return current;
    asked.add(current);
    current = successor(tables, current);
  }
  return undefined;
}

function successor(tables: readonly LookalikeTable[], id: string): string | undefined {
  for (const table of tables) {
    const row = table.at(table.index(id as never));
    if (row !== undefined) return row.looks_like;
  }
  return undefined;
}
