/** Starting professions (§2.1). */
import type { Json, JsonArray, JsonObject } from "../../model/json.ts";
import { resolveItemGroup } from "../parts/item-group/resolve-item-group.ts";
import type { Kind } from "../kind.ts";
import { readText } from "../parts/translated-text/read-text.ts";
import { cbmsMember } from "./cbms-spelling.ts";
import {
  checkCbmsName,
  checkCbmsSpelling,
  checkItemRanges,
  checkName,
} from "./profession-rules.ts";

export const profession: Kind = {
  name: "profession",
  resolve: ({ id, value }) => ({
    id,
    name: resolveName(value["name"] as Json),
    description: readText(value["description"] as Json),
    points: value["points"] as Json,
    addictions: objectsOf(value, "addictions").map((entry) => picked(entry, "type", "intensity")),
    skills: objectsOf(value, "skills").map((entry) => picked(entry, "name", "level")),
    items: resolveItems(value["items"] as JsonObject | undefined),
    pets: listOf(value, "pets").map(resolvePet),
    ...kept(value, "vehicle"),
    flags: [...new Set(listOf(value, "flags"))],
    cbms: listOf(value, cbmsMember(value) ?? "cbms"),
    traits: listOf(value, "traits"),
    spells: objectsOf(value, "spells").map((entry) => picked(entry, "id", "level")),
    proficiencies: listOf(value, "proficiencies"),
    forbidden_traits: listOf(value, "forbidden_traits"),
    ...kept(value, "allowed_traits"),
    ...kept(value, "forbidden_bionics"),
    ...kept(value, "allowed_bionics"),
    ...kept(value, "no_bonus"),
    ...kept(value, "starting_cash"),
    ...kept(value, "npcs"),
  }),
  rules: [checkName, checkCbmsSpelling, checkCbmsName, checkItemRanges],
  ownRules: [checkName, checkCbmsSpelling, checkCbmsName, checkItemRanges],
};

/** Both genders always; a neutral name stands for both. */
function resolveName(name: Json): JsonObject {
  const gendered = typeof name === "object" ? (name as JsonObject) : undefined;
  const { male, female } = gendered ?? {};
  if (male === undefined && female === undefined) {
    const neutral = readText(name);
    return { male: neutral, female: neutral };
  }
  // With one of the two only, a rule has reported it.
  return { male: (male ?? female) as Json, female: (female ?? male) as Json };
}

function resolveItems(items: JsonObject | undefined): JsonObject {
  return {
    both: resolveItemList(items?.["both"]),
    male: resolveItemList(items?.["male"]),
    female: resolveItemList(items?.["female"]),
  };
}

/** A list in its order with its repetitions (§2.1), or an item group (extension). */
function resolveItemList(value: Json | undefined): JsonObject {
  if (value === undefined) return { list: [] };
  if (!Array.isArray(value)) return { list: [], group: resolveItemGroup(value) };
  return {
    list: (value as JsonArray).map((entry) => {
      if (!Array.isArray(entry)) return { item: entry };
      const [item, snippet] = entry as unknown as readonly [Json, Json];
      return { item, snippet };
    }),
  };
}

function resolvePet(pet: Json): JsonObject {
  if (typeof pet === "string") return { monster: pet, amount: 1 };
  const { name, amount } = pet as JsonObject;
  return { monster: name as Json, amount: amount ?? 1 };
}

/** A list member; one value in place of a list is a list of one, no member an empty one. */
function listOf(value: JsonObject, member: string): JsonArray {
  const list = value[member];
  if (list === undefined) return [];
  return Array.isArray(list) ? (list as JsonArray) : [list];
}

function objectsOf(value: JsonObject, member: string): readonly JsonObject[] {
  return listOf(value, member) as readonly JsonObject[];
}

/** The members that an entry must have, without comments. */
function picked(entry: JsonObject, ...members: readonly string[]): JsonObject {
  return Object.fromEntries(members.map((member) => [member, entry[member] as Json]));
}

function kept(value: JsonObject, member: string): JsonObject {
  const given = value[member];
  return given === undefined ? {} : { [member]: given };
}
