/** What a new character starts with (§2.1–2.2). */
import type { Branded } from "../ids/brands.ts";
import { holds, substituteItems } from "./item-substitutions.ts";
import type { SubstitutionOptions, SubstitutionRow } from "./item-substitutions.ts";
import { rollItems } from "../items/item-groups.ts";
import type { RollOptions } from "../items/rolling.ts";
import { finite } from "../numbers/numbers.ts";
import type { RollableGroup, SpawnedItem, UnrolledGroup } from "../items/spawned-item.ts";
import { professionName, startingItems } from "./starting-items.ts";
import type { Gender, StartingItemOf } from "./starting-items.ts";

type ItemId = Branded<"item">;
type SkillId = Branded<"skill">;
type TraitId = Branded<"trait">;

interface ItemList {
  readonly list: readonly StartingItemOf<ItemId, Branded<"snippet">>[];
  readonly group?: RollableGroup;
}

interface Addiction {
  readonly type: Branded<"addiction">;
  readonly intensity: number;
}

/** The members of a profession's record that are read. */
export interface StartingProfession {
  readonly name: Readonly<Record<Gender, string>>;
  readonly points: number;
  readonly addictions: readonly Addiction[];
  readonly skills: readonly { readonly name: SkillId; readonly level: number }[];
  readonly items: Readonly<Record<"both" | Gender, ItemList>>;
  readonly pets: readonly { readonly monster: Branded<"monster">; readonly amount: number }[];
  readonly vehicle?: Branded<"vehicle">;
  readonly flags: readonly string[];
  readonly cbms: readonly Branded<"cbm">[];
  readonly traits: readonly TraitId[];
  readonly no_bonus?: ItemId;
}

/** What was chosen for the character, and what is needed to roll its item groups. */
export interface CharacterChoices extends RollOptions, Pick<SubstitutionOptions, "defaultCharges"> {
  readonly gender: Gender;
  /** Traits besides the profession's own. */
  readonly traits?: Iterable<TraitId>;
  /** Skill levels, finite numbers, to which the profession's are added: pairs, or a map. */
  readonly skills?: Iterable<readonly [SkillId, number]>;
  /** Substitutions in load order; without them no item is replaced. */
  readonly substitutions?: Iterable<SubstitutionRow>;
}

/** A character at the start. Every list is present, and empty if the profession gives nothing of the kind. */
export interface StartingCharacter {
  /** The profession's name for the character's gender. */
  readonly name: string;
  /** Points that the profession costs; a negative number gives points back. */
  readonly points: number;
  /** The final levels: the chosen skills, then those that only the profession has, each skill once. */
  readonly skills: readonly (readonly [SkillId, number])[];
  readonly addictions: readonly Addiction[];
  /** The chosen traits and the profession's own, each once. */
  readonly traits: readonly TraitId[];
  /** The CBMs that are implanted in the character. */
  readonly cbms: readonly Branded<"cbm">[];
  readonly pets: readonly {
    readonly monster: Branded<"monster">;
    readonly count: number;
    readonly tamed: true;
  }[];
  /** A vehicle to be placed nearby. */
  readonly vehicle?: {
    readonly vehicle: Branded<"vehicle">;
    readonly place: "nearest-road";
    readonly remembered_on_overmap: true;
  };
  readonly flags: readonly string[];
  /** In the order of the profession's lists, each repetition as an entry of its own; rolled and substituted. */
  readonly items: readonly SpawnedItem[];
  /** Item groups that could not be rolled; absent if there are none. */
  readonly unrolled_groups?: readonly UnrolledGroup[];
}

/**
 * Returns what a character of a profession starts with (§2.1): items for both genders and for its own, with their
 * snippets; groups rolled once; items replaced according to the chosen traits and the profession's own (§2.2); skills
 * added to the chosen levels; tamed pets; and so on. A `bonus` of the substitutions is given in addition, at the end,
 * unless it is the profession's `no_bonus` or the profession has the flag `NO_BONUS_ITEMS`.
 *
 * @param profession A profession's record.
 * @throws RangeError if a skill level, or what `defaultCharges` returns, is NaN or infinite.
 *
 * @example
 * ```ts
 * import { seededRandom, startingCharacter } from "defwright/runtime";
 * import { profession, professionItemSubstitutions, skillId } from "./generated/index.js";
 *
 * const thief = startingCharacter(profession.get("letter_thief"), {
 *   gender: "male",
 *   skills: [[skillId("lockcraft"), 2]],
 *   substitutions: professionItemSubstitutions.all(),
 *   random: seededRandom("a new life"),
 * });
 * thief.skills[0]; // => ["lockcraft", 5]
 * // The profession is left-handed.
 * thief.items[0]; // => { item: "letter_opener_left", count: 1 }
 * ```
 */
export function startingCharacter(
  profession: StartingProfession,
  choices: CharacterChoices,
): StartingCharacter {
  const { gender } = choices;
  const traits = [...new Set([...(choices.traits ?? []), ...profession.traits])];
  const substitutions = [...(choices.substitutions ?? [])];
  const rolled = rollStartingItems(profession, choices);
  const bonus = rollBonusItems(profession, substitutions, new Set(traits), choices);
  const items = substituteItems([...rolled.items, ...bonus.items], substitutions, {
    traits,
    defaultCharges: choices.defaultCharges,
  });
  const unrolled_groups = [...rolled.unrolled_groups, ...bonus.unrolled_groups];
  const { vehicle } = profession;
  return {
    name: professionName(profession, gender),
    points: profession.points,
    skills: addSkills(choices.skills ?? [], profession.skills),
    addictions: profession.addictions,
    traits,
    cbms: profession.cbms,
    pets: profession.pets.map(({ monster, amount }) => ({ monster, count: amount, tamed: true })),
    ...(vehicle !== undefined && {
      vehicle: { vehicle, place: "nearest-road", remembered_on_overmap: true },
    }),
    flags: profession.flags,
    items,
    ...(unrolled_groups.length > 0 && { unrolled_groups }),
  };
}

interface Rolled {
  readonly items: SpawnedItem[];
  readonly unrolled_groups: UnrolledGroup[];
}

function rollStartingItems(
  profession: StartingProfession,
  { gender, ...options }: CharacterChoices,
): Rolled {
  const rolled: Rolled = { items: [], unrolled_groups: [] };
  for (const entry of startingItems(profession, gender)) {
    if ("item" in entry) rolled.items.push({ ...entry, count: 1 });
    else addRoll(rolled, entry.group, options);
  }
  return rolled;
}

/** Extension: the specification has no bonus. */
function rollBonusItems(
  { flags, no_bonus }: StartingProfession,
  substitutions: readonly SubstitutionRow[],
  traits: ReadonlySet<TraitId>,
  options: RollOptions,
): Rolled {
  const rolled: Rolled = { items: [], unrolled_groups: [] };
  if (flags.includes("NO_BONUS_ITEMS")) return rolled;
  for (const { bonus } of substitutions) {
    if (bonus === undefined || !holds(bonus, traits)) continue;
    if (bonus.item !== undefined) rolled.items.push({ item: bonus.item, count: 1 });
    addRoll(rolled, bonus.group, options);
  }
  return { ...rolled, items: rolled.items.filter(({ item }) => item !== no_bonus) };
}

function addRoll(rolled: Rolled, group: RollableGroup | undefined, options: RollOptions): void {
  const { items, unrolled_groups } = rollItems(group, options);
  // One by one: there may be more of them than a call can have arguments.
  for (const item of items) rolled.items.push(item);
  for (const unrolled of unrolled_groups) rolled.unrolled_groups.push(unrolled);
}

function addSkills(
  chosen: Iterable<readonly [SkillId, number]>,
  own: StartingProfession["skills"],
): [SkillId, number][] {
  const levels = new Map<SkillId, number>();
  const add = (skill: SkillId, level: number): void => {
    levels.set(skill, (levels.get(skill) ?? 0) + level);
  };
  for (const [skill, level] of chosen) add(skill, finite(`skills ${skill}`, level));
  for (const { name, level } of own) add(name, level);
  return [...levels];
}
