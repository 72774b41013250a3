import type { Json, JsonArray, JsonObject } from "../../model.ts";
import { keptMembers } from "./kept-members.ts";

/** What can be harvested in which season (extension): entries with their numbers as `{ min, max }`. */
export function resolveHarvest(value: Json): JsonArray {
  return (value as readonly JsonObject[]).map((harvest) => {
    const entries = harvest["entries"] as readonly JsonObject[] | undefined;
    return {
      seasons: harvest["seasons"] as JsonArray,
      ...keptMembers(harvest, ["id"]),
      ...(entries && { entries: entries.map(resolveHarvestEntry) }),
    };
  });
}

function resolveHarvestEntry(entry: JsonObject): JsonObject {
  return {
    drop: entry["drop"] as string,
    ...keptMembers(entry, ["type"]),
    base_num: numbers(entry["base_num"] ?? [1, 1]),
    scale_num: numbers(entry["scale_num"] ?? [0, 0]),
    max: (entry["max"] ?? 1000) as number,
    ...keptMembers(entry, ["mass_ratio"]),
  };
}

function numbers(pair: Json): JsonObject {
  const [one, other] = pair as readonly [number, number];
  return { min: Math.min(one, other), max: Math.max(one, other) };
}
