/**
 * What the kit knows of the format by itself, from the specification's tables and the extensions of real data: which
 * values a member never takes, and of which kind the id is that stands somewhere. Patterns are those of `Spot`.
 */
import type { Json } from "../../generator/model/json.ts";
import type { BuiltInKind } from "../../generator/model/kind-names.ts";
import type { Spot } from "../search/world.ts";

const text: readonly Json[] = [7, true, [], null];
const word: readonly Json[] = [7, true, { a: 1 }, [["x"]], null];
const whole: readonly Json[] = ["word", true, [], { a: 1 }, null, 2.5];
const number: readonly Json[] = ["word", true, [], { a: 1 }, null];
const yesNo: readonly Json[] = ["word", [], { a: 1 }, null, 3];
const list: readonly Json[] = [7, true, null];
const object: readonly Json[] = [7, true, "word", null];
const group: readonly Json[] = [7, true, null];

const common: Readonly<Record<string, readonly Json[]>> = {
  name: text,
  flags: list,
  connects_to: word,
  looks_like: word,
  comfort: [true, [], { a: 1 }, null],
  floor_bedding_warmth: number,
  bonus_fire_warmth_feet: number,
  examine_action: word,
  open: word,
  close: word,
  light_emitted: whole,
  lockpick_result: word,
  lockpick_message: text,
  bash: object,
  "bash.str_min": whole,
  "bash.str_max": whole,
  "bash.str_min_blocked": whole,
  "bash.sound": text,
  "bash.sound_fail": text,
  "bash.sound_vol": [true, [], { a: 1 }, null],
  "bash.explosive": whole,
  "bash.destroy_only": yesNo,
  "bash.items": group,
  deconstruct: object,
  "deconstruct.items": group,
  pry: object,
  "pry.success_message": text,
  "pry.fail_message": text,
  "pry.break_message": text,
  "pry.pry_quality": whole,
  "pry.pry_bonus_mult": whole,
  "pry.difficulty": whole,
  "pry.noise": whole,
  "pry.break_noise": whole,
  "pry.sound": text,
  "pry.break_sound": text,
  "pry.breakable": yesNo,
  "pry.break_items": group,
};

const cutting = Object.fromEntries(
  ["oxytorch", "boltcut", "hacksaw"].flatMap((tool) => [
    [tool, object],
    [`${tool}.result`, word],
    [`${tool}.duration`, word],
    [`${tool}.message`, text],
    [`${tool}.sound`, text],
    [`${tool}.byproducts`, [7, true, null]],
    [`${tool}.byproducts[].item`, word],
    [`${tool}.byproducts[].count`, ["word", true, { a: 1 }, null]],
  ]),
) as Record<string, readonly Json[]>;

const requirements: Readonly<Record<string, readonly Json[]>> = {
  qualities: list,
  "qualities[].id": word,
  "qualities[].level": whole,
  "qualities[].amount": whole,
  tools: list,
  "tools[]": [7, true, null],
  "tools[][][]": [true, { a: 1 }, null],
  components: list,
  "components[]": [7, true, null],
  "components[][]": [7, true, null],
};

const recipe: Readonly<Record<string, readonly Json[]>> = {
  ...requirements,
  category: word,
  subcategory: word,
  reversible: yesNo,
  contained: yesNo,
  container: word,
  delete_flags: list,
  charges: ["word", true, [], { a: 1 }, 2.5],
  result_mult: whole,
  skill_used: word,
  skills_required: [7, true, null],
  difficulty: whole,
  time: [true, [], { a: 1 }, null],
  autolearn: ["word", 7, { a: 1 }, null],
  decomp_learn: ["word", true, { a: 1 }, null],
  book_learn: [7, true, "word", null],
  batch_time_factors: [7, true, "word", null],
  flags: list,
  on_display: yesNo,
  never_learn: yesNo,
  using: [7, true, null],
};

type WrongValues = Readonly<Record<string, readonly Json[]>>;

/** Values that a member never takes, for each member by its pattern. A kind that is not here gets no such mistakes. */
const wrongValues: Readonly<Partial<Record<BuiltInKind, WrongValues>>> = {
  furniture: {
    ...common,
    ...cutting,
    move_cost_mod: whole,
    required_str: whole,
    "bash.furn_set": word,
    "bash.tent_centers": list,
    "bash.collapse_radius": whole,
    "deconstruct.furn_set": word,
    "pry.new_furn_type": word,
    "pry.break_furn_type": word,
    crafting_pseudo_item: [7, true, { a: 1 }, null],
    workbench: object,
    "workbench.multiplier": number,
    "workbench.mass": [true, [], { a: 1 }, null],
    "workbench.volume": [true, [], { a: 1 }, null],
    plant_data: object,
    "plant_data.transform": word,
    "plant_data.base": word,
    surgery_skill_multiplier: number,
    provides_liquids: word,
  },
  terrain: {
    ...common,
    ...cutting,
    move_cost: whole,
    "bash.ter_set": word,
    "deconstruct.ter_set": word,
    "pry.new_ter_type": word,
    "pry.break_ter_type": word,
    digging_result: word,
    trap: word,
    harvestable: word,
    transforms_into: word,
    harvest_season: word,
    roof: word,
  },
  profession: {
    name: [7, true, [], null],
    description: text,
    points: whole,
    addictions: [7, true, "word", null],
    "addictions[].type": word,
    "addictions[].intensity": whole,
    skills: [7, true, "word", null],
    "skills[].name": word,
    "skills[].level": whole,
    items: object,
    "items.both": [7, true, null],
    "items.male": [7, true, null],
    "items.female": [7, true, null],
    "items.both[]": [7, true, null],
    pets: [7, true, null],
    vehicle: word,
    flags: list,
    cbms: list,
    CBMs: list,
    traits: list,
  },
  profession_item_substitutions: {
    item: word,
    trait: word,
    sub: [7, true, "word", null],
    "sub[].present": [7, true, null],
    "sub[].item": word,
    "sub[].new": [7, true, null],
    "sub[].new[]": [7, true, null],
    "sub[].new[].item": word,
    "sub[].new[].ratio": ["word", true, [], { a: 1 }, null],
  },
  recipe,
  uncraft: recipe,
  requirement: requirements,
};

export function wrongValuesOf(kind: BuiltInKind): WrongValues {
  return wrongValues[kind] ?? {};
}

type References = Readonly<Record<string, string>>;

const groups: readonly string[] = ["bash.items", "deconstruct.items", "pry.break_items"];

const tileReferences: References = {
  "oxytorch.byproducts[].item": "item",
  "boltcut.byproducts[].item": "item",
  "hacksaw.byproducts[].item": "item",
};

const ownKind = (kind: string, members: readonly string[]): References =>
  Object.fromEntries(members.map((member) => [member, kind]));

const recipeReferences: References = {
  container: "item",
  skill_used: "skill",
  "skills_required[][]": "skill",
  "skills_required[]": "skill",
  "autolearn[][]": "skill",
  "decomp_learn[][]": "skill",
  "book_learn[][]": "item",
  using: "requirement",
  "using[]": "requirement",
  "using[][]": "requirement",
  "qualities[].id": "quality",
  "tools[][][]": "item",
  "components[][][]": "item",
};

/** Members that hold an id. A kind that is not here gets no mistakes in its ids. */
const references: Readonly<Partial<Record<BuiltInKind, References>>> = {
  furniture: {
    ...tileReferences,
    ...ownKind("furniture", [
      "open",
      "close",
      "lockpick_result",
      "transforms_into",
      "curtain_transform",
      "oxytorch.result",
      "boltcut.result",
      "hacksaw.result",
      "bash.furn_set",
      "bash.tent_centers[]",
      "deconstruct.furn_set",
      "pry.new_furn_type",
      "pry.break_furn_type",
      "plant_data.transform",
      "plant_data.base",
    ]),
    crafting_pseudo_item: "item",
    "crafting_pseudo_item[]": "item",
    provides_liquids: "item",
  },
  terrain: {
    ...tileReferences,
    ...ownKind("terrain", [
      "open",
      "close",
      "lockpick_result",
      "transforms_into",
      "curtain_transform",
      "bash.ter_set_bashed_from_above",
      "roof",
      "oxytorch.result",
      "boltcut.result",
      "hacksaw.result",
      "bash.ter_set",
      "deconstruct.ter_set",
      "pry.new_ter_type",
      "pry.break_ter_type",
    ]),
    digging_result: "item_group",
    trap: "trap",
    harvestable: "item",
  },
  profession: {
    "addictions[].type": "addiction",
    "skills[].name": "skill",
    "items.both[]": "item",
    "items.male[]": "item",
    "items.female[]": "item",
    "items.both.entries[].item": "item",
    "pets[]": "monster",
    "pets[].name": "monster",
    vehicle: "vehicle",
    "cbms[]": "cbm",
    "CBMs[]": "cbm",
    "traits[]": "trait",
  },
  profession_item_substitutions: {
    item: "item",
    trait: "trait",
    "sub[].present[]": "trait",
    "sub[].item": "item",
    "sub[].new[]": "item",
    "sub[].new[].item": "item",
  },
  recipe: recipeReferences,
  uncraft: recipeReferences,
  requirement: {
    "qualities[].id": "quality",
    "tools[][][]": "item",
    "components[][][]": "item",
  },
};

/** Lists whose first entry is the id, the others being counts and words. */
const pairs = /^(?:skills_required|autolearn|decomp_learn|book_learn|using|tools|components)\b/u;

/** The kind of the id that stands here, or `undefined` where none does. */
export function referenceKind({ entry, pattern, value, parent }: Spot): string | undefined {
  if (value.type !== "string") return undefined;
  const kind = references[entry.kind]?.[pattern] ?? groupReference(pattern);
  if (kind === undefined || value.value === "") return undefined;
  if (parent?.type === "array" && pairs.test(pattern) && pattern !== "using[]") {
    if (parent.children?.[0] !== value) return undefined;
    // A list of lists, or one pair that stands for the list.
    if (pattern === "skills_required[]" && parent.children.length !== 2) return undefined;
    if (parent.children.some((each) => each.value === "LIST")) return "requirement";
  }
  return kind;
}

function groupReference(pattern: string): string | undefined {
  const group = groups.find((name) => pattern.startsWith(`${name}[]`));
  if (group === undefined) return undefined;
  if (pattern.endsWith("[].item")) return "item";
  return pattern.endsWith("[].group") ? "item_group" : undefined;
}
