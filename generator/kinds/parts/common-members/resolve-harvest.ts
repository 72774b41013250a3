import type { Json, JsonArray, JsonObject } from "../../../model/json.ts";
import { resolveRange } from "../item-group/resolve-range.ts";
import { keptMembers } from "./kept-members.ts";

/** What can be harvested in which season (extension): the id of a list, or entries with their numbers as `[min, max]`. */
export function resolveHarvest(value: Json): JsonArray {
  return (value as readonly JsonObject[]).map((harvest) => {
    const seasons = harvest["seasons"] as JsonArray;
    const entries = harvest["entries"] as readonly JsonObject[] | undefined;
    // Where both are written, what is in place counts.
    return entries === undefined
      ? { seasons, id: harvest["id"] as string }
      : { seasons, entries: entries.map(resolveHarvestEntry) };
  });
}

function resolveHarvestEntry(entry: JsonObject): JsonObject {
  return {
    drop: entry["drop"] as string,
    ...keptMembers(entry, ["type"]),
    base_num: resolveRange(entry["base_num"] ?? 1),
    scale_num: resolveRange(entry["scale_num"] ?? 0),
    max: entry["max"] ?? 1000,
    ...keptMembers(entry, ["mass_ratio"]),
  };
}
