import type { Json, JsonObject } from "../../../model/json.ts";
import { resolveCount, resolveSplitRange } from "./resolve-range.ts";

/** Members that keep their value, under a name that is an identifier. */
const kept: readonly (readonly [string, string])[] = [
  ["container-item", "container_item"],
  ["container-group", "container_group"],
  ["ammo-item", "ammo_item"],
  ["ammo-group", "ammo_group"],
  ["active", "active"],
];

/** Members that take one id or several. */
const listed: readonly (readonly [string, string])[] = [
  ["contents-item", "contents_items"],
  ["contents-group", "contents_groups"],
  ["snippets", "snippets"],
  ["custom-flags", "custom_flags"],
];

/** What every entry has, whatever it spawns: `prob` (default 100), `count` (default one), and what is written. */
export function resolveEntryMembers(entry: JsonObject): JsonObject {
  const resolved: Record<string, Json> = {
    prob: entry["prob"] ?? 100,
    count: resolveCount(resolveSplitRange(entry, "count") ?? 1),
  };
  for (const member of ["charges", "damage", "dirt"]) {
    const range = resolveSplitRange(entry, member);
    if (range) resolved[member] = range;
  }
  for (const [from, to] of listed) {
    const ids = entry[from];
    if (ids !== undefined) resolved[to] = Array.isArray(ids) ? ids : [ids];
  }
  for (const [from, to] of kept) {
    const value = entry[from];
    if (value !== undefined) resolved[to] = value;
  }
  return resolved;
}
