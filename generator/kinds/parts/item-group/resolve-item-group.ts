import type {
  AuthoredItemGroup,
  AuthoredItemGroupEntry,
  AuthoredItemGroupGroup,
  AuthoredItemGroupListedGroup,
  AuthoredItemGroupListedItem,
} from "../../../compiled/authored-types.ts";
import { isList } from "../../../json/containers.ts";
import type { JsonArray, JsonObject, Json } from "../../../model/json.ts";
import { keptMembers } from "../common-members/kept-members.ts";
import { resolveCount, resolveRange, resolveSplitRange } from "./resolve-range.ts";

/** Members whose values are kept, under a name that is an identifier. */
const kept = [
  ["container-item", "container_item"],
  ["container-group", "container_group"],
  ["ammo-item", "ammo_item"],
  ["ammo-group", "ammo_group"],
  ["active", "active"],
] as const;

/** Members that are a range, or two bounds. */
const split = ["charges", "damage"] as const;

/** Members that accept one id or several. */
const listed = [
  ["contents-item", "contents_items"],
  ["contents-group", "contents_groups"],
  ["snippets", "snippets"],
  ["custom-flags", "custom_flags"],
] as const;

/** The members of any entry, whatever it spawns: `prob` (default 100), `count` (default 1), and all that are given. */
function resolveEntryMembers(entry: Partial<AuthoredItemGroupEntry>): JsonObject {
  const resolved: Record<string, Json> = {
    prob: entry.prob ?? 100,
    count: resolveCount(resolveSplitRange(entry, "count") ?? 1),
  };
  split.forEach((member) => {
    const range = resolveSplitRange(entry, member);
    if (range) resolved[member] = range;
  });
  if (entry.dirt !== undefined) resolved["dirt"] = resolveRange(entry.dirt);
  listed.forEach((names) => {
    const ids = entry[names[0]];
    if (ids !== undefined) resolved[names[1]] = isList(ids) ? ids : [ids];
  });
  kept.forEach((names) => {
    const value = entry[names[0]];
    if (value !== undefined) resolved[names[1]] = value;
  });
  return resolved;
}

type Subtype = "collection" | "distribution";
type Listed = AuthoredItemGroupListedItem | AuthoredItemGroupListedGroup;

/**
 * An item group as a roller reads it: `{ group }` for one defined elsewhere, otherwise `{ subtype, entries }` (and
 * `ammo`, `magazine` if given) whose entries all have one form (see `resolved.schema.json`). `subtype` applies to a
 * list, or to an object that states none (§2.7–2.9: a collection).
 */
export function resolveItemGroup(
  value: AuthoredItemGroup,
  subtype: Subtype = "collection",
): JsonObject {
  if (typeof value === "string") return { group: value };
  if (isList(value)) return inlineGroup(subtype, entriesOf(value, "item"));
  return resolveGroupObject(value, subtype);
}

function resolveGroupObject(group: AuthoredItemGroupGroup, fallback: Subtype): JsonObject {
  const written = group.subtype ?? fallback;
  const items = entriesOf(group.items, "item");
  // "old" reads only "items" and is a distribution, as in the game from which the data comes.
  const entries =
    written === "old"
      ? items
      : [...entriesOf(group.entries, "item"), ...items, ...entriesOf(group.groups, "group")];
  return inlineGroup(
    written === "old" ? "distribution" : written,
    entries,
    keptMembers(group, ["ammo", "magazine"]),
  );
}

/** Entries in the order written; a bare string, or a string with its probability, is a `kind`. */
function entriesOf(list: readonly Listed[] | undefined, kind: "item" | "group"): JsonArray {
  return (list ?? []).map((entry) => resolveEntry(entry, kind));
}

function resolveEntry(entry: Listed, kind: "item" | "group"): JsonObject {
  if (typeof entry === "string") return { [kind]: entry, ...resolveEntryMembers({}) };
  if (isList(entry)) {
    const [id, prob] = entry;
    return { [kind]: id, ...resolveEntryMembers({ prob }) };
  }
  return { ...whatOf(entry), ...resolveEntryMembers(entry) };
}

/** What an entry spawns, in the same order of preference as the schema's alternatives; a nested group is `nested`. */
function whatOf(entry: AuthoredItemGroupEntry): JsonObject {
  if ("group" in entry) return { group: entry.group };
  if ("collection" in entry) return nested("collection", entry.collection);
  if ("distribution" in entry) return nested("distribution", entry.distribution);
  return { item: entry.item };
}

function nested(subtype: Subtype, entries: readonly Listed[]): JsonObject {
  return { nested: inlineGroup(subtype, entriesOf(entries, "item")) };
}

function inlineGroup(subtype: Subtype, entries: JsonArray, chances: JsonObject = {}): JsonObject {
  return { subtype, ...chances, entries };
}
