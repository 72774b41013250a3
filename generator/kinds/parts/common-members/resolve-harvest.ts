import type {
  AuthoredCommonMembersHarvest,
  AuthoredCommonMembersHarvestEntry,
} from "../../../compiled/authored-types.ts";
import type { JsonArray, JsonObject } from "../../../model/json.ts";
import { resolveRange } from "../item-group/resolve-range.ts";
import { keptMembers } from "./kept-members.ts";

/**
 * What can be harvested in which season (extension): the id of a list, or entries with their numbers as `[min, max]`.
 */
export function resolveHarvest(harvests: readonly AuthoredCommonMembersHarvest[]): JsonArray {
  return harvests.map((harvest) => {
    const { seasons } = harvest;
    // If both are given, the entries take precedence.
    return "entries" in harvest
      ? { seasons, entries: harvest.entries.map(resolveHarvestEntry) }
      : { seasons, id: harvest.id };
  });
}

function resolveHarvestEntry(entry: AuthoredCommonMembersHarvestEntry): JsonObject {
  return {
    drop: entry.drop,
    ...keptMembers(entry, ["type"]),
    base_num: resolveRange(entry.base_num ?? 1),
    scale_num: resolveRange(entry.scale_num ?? 0),
    max: entry.max ?? 1000,
    ...keptMembers(entry, ["mass_ratio"]),
  };
}
