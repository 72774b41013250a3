/**
 * The rows of the specification, by section, in our own words: what tables of tests and coverage are proven
 * against, so that nothing outside this repository is needed to know that nothing was left out.
 */
import type { Json } from "../../generator/model/json.ts";

/** A row of the member tables of §2. */
export interface MemberRow {
  readonly section: string;
  /** Where it is declared: a kind, or `<kind>/<definition>` for a part of it. */
  readonly of: readonly string[];
  readonly member: string;
  readonly says: string;
  /** Only where the specification states one, in the author's form. */
  readonly default?: Json;
  /** Section whose text explains the member, where the row only points there. */
  readonly explained?: string;
}

/** A row or numbered item that says what happens. */
export interface BehaviourRow {
  readonly section: string;
  readonly row: number;
  readonly says: string;
}

const tiles = ["furniture", "terrain"];
const recipes = ["recipe", "uncraft"];
const each = (part: string): string[] => tiles.map((kind) => `${kind}/${part}_${kind}`);

export const memberRows: readonly MemberRow[] = [
  ...rows("2.1", ["profession"], {
    type: "always profession",
    id: "unlike any other profession's",
    name: "one text, or one for each gender",
    description: "shown in the game",
    points: "cost; below 0 it gives points",
    addictions: "at the start",
    skills: "added to the chosen levels",
    items: "at the start, by gender",
    pets: "tamed monsters",
    vehicle: "stands nearby, remembered on the overmap",
    flags: "any words",
    cbms: "implanted",
    traits: "applied",
    "edit-mode": "modify changes an earlier profession",
    "add:addictions": "appended",
    "remove:addictions": "by addiction id",
    "add:skills": "appended",
    "remove:skills": "by skill id",
    "add:flags": "appended",
    "remove:flags": "by flag",
    "add:CBMs": "appended",
    "remove:CBMs": "by id",
    "add:traits": "appended",
    "remove:traits": "by id",
  }),
  ...rows("2.1", ["profession/profession_name"], {
    male: "name for men",
    female: "name for women",
  }),
  ...rows("2.1", ["profession/profession_addiction"], {
    type: "addiction id",
    intensity: "a whole number",
  }),
  ...rows("2.1", ["profession/profession_skill"], { name: "skill id", level: "added levels" }),
  ...rows("2.1", ["profession/profession_items"], {
    both: "for everybody",
    male: "for men",
    female: "for women",
    "add:both": "appended for everybody",
    "add:male": "appended for men",
    "add:female": "appended for women",
    "remove:both": "one occurrence an entry, for everybody",
    "remove:male": "one occurrence an entry, for men",
    "remove:female": "one occurrence an entry, for women",
  }),
  ...rows("2.2", ["profession_item_substitutions"], {
    type: "always profession_item_substitutions",
    item: "item form: what is replaced",
    trait: "trait form: when it applies",
    sub: "the entries of either form",
  }),
  ...rows("2.2", ["profession_item_substitutions/profession_item_substitutions_substitution"], {
    present: "item form: traits that are needed",
    item: "trait form: what is replaced",
    new: "what comes instead",
  }),
  ...rows("2.2", ["profession_item_substitutions/profession_item_substitutions_replacement"], {
    item: "item id",
    ratio: "pieces for each replaced one",
  }),
  ...rows("2.3", tiles, {
    id: "unique in its kind, never changed",
    name: "displayed",
    flags: "any words",
    connects_to: "one of six groups",
    symbol: "one character, or four by season",
    color: "foreground, or four by season",
    bgcolor: "background, or four by season",
    looks_like: "whose tile to draw instead",
    comfort: "for falling asleep, with named levels",
    floor_bedding_warmth: "while sleeping",
    max_volume: "of stored items",
    examine_action: "name of a function",
    open: "what opening makes of it",
    close: "what closing makes of it",
    bash: "see 2.7",
    deconstruct: "see 2.8",
    pry: "see 2.9",
  }),
  row("2.3", tiles, "bonus_fire_warmth_feet", "from a fire nearby", { default: 300 }),
  ...rows("2.4", ["furniture"], {
    type: "always furniture",
    move_cost_mod: "added to the terrain's; -10 is impassable",
    required_str: "to move it; below 0 not at all",
    lockpick_result: "what a picked lock makes of it",
    lockpick_message: "on picking; else a generic one",
    crafting_pseudo_item: "tools it stands in for",
    workbench: "a place to craft at",
    plant_data: "makes it a plant",
    surgery_skill_multiplier: "for somebody beside it",
    provides_liquids: "without end, when examined",
  }),
  row("2.4", ["furniture"], "light_emitted", "on the light scale", { explained: "2.6" }),
  ...["oxytorch", "boltcut", "hacksaw"].map((tool) =>
    row("2.4", ["furniture"], tool, "see 2.5", { explained: "2.5" }),
  ),
  ...rows("2.4", ["furniture/furniture_workbench"], {
    multiplier: "speed",
    mass: "up to which it is not slower",
    volume: "up to which it is not slower",
  }),
  ...rows("2.4", ["furniture/furniture_plant"], {
    transform: "what it grows into",
    base: "what it was before",
    growth_multiplier: "with its flag",
    harvest_multiplier: "with its flag",
  }),
  row("2.5", ["furniture/cutting_furniture"], "result", "what is left", { default: "f_null" }),
  row("2.5", ["terrain/cutting_terrain"], "result", "what is left"),
  row("2.5", each("cutting"), "duration", "number and unit", { default: "1 second" }),
  ...rows("2.5", each("cutting"), {
    message: "when finished",
    sound: "when finished",
    byproducts: "spawned when finished",
  }),
  ...rows(
    "2.5",
    tiles.map((kind) => `${kind}/cutting_byproduct`),
    { item: "item id", count: "exact, or between two" },
  ),
  ...rows("2.6", ["terrain"], {
    type: "always terrain",
    move_cost: "0 is impassable, never below; 50 moves a unit",
    light_emitted: "on the light scale",
    trap: "built in, inseparable",
    harvestable: "what harvesting yields",
    transforms_into: "harvested form, or the way back",
    harvest_season: "when it becomes harvestable again",
    roof: "terrain on top",
  }),
  row("2.6", ["terrain"], "digging_result", "group of a pit, rolled 4 or 8 times", {
    default: "digging_soil_loam_50L",
  }),
  row("2.6", ["terrain"], "lockpick_result", "as for furniture", { explained: "2.4" }),
  row("2.6", ["terrain"], "lockpick_message", "as for furniture", { explained: "2.4" }),
  ...["oxytorch", "boltcut", "hacksaw"].map((tool) =>
    row("2.6", ["terrain"], tool, "see 2.5", { explained: "2.5" }),
  ),
  ...rows("2.7", each("bash"), {
    str_min: "strength threshold",
    str_max: "strength threshold",
    str_min_blocked: "strength threshold",
    str_max_blocked: "strength threshold",
    str_min_supported: "strength threshold",
    str_max_supported: "strength threshold",
    sound: "on destroying",
    sound_fail: "on failing",
    sound_vol: "volume on destroying",
    sound_fail_vol: "volume on failing",
    explosive: "above 0 it explodes",
    destroy_only: "true or false",
    bash_below: "true or false",
    items: "spawned on success",
  }),
  row("2.7", ["terrain/bash_terrain"], "ter_set", "what is left; mandatory"),
  row("2.7", ["furniture/bash_furniture"], "furn_set", "what is left", { default: "f_null" }),
  ...rows("2.7", ["furniture/bash_furniture"], {
    tent_centers: "fall with the other parts",
    collapse_radius: "how far the centre is looked for",
  }),
  row("2.7", ["furniture/item-group_group"], "subtype", "how entries are chosen", {
    default: "collection",
  }),
  ...rows("2.7", ["furniture/item-group_group"], {
    entries: "what an inline group spawns",
    items: "what an inline group spawns",
  }),
  row("2.8", ["furniture/deconstruct_furniture"], "furn_set", "what is left", {
    default: "f_null",
  }),
  row("2.8", ["terrain/deconstruct_terrain"], "ter_set", "what is left; mandatory"),
  row("2.8", each("deconstruct"), "items", "spawned"),
  row("2.9", ["terrain/pry_terrain"], "new_ter_type", "what is left; mandatory"),
  row("2.9", ["furniture/pry_furniture"], "new_furn_type", "what is left", { default: "f_null" }),
  ...rows("2.9", each("pry"), {
    success_message: "on success",
    fail_message: "on failure",
    break_message: "on breaking",
    pry_quality: "least quality of the tool",
    difficulty: "against the strength",
    noise: "volume on success; absent is silent",
    break_noise: "volume on breaking; absent is silent",
    breakable: "failing may break it",
    break_items: "spawned on breaking",
  }),
  row("2.9", each("pry"), "pry_bonus_mult", "ease by each level above", { default: 1 }),
  row("2.9", each("pry"), "sound", "text on success", { default: "crunch!" }),
  row("2.9", each("pry"), "break_sound", "text on breaking", { default: "crack!" }),
  row("2.9", ["terrain/pry_terrain"], "break_ter_type", "what is left; mandatory if breakable"),
  row("2.9", ["furniture/pry_furniture"], "break_furn_type", "what is left", {
    default: "f_null",
  }),
  ...rows("2.9", ["furniture/item-group_item-entry"], {
    item: "item id of an entry",
    prob: "chance of an entry",
    count: "between two",
    charges: "between two",
  }),
  ...rows("2.10", recipes, {
    type: "recipe or uncraft",
    reversible: "generates the uncraft",
    result: "item, and recipe id",
    category: "of the listing",
    subcategory: "of the listing",
    container: "in place of the default one",
    skill_used: "trained and checked",
    skills_required: "unlock it",
    book_learn: "book, level, name",
    difficulty: "of the check",
    time: "with unit; an integer is legacy",
    autolearn: "true, or at listed levels",
    decomp_learn: "at a level, or listed levels",
    batch_time_factors: "reduction, batch size",
    flags: "any words",
    construction_blueprint: "camp building; not empty means it exists",
    on_display: "false hides it",
    using: "requirement ids",
  }),
  ...rows("2.10", [...recipes, "requirement"], {
    qualities: "id, level, amount",
    tools: "groups of alternatives; -1 uses no charges",
    components: "groups of alternatives, each recoverable or not",
  }),
  row("2.10", recipes, "id_suffix", "appended to the result", { default: "" }),
  row("2.10", recipes, "override", "replaces an equal id", { default: false }),
  row("2.10", recipes, "obsolete", "kept for saves", { default: false }),
  row("2.10", recipes, "delete_flags", "taken off the product", { default: [] }),
  row("2.10", recipes, "contained", "in a container", { default: false }),
  row("2.10", recipes, "charges", "in place of the default ones", { default: null }),
  row("2.10", recipes, "result_mult", "pieces a craft", { default: 1 }),
  row("2.10", recipes, "never_learn", "not by the player", { default: false }),
  ...rows("2.10", ["recipe/requirement-parts_quality"], {
    id: "of the quality",
    level: "at least",
    amount: "of tools",
  }),
];

export const behaviourRows: readonly BehaviourRow[] = [
  ...numbered("3.1", [
    "opening: becomes what `open` names",
    "closing: becomes what `close` names",
    "picking a lock: becomes `lockpick_result`, with a message",
    "oxytorch, bolt cutter or hacksaw: becomes `result`, with message, sound and byproducts",
    "bashing: becomes `ter_set` or `furn_set`, with sound, items and explosion",
    "bashing a part of a tent: the centre within the radius falls as well",
    "taking apart: becomes `ter_set` or `furn_set`, with items",
    "prying: becomes `new_ter_type` or `new_furn_type`, with message and noise",
    "breaking in a failed attempt to pry: becomes `break_ter_type` or `break_furn_type`, with message, items and noise",
    "harvesting: becomes `transforms_into`, with the yield",
    "in the matching season, terrain with the flag `HARVESTED` turns back",
    "when terrain with a trap changes, the trap goes with it",
  ]),
  ...numbered("3.2", [
    "the effective difficulty: the difficulty less the tool's surplus quality times the bonus",
    "prying succeeds if four dice of the difficulty total less than four dice of the strength",
  ]),
  ...numbered("3.3", [
    "automatically, at the listed or the required skills",
    "by taking apart an item of the result's type",
    "from a book, at its level",
    "never, by any route",
  ]),
  ...numbered("7", [
    "an equal recipe id without override fails",
    "an equal recipe id with override replaces",
    "too much overlap of components is an error",
    "without lockpick_message a generic one",
    "pry sounds have defaults, absent noises are silence",
    "violated mandatory members: consequence open",
    "codes and formats of messages: open",
  ]),
  ...numbered("8", [
    "symbol: one character, or four",
    "color, bgcolor: four where listed",
    "move_cost: 50 moves a unit, never negative",
    "move_cost_mod: -10 is impassable",
    "digging: 4 rolls, 8 with its flag",
    "bonus_fire_warmth_feet: 300",
    "duration: 1 second",
    "result_mult: 1",
    "legacy time: 1000 moves are 10 seconds",
  ]),
  ...numbered("9", [
    "ids of furniture and terrain never change",
    "recipes become obsolete, not deleted",
    "integer times are legacy",
    "override replaces a recipe",
    "edit-mode modify changes a profession",
  ]),
];

function row(
  section: string,
  of: readonly string[],
  member: string,
  says: string,
  more: Pick<MemberRow, "default" | "explained"> = {},
): MemberRow {
  return { section, of, member, says, ...more };
}

function rows(
  section: string,
  of: readonly string[],
  members: Readonly<Record<string, string>>,
): MemberRow[] {
  return Object.entries(members).map(([member, says]) => row(section, of, member, says));
}

function numbered(section: string, says: readonly string[]): BehaviourRow[] {
  return says.map((words, index) => ({ section, row: index + 1, says: words }));
}
