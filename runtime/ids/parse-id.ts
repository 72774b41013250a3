/** From text to ids: saves, maps and player input contain only text. */
import type { Known } from "./brands.ts";
import { currentId, type KnowsFormerIds } from "./saved-id.ts";

/**
 * Returns the id of the table's kind that the text stands for, or `undefined` if the text is unknown (§2.3, §9.1). For
 * an id of an earlier release, aliases and migrations are followed to its replacement; `resolveSavedId` reports the
 * steps. Any value is accepted, including `__proto__`; nothing is thrown. Generated modules have such a function for
 * each kind (`parseTerrainId`); ids of kinds defined elsewhere come from their own functions (`itemId`).
 *
 * @param release As for `resolveSavedId`.
 *
 * @example
 * ```ts
 * import { parseId } from "defwright/runtime";
 * import { parseTerrainId, terrain } from "./generated/index.js";
 *
 * const id = parseId(terrain, JSON.parse('"t_meadow"'));
 * id && terrain.get(id).id; // => "t_meadow"
 * parseId(terrain, "t_moat"); // => undefined
 * parseId(terrain, "t_pasture"); // => "t_meadow"
 * parseTerrainId("t_meadow"); // => "t_meadow"
 * ```
 */
export function parseId<Id extends string>(
  table: KnowsFormerIds<Id>,
  text: unknown,
  release?: unknown,
): Known<Id> | undefined {
  return currentId(table, text, release);
}
