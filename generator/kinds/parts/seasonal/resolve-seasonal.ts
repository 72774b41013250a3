import type { Json, JsonArray } from "../../../model/json.ts";

/**
 * One value for each season, spring first (§2.3). A list that is too short (the rule `seasonal-length` has said
 * so) goes on with its last value.
 */
export function resolveSeasonal(value: Json): JsonArray {
  if (!Array.isArray(value)) return [value, value, value, value];
  const list = value as JsonArray;
  const last = list.at(-1) ?? "";
  return [0, 1, 2, 3].map((season) => list[season] ?? last);
}
