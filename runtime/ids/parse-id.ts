/** From text to ids: what saves, maps and players write is only text. */
import type { Known } from "./brands.ts";
import { currentId, type KnowsFormerIds } from "./saved-id.ts";

/**
 * The id of the table's kind that the text stands for, or `undefined` where nothing is known of it (§2.3, §9.1). An id
 * of an earlier release gives what took its place, by aliases and migrations; `resolveSavedId` says how. Any text may
 * be asked for, `__proto__` included; nothing is thrown. Generated modules have it for each kind (`parseTerrainId`);
 * ids of kinds defined elsewhere come from their own functions (`itemId`).
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
  text: string,
): Known<Id> | undefined {
  return currentId(table, text);
}
