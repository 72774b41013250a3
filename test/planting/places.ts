/**
 * Members of the specification by place, as far as a mistake needs to know them. A place is a kind and a path in which
 * every index is `[]`, but in pairs; what is inside item groups is the same everywhere and has the place `group…`.
 */

export type ValueType =
  | "text"
  | "integer"
  | "number"
  | "boolean"
  | "time"
  | "volume"
  | "symbol"
  | "color"
  | "list"
  | "object"
  | "word"
  | `id of ${string}`;

export interface MemberFacts {
  readonly type: ValueType;
  /** Missing, the object cannot be read; unless it has a parent or changes another one. */
  readonly mandatory?: true;
  /** Where both are read: one value, and a list of values. */
  readonly alsoSingle?: true;
}

const facts = (type: ValueType): MemberFacts => ({ type });
const mandatory = (type: ValueType): MemberFacts => ({ type, mandatory: true });
const alsoSingle = (type: ValueType): MemberFacts => ({ type, alsoSingle: true });

type Members = Readonly<Record<string, MemberFacts>>;

const profession: Members = {
  name: mandatory("text"),
  description: mandatory("text"),
  points: mandatory("integer"),
  addictions: alsoSingle("list"),
  "addictions[].type": mandatory("id of addiction"),
  "addictions[].intensity": mandatory("integer"),
  skills: alsoSingle("list"),
  "skills[].name": mandatory("id of skill"),
  "skills[].level": mandatory("integer"),
  items: facts("object"),
  ...Object.fromEntries(
    ["both", "male", "female"].flatMap((who) => [
      [`items.${who}`, facts("list")],
      [`items.${who}[]`, facts("id of item")],
      [`items.${who}[][0]`, facts("id of item")],
      [`items.${who}[][1]`, facts("id of snippet")],
    ]),
  ),
  pets: facts("list"),
  "pets[]": facts("id of monster"),
  "pets[].name": mandatory("id of monster"),
  "pets[].amount": facts("integer"),
  vehicle: facts("id of vehicle"),
  flags: alsoSingle("list"),
  cbms: alsoSingle("list"),
  "cbms[]": facts("id of cbm"),
  CBMs: alsoSingle("list"),
  "CBMs[]": facts("id of cbm"),
  traits: alsoSingle("list"),
  "traits[]": facts("id of trait"),
};

const substitution: Members = {
  item: facts("id of item"),
  trait: facts("id of trait"),
  sub: facts("list"),
  "sub[].item": facts("id of item"),
  "sub[].present": facts("list"),
  "sub[].present[]": facts("id of trait"),
  "sub[].new": mandatory("list"),
  "sub[].new[]": facts("id of item"),
  "sub[].new[].item": mandatory("id of item"),
  "sub[].new[].ratio": mandatory("number"),
};

const bashNumbers = [
  "str_min",
  "str_max",
  "str_min_blocked",
  "str_max_blocked",
  "str_min_supported",
  "str_max_supported",
  "sound_vol",
  "sound_fail_vol",
  "explosive",
];

function tile(kind: "furniture" | "terrain"): Members {
  const own: ValueType = `id of ${kind}`;
  const result = kind === "terrain" ? mandatory(own) : facts(own);
  const [set, type] = kind === "terrain" ? ["ter", "ter"] : ["furn", "furn"];
  return {
    name: mandatory("text"),
    symbol: { type: "symbol", mandatory: true, alsoSingle: true },
    color: alsoSingle("color"),
    bgcolor: alsoSingle("color"),
    flags: facts("list"),
    connects_to: facts("word"),
    looks_like: facts("id of look"),
    comfort: facts("integer"),
    floor_bedding_warmth: facts("number"),
    bonus_fire_warmth_feet: facts("number"),
    max_volume: facts("volume"),
    examine_action: facts("text"),
    open: facts(own),
    close: facts(own),
    light_emitted: facts("integer"),
    lockpick_result: facts(own),
    lockpick_message: facts("text"),
    bash: facts("object"),
    ...Object.fromEntries(bashNumbers.map((name) => [`bash.${name}`, facts("integer")])),
    "bash.sound": facts("text"),
    "bash.sound_fail": facts("text"),
    "bash.destroy_only": facts("boolean"),
    "bash.bash_below": facts("boolean"),
    [`bash.${set}_set`]: result,
    "bash.items": facts("list"),
    deconstruct: facts("object"),
    [`deconstruct.${set}_set`]: result,
    "deconstruct.items": facts("list"),
    pry: facts("object"),
    [`pry.new_${type}_type`]: result,
    [`pry.break_${type}_type`]: facts(own),
    "pry.pry_quality": mandatory("integer"),
    "pry.difficulty": mandatory("integer"),
    ...Object.fromEntries(
      ["pry_bonus_mult", "noise", "break_noise"].map((name) => [`pry.${name}`, facts("integer")]),
    ),
    ...Object.fromEntries(
      ["success_message", "fail_message", "break_message", "sound", "break_sound"].map((name) => [
        `pry.${name}`,
        facts("text"),
      ]),
    ),
    "pry.breakable": facts("boolean"),
    "pry.break_items": facts("list"),
    ...Object.fromEntries(
      ["oxytorch", "boltcut", "hacksaw"].flatMap((tool) => [
        [tool, facts("object")],
        [`${tool}.result`, result],
        [`${tool}.duration`, facts("time")],
        [`${tool}.message`, facts("text")],
        [`${tool}.sound`, facts("text")],
        [`${tool}.byproducts`, facts("list")],
        [`${tool}.byproducts[].item`, mandatory("id of item")],
        [`${tool}.byproducts[].count`, facts("integer")],
      ]),
    ),
  };
}

const furniture: Members = {
  ...tile("furniture"),
  move_cost_mod: mandatory("integer"),
  required_str: mandatory("integer"),
  crafting_pseudo_item: { type: "id of item", alsoSingle: true },
  "crafting_pseudo_item[]": facts("id of item"),
  workbench: facts("object"),
  "workbench.multiplier": facts("number"),
  "workbench.mass": facts("number"),
  "workbench.volume": facts("volume"),
  plant_data: facts("object"),
  "plant_data.transform": mandatory("id of furniture"),
  "plant_data.base": facts("id of furniture"),
  "plant_data.harvest_multiplier": facts("number"),
  "plant_data.growth_multiplier": facts("number"),
  surgery_skill_multiplier: facts("number"),
  provides_liquids: facts("id of item"),
  "bash.tent_centers": facts("list"),
  "bash.tent_centers[]": facts("id of furniture"),
  "bash.collapse_radius": facts("integer"),
};

const terrain: Members = {
  ...tile("terrain"),
  move_cost: mandatory("integer"),
  digging_result: facts("id of item_group"),
  trap: facts("id of trap"),
  harvestable: facts("id of item"),
  transforms_into: facts("id of terrain"),
  harvest_season: facts("word"),
  roof: facts("id of terrain"),
};

const requirement: Members = {
  qualities: facts("list"),
  "qualities[].id": mandatory("id of quality"),
  "qualities[].level": facts("integer"),
  "qualities[].amount": facts("integer"),
  tools: facts("list"),
  "tools[]": facts("list"),
  "tools[][]": facts("list"),
  "tools[][][0]": facts("id of item"),
  "tools[][][1]": facts("integer"),
  components: facts("list"),
  "components[]": facts("list"),
  "components[][]": facts("list"),
  "components[][][0]": facts("id of item"),
  "components[][][1]": facts("integer"),
};

const recipe: Members = {
  ...requirement,
  result: mandatory("id of item"),
  reversible: facts("boolean"),
  category: facts("text"),
  subcategory: facts("text"),
  override: facts("boolean"),
  obsolete: facts("boolean"),
  delete_flags: facts("list"),
  contained: facts("boolean"),
  container: facts("id of item"),
  charges: facts("integer"),
  result_mult: facts("integer"),
  skill_used: facts("id of skill"),
  skills_required: facts("list"),
  "skills_required[]": facts("id of skill"),
  "skills_required[][0]": facts("id of skill"),
  "skills_required[][1]": facts("integer"),
  book_learn: facts("list"),
  "book_learn[]": facts("list"),
  "book_learn[][0]": facts("id of item"),
  "book_learn[][1]": facts("integer"),
  difficulty: facts("integer"),
  time: facts("time"),
  autolearn: facts("boolean"),
  "autolearn[][0]": facts("id of skill"),
  decomp_learn: facts("integer"),
  "decomp_learn[][0]": facts("id of skill"),
  never_learn: facts("boolean"),
  batch_time_factors: facts("list"),
  flags: facts("list"),
  construction_blueprint: facts("id of mapgen_update"),
  on_display: facts("boolean"),
  using: { type: "id of requirement", alsoSingle: true },
  "using[]": facts("id of requirement"),
  "using[][0]": facts("id of requirement"),
  "using[][1]": facts("integer"),
  byproducts: facts("list"),
  "byproducts[][0]": facts("id of item"),
};

const group: Members = {
  item: facts("id of item"),
  group: facts("id of item_group"),
  prob: facts("integer"),
  count: facts("integer"),
  charges: facts("integer"),
  subtype: facts("word"),
  entries: facts("list"),
  items: facts("list"),
  collection: facts("list"),
  distribution: facts("list"),
};

const tables: Readonly<Record<string, Members>> = {
  profession,
  profession_item_substitutions: substitution,
  furniture,
  terrain,
  recipe,
  uncraft: recipe,
  requirement,
  group,
};

export const kinds: readonly string[] = Object.keys(tables).filter((name) => name !== "group");

/** Place -> what is known of the member there. */
export const places: ReadonlyMap<string, MemberFacts> = new Map(
  Object.entries(tables).flatMap(([kind, members]) =>
    Object.entries(members).map(([path, member]) => [`${kind}.${path}`, member]),
  ),
);

const itemGroups =
  /^(?:furniture|terrain)\.(?:bash\.items|deconstruct\.items|pry\.break_items|pry\.pry_items)$|substitutions\.group$/u;
const startingItems = /^profession\.items\.(?:both|male|female)$/u;
const pairs =
  /(?:components|tools)\[\]\[\]$|(?:skills_required|book_learn|autolearn|decomp_learn|using)\[\]$|items\.(?:both|male|female)\[\]$|(?:recipe|uncraft)\.byproducts\[\]$|(?:count|charges|batch_time_factors)$/u;

/** The place of an entry of a list at this place. */
export function placeOfEntry(place: string, index: number): string {
  if (pairs.test(place)) return `${place}[${String(index)}]`;
  return itemGroups.test(place) || place.startsWith("group.") ? "group.entries[]" : `${place}[]`;
}

/** The place of a member of an object at this place. */
export function placeOfMember(place: string, name: string): string {
  return place.startsWith("group.") || itemGroups.test(place) || startingItems.test(place)
    ? `group.${name}`
    : `${place}.${name}`;
}
