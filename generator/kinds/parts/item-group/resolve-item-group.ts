import type { Json, JsonArray, JsonObject } from "../../../model/json.ts";
import { resolveEntryMembers } from "./resolve-entry-members.ts";

type Subtype = "collection" | "distribution";

/**
 * An item group as a roller reads it: `{ group }` for one defined elsewhere, else
 * `{ subtype, entries }` (and `ammo`, `magazine` where written) whose entries all have one form (see `resolved.schema.json`).
 * `subtype` is what a list, or an object that names none, means (§2.7–2.9: a collection).
 */
export function resolveItemGroup(value: Json, subtype: Subtype = "collection"): JsonObject {
  if (typeof value === "string") return { group: value };
  if (Array.isArray(value)) return inlineGroup(subtype, entriesOf(value as JsonArray, "item"));
  return resolveGroupObject(value as JsonObject, subtype);
}

function resolveGroupObject(group: JsonObject, fallback: Subtype): JsonObject {
  const written = (group["subtype"] ?? fallback) as Subtype | "old";
  const items = entriesOf(listOf(group, "items"), "item");
  // "old" reads only "items" and is a distribution, as in the game that the data comes from.
  const entries =
    written === "old"
      ? items
      : [
          ...entriesOf(listOf(group, "entries"), "item"),
          ...items,
          ...entriesOf(listOf(group, "groups"), "group"),
        ];
  return inlineGroup(
    written === "old" ? "distribution" : written,
    entries,
    Object.fromEntries(
      ["ammo", "magazine"].flatMap((member) => {
        const chance = group[member];
        return chance === undefined ? [] : [[member, chance]];
      }),
    ),
  );
}

/** Entries in the order written; a bare string, or a string with its probability, is a `kind`. */
function entriesOf(list: JsonArray, kind: "item" | "group"): JsonArray {
  return list.map((entry) => resolveEntry(entry, kind));
}

function resolveEntry(entry: Json, kind: "item" | "group"): JsonObject {
  if (typeof entry === "string") return { [kind]: entry, ...resolveEntryMembers({}) };
  if (Array.isArray(entry)) {
    const [id, prob] = entry as JsonArray;
    return { [kind]: id as string, ...resolveEntryMembers({ prob: prob as number }) };
  }
  const object = entry as JsonObject;
  return { ...whatOf(object), ...resolveEntryMembers(object) };
}

/** The same order of preference as the schema's alternatives; a nested group is `nested`. */
function whatOf(entry: JsonObject): JsonObject {
  if (Object.hasOwn(entry, "group")) return { group: entry["group"] as string };
  for (const subtype of ["collection", "distribution"] as const) {
    if (Object.hasOwn(entry, subtype)) {
      return { nested: inlineGroup(subtype, entriesOf(listOf(entry, subtype), "item")) };
    }
  }
  return { item: entry["item"] as string };
}

function inlineGroup(subtype: Subtype, entries: JsonArray, chances: JsonObject = {}): JsonObject {
  return { subtype, ...chances, entries };
}

function listOf(object: JsonObject, member: string): JsonArray {
  return (object[member] ?? []) as JsonArray;
}
