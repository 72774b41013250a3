import { isList } from "../../../json/containers.ts";
import type { JsonArray } from "../../../model/json.ts";

/**
 * Returns one value for each season, spring first (§2.3). A list that is too short (the rule `seasonal-length` reports
 * it) is continued with its last value.
 */
export function resolveSeasonal(value: string | readonly string[]): JsonArray {
  if (!isList(value)) return [value, value, value, value];
  const last = value.at(-1) ?? "";
  return [0, 1, 2, 3].map((season) => value[season] ?? last);
}
