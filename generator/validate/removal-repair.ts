/** Entries to be removed from a list are identified by id alone (§2.1), so a complete entry also identifies one. */
import { nameOf } from "../json/path-name.ts";
import { entryKey } from "../kinds/parts/modification/entry-key.ts";
import type { JsonObject, JsonPath } from "../model/json.ts";
import type { Repair } from "../schema/repair/repair.ts";
import { valueAt } from "./value-at.ts";

const removal = "remove:";

/** @param value The whole object. */
export function removalRepair(value: JsonObject, path: JsonPath): Repair | undefined {
  const [list, index] = path.slice(-2);
  if (typeof index !== "number" || typeof list !== "string" || !list.startsWith(removal)) {
    return undefined;
  }
  const found = valueAt(value, path);
  const id = found === undefined ? undefined : entryKey(list.slice(removal.length))(found);
  if (found === undefined || id === undefined || id === found) return undefined;
  return {
    up: 0,
    where: nameOf(path),
    found,
    instead: [{ value: id, ids: [] }],
    certain: true,
    incomplete: false,
  };
}
