/** From text to ids: what saves, maps and players write is only text. */
import type { Known } from "./brands.ts";

/** What is asked of a table. */
interface KnowsIds<Id extends string> {
  has(id: string): id is Known<Id>;
}

/**
 * The text as an id of the table's kind, or `undefined` where no such definition exists (§2.3, §9.1). Any text may be
 * asked for, `__proto__` included; nothing is thrown. Generated modules have it for each kind (`parseTerrainId`); ids of
 * kinds defined elsewhere come from their own functions (`itemId`).
 *
 * @example
 * ```ts
 * import { parseId } from "defwright/runtime";
 * import { parseTerrainId, terrain } from "./generated/index.js";
 *
 * const id = parseId(terrain, JSON.parse('"t_meadow"'));
 * id && terrain.get(id).id; // => "t_meadow"
 * parseId(terrain, "t_moat"); // => undefined
 * parseTerrainId("t_meadow"); // => "t_meadow"
 * ```
 */
export function parseId<Id extends string>(
  table: KnowsIds<Id>,
  text: string,
): Known<Id> | undefined {
  return table.has(text) ? text : undefined;
}
