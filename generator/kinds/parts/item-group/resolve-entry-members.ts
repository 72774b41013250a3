import type { AuthoredItemGroupEntry } from "../../../compiled/authored-types.ts";
import { isList } from "../../../json/containers.ts";
import type { Json, JsonObject } from "../../../model/json.ts";
import { resolveCount, resolveRange, resolveSplitRange } from "./resolve-range.ts";

/** Members whose values are kept, under a name that is an identifier. */
const kept = [
  ["container-item", "container_item"],
  ["container-group", "container_group"],
  ["ammo-item", "ammo_item"],
  ["ammo-group", "ammo_group"],
  ["active", "active"],
] as const;

/** Members that accept one id or several. */
const listed = [
  ["contents-item", "contents_items"],
  ["contents-group", "contents_groups"],
  ["snippets", "snippets"],
  ["custom-flags", "custom_flags"],
] as const;

/** The members of any entry, whatever it spawns: `prob` (default 100), `count` (default 1), and all that are given. */
export function resolveEntryMembers(entry: Partial<AuthoredItemGroupEntry>): JsonObject {
  const resolved: Record<string, Json> = {
    prob: entry.prob ?? 100,
    count: resolveCount(resolveSplitRange(entry, "count") ?? 1),
  };
  for (const member of ["charges", "damage"] as const) {
    const range = resolveSplitRange(entry, member);
    if (range) resolved[member] = range;
  }
  if (entry.dirt !== undefined) resolved["dirt"] = resolveRange(entry.dirt);
  for (const [from, to] of listed) {
    const ids = entry[from];
    if (ids !== undefined) resolved[to] = isList(ids) ? ids : [ids];
  }
  for (const [from, to] of kept) {
    const value = entry[from];
    if (value !== undefined) resolved[to] = value;
  }
  return resolved;
}
