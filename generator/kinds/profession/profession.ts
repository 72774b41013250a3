/** Starting professions (§2.1). */
import type {
  AuthoredProfession,
  AuthoredProfessionItems,
  AuthoredProfessionPet,
  Complete,
} from "../../compiled/authored-types.ts";
import { isList } from "../../json/containers.ts";
import type { Json, JsonObject } from "../../model/json.ts";
import { keptMembers } from "../parts/common-members/kept-members.ts";
import { resolveItemGroup } from "../parts/item-group/resolve-item-group.ts";
import { namedById } from "../parts/naming/named-by-id.ts";
import { readText } from "../parts/translated-text/read-text.ts";
import { defineKind, ofOneObject, type KindBehavior, type RuleContext } from "../kind.ts";
import type { Definition } from "../../model/definition.ts";
import { checkItemGroup } from "../parts/item-group/range-rules.ts";
import { placeIn } from "../../model/place.ts";

type Authored = Definition<AuthoredProfession>;

/** The specification uses "cbms" in definitions and "CBMs" in changes (§2.1); real data has only "CBMs". */
const cbmsSpellings = ["cbms", "CBMs"] as const;

/** The spelling of "cbms" that an object uses. */
function cbmsMember(value: JsonObject): "cbms" | "CBMs" | undefined {
  return cbmsSpellings.find((spelling) => Object.hasOwn(value, spelling));
}

export const profession: KindBehavior = defineKind<AuthoredProfession, Complete<"profession">>({
  name: "profession",
  naming: namedById,
  savedIds: { rule: "characters in saved games have it", meaning: ["name"] },
  spellings: [cbmsSpellings],
  changedInside: { items: ["both", "male", "female"] },
  tellingMembers: [
    ...["items", "skills", "traits", ...cbmsSpellings, "addictions", "pets", "vehicle"],
  ],
  resolve: ({ id, value }) => ({
    id,
    name: resolveName(value.name),
    description: readDescription(value.description),
    points: value.points,
    addictions: listOf(value.addictions).map(({ type, intensity }) => ({ type, intensity })),
    skills: listOf(value.skills).map(({ name, level }) => ({ name, level })),
    items: resolveItems(value.items),
    pets: listOf(value.pets).map(resolvePet),
    ...keptMembers(value, ["vehicle"]),
    flags: listOf(value.flags),
    cbms: listOf(value[cbmsMember(value) ?? "cbms"]),
    traits: [...new Set(listOf(value.traits))],
    spells: listOf(value.spells).map((spell) => ({ id: spell.id, level: spell.level })),
    proficiencies: [...new Set(listOf(value.proficiencies))],
    forbidden_traits: listOf(value.forbidden_traits),
    ...keptMembers(value, [
      "allowed_traits",
      "forbidden_bionics",
      "allowed_bionics",
      "no_bonus",
      "starting_cash",
      "npcs",
    ]),
  }),
  rules: [
    ...[checkName, checkCbmsSpelling, checkCbmsName, checkItemRanges].map(ofOneObject),
    checkRepeated,
    checkExcluded,
  ],
  vocabularies: [{ member: "flags", known: [] }],
  output: { form: "table" },
});

/** Returns names for both genders; a neutral name stands for both. */
function resolveName(name: Complete<"profession">["name"]): JsonObject {
  const { male, female, str, str_sp } = typeof name === "string" ? { str: name } : name;
  const neutral = str_sp ?? str ?? "";
  // If only one of the two is given, a rule reports it.
  return { male: male ?? female ?? neutral, female: female ?? male ?? neutral };
}

/** That of each gender is written for its own players; records have one (extension). */
function readDescription(text: Complete<"profession">["description"]): string {
  return typeof text === "object" && "male" in text ? text.male : readText(text);
}

function resolveItems({ both, male, female }: AuthoredProfessionItems = {}): JsonObject {
  return {
    both: resolveItemList(both),
    male: resolveItemList(male),
    female: resolveItemList(female),
  };
}

/** A list in its order, including repetitions (§2.1), or an item group (extension). */
function resolveItemList(value: AuthoredProfessionItems["both"] = []): JsonObject {
  if (!isList(value)) return { list: [], group: resolveItemGroup(value) };
  return {
    list: value.map((entry) =>
      isList(entry) ? { item: entry[0], snippet: entry[1] } : { item: entry },
    ),
  };
}

function resolvePet(pet: string | AuthoredProfessionPet): JsonObject {
  if (typeof pet === "string") return { monster: pet, amount: 1 };
  return { monster: pet.name, amount: pet.amount ?? 1 };
}

/** Reads a member that is a list; a single value is a list of one, an absent member an empty list. */
function listOf<Entry extends Json>(value: readonly Entry[] | Entry | undefined): readonly Entry[] {
  if (value === undefined) return [];
  return isListOf(value) ? value : [value];
}

function isListOf<Entry>(value: readonly Entry[] | Entry): value is readonly Entry[] {
  return Array.isArray(value);
}

/** A name object has both genders, or is a translated text (extension). */
function checkName(definition: Authored, context: RuleContext): void {
  const { name } = definition.value;
  if (typeof name !== "object") return;
  const has = (member: string): boolean => Object.hasOwn(name, member);
  const given = (["male", "female"] as const).filter(has);
  if (given.length === 2 || (given.length === 0 && (has("str") || has("str_sp")))) return;
  const place = context.placeOf(definition, ["name"]);
  context.report("profession-name-incomplete", place, { given: given[0] });
}

/**
 * Reports two spellings of one member in one object. Objects that are layered may each use another one, so the objects
 * as written are checked.
 */
function checkCbmsSpelling(definition: Authored, context: RuleContext): void {
  for (const raw of definition.contributors) {
    for (const prefix of ["", "add:", "remove:"]) {
      const [first, second] = [`${prefix}${cbmsSpellings[0]}`, `${prefix}${cbmsSpellings[1]}`];
      if (!Object.hasOwn(raw.value, first) || !Object.hasOwn(raw.value, second)) continue;
      const data = { members: [first, second] } as const;
      context.report("profession-cbms-twice", placeIn(raw, [second], "key"), data);
    }
  }
}

/**
 * A definition uses "cbms" (§2.1); changes use "add:CBMs" and "remove:CBMs" there. The real game reads only "CBMs", so
 * its dialect accepts that.
 */
function checkCbmsName(definition: Authored, context: RuleContext): void {
  const [instead, found] = cbmsSpellings;
  for (const raw of definition.contributors) {
    if (!Object.hasOwn(raw.value, found) || Object.hasOwn(raw.value, instead)) continue;
    context.report("profession-cbms-spelling", placeIn(raw, [found], "key"), { found, instead });
  }
}

/** Ranges in starting items that are item groups (extension) have the smaller number first, like others (§2.9). */
function checkItemRanges(definition: Authored, context: RuleContext): void {
  const { items } = definition.value;
  for (const member of ["both", "male", "female"] as const) {
    const group = items?.[member];
    // A list of items has no ranges.
    if (isList(group)) continue;
    checkItemGroup(group, ["items", member], definition, context);
  }
}

/** A character has a trait, a proficiency or a skill once, however often it is given (§2.1). */
function checkRepeated(definition: Authored, context: RuleContext): void {
  const { traits, proficiencies, skills } = definition.value;
  const names = {
    traits: listOf(traits),
    proficiencies: listOf(proficiencies),
    skills: listOf(skills).map(({ name }) => name),
  };
  for (const [member, ids] of Object.entries(names)) {
    ids.forEach((id, index) => {
      if (ids.indexOf(id) === index) return;
      context.report("repeated-entry", context.placeOf(definition, [member, index]), {
        member,
        id,
      });
    });
  }
}

/** A character who gets a trait loses those that it excludes (§2.1). */
function checkExcluded(definition: Authored, context: RuleContext): void {
  const traits = listOf(definition.value.traits);
  traits.forEach((trait, index) => {
    const other = traits.slice(0, index).find((each) => context.excludes?.(trait, each) === true);
    if (other === undefined) return;
    const place = context.placeOf(definition, ["traits", index]);
    context.report("excluded-trait", place, { trait, other });
  });
}
