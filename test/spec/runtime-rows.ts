/**
 * What the runtime does for each rule of the specification: the table in `docs/runtime/rules.md`. A test proves that it
 * covers every row of §3 and every member of §2, and that the functions and tests exist.
 */
import type * as runtime from "../../runtime/index.ts";

export type RuntimeFunction = keyof typeof runtime;

/** A rule with a meaning at run time: a row of §3, or members of §2. */
export interface RuntimeRow {
  readonly section: string;
  readonly row?: number;
  readonly members?: readonly string[];
  /** The rule in our own words; absent for a row of §3, whose words are in `rows.ts`. */
  readonly says?: string;
  readonly functions: readonly RuntimeFunction[];
  /** Files in test/runtime, without `.test.ts`; together they call all of the functions. */
  readonly tests: readonly string[];
}

/** Splits a list that is written as one text, to keep the table short. */
const words = (text: string): string[] => text.split(" ");

const cutting = "oxytorch boltcut hacksaw";
const learning: RuntimeFunction[] = ["waysToLearn", "learnableRecipes"];

export const runtimeRows: readonly RuntimeRow[] = [
  rule(
    "2.1",
    "name male female",
    "the name for the character's gender",
    "professionName",
    "starting-items",
  ),
  rule(
    "2.1",
    "skills level",
    "the levels, added to those that the player chose",
    "startingCharacter",
    "starting-character",
  ),
  rule(
    "2.1",
    "points addictions intensity flags cbms traits",
    "what the character starts with",
    "startingCharacter",
    "starting-character",
  ),
  rule("2.1", "pets", "pets, which are tame", "startingCharacter", "starting-character"),
  rule(
    "2.1",
    "vehicle",
    "a vehicle, placed on the nearest road and remembered on the overmap",
    "startingCharacter",
    "starting-character",
  ),
  rule(
    "2.1",
    "items both",
    "the items of `both` and of the gender, with snippets, each as often as it is listed; groups are rolled",
    "startingItems startingCharacter",
    "starting-items starting-character",
  ),
  rule("2.1", "items", "which professions start with an item", "professionsWith", "search"),
  rule(
    "2.7",
    "items",
    "which furniture or terrain leaves an item behind",
    "whatDrops",
    "what-becomes",
  ),
  rule(
    "2.3",
    "open close",
    "what can turn into a furniture or terrain",
    "whatBecomes",
    "what-becomes",
  ),
  rule(
    "2.2",
    "item trait sub present new ratio",
    "how traits replace the items",
    "substituteItems startingCharacter createSubstitutions",
    "item-substitutions starting-character substitutions",
  ),
  rule(
    "2.3",
    "id",
    "ids in saves and maps; the generated `parseTerrainId` and its counterparts",
    "parseId createTable",
    "content table",
  ),
  rule(
    "2.3",
    "connects_to",
    "connections with neighbours, rotation, and the symbol of a wall",
    "connections connectedPicture lineSymbol",
    "connections",
  ),
  rule("2.3", "symbol color bgcolor", "the appearance in each season", "look", "look"),
  rule("2.3", "looks_like", "follows the chain to a tile that exists", "looksLike", "looks-like"),
  rule("2.3", "comfort", "the name of the comfort level", "comfortOf comfortLevel", "comfort"),
  rule("2.3", "floor_bedding_warmth", "warmth while sleeping", "sleepingWarmth", "warmth"),
  rule(
    "2.3",
    "bonus_fire_warmth_feet",
    "warmth of the feet from a fire nearby",
    "fireWarmthOfFeet",
    "warmth",
  ),
  rule("2.3", "max_volume", "how much can be stored", "storageVolume", "storage"),
  rule(
    "2.3",
    "examine_action",
    "the action that harvesting, liquids and workbenches need",
    "canHarvest infiniteLiquid workbenchSpeed",
    "harvesting liquids workbench",
  ),
  rule(
    "2.3",
    "open close",
    "whether it can be done at all (§3.1)",
    "canOpen canClose",
    "open-close",
  ),
  rule(
    "2.3",
    "bash deconstruct pry",
    "whether it can be done at all (§3.1)",
    "canBash canDeconstruct canPry",
    "transitions bashing deconstruct prying",
  ),
  rule(
    "2.4",
    "move_cost_mod",
    "added to the terrain's `move_cost`; -10 is impassable",
    "moveCost",
    "moving",
  ),
  rule("2.4", "required_str", "the strength needed to move it", "movability", "moving"),
  rule(
    "2.4",
    "lockpick_result lockpick_message",
    "picking the lock (§3.1)",
    "canLockpick lockpick",
    "lockpick",
  ),
  rule("2.4", cutting, "cutting with tools (§3.1)", "canCut cut", "cutting"),
  rule(
    "2.4",
    "crafting_pseudo_item",
    "tools that nearby furniture provides",
    "craftingPseudoItems",
    "crafting-pseudo-items",
  ),
  rule(
    "2.4",
    "workbench multiplier mass volume",
    "the crafting speed",
    "workbenchSpeed",
    "workbench",
  ),
  rule(
    "2.4",
    "plant_data transform base growth_multiplier harvest_multiplier",
    "sowing, growth and yield",
    "plantStage sow grow clearPlant growthSeconds harvestedAmount",
    "plants",
  ),
  rule(
    "2.4",
    "surgery_skill_multiplier",
    "the factor for surgery beside it",
    "surgerySkillMultiplier",
    "surgery",
  ),
  rule("2.4", "provides_liquids", "an endless supply of a liquid", "infiniteLiquid", "liquids"),
  rule(
    "2.4",
    "light_emitted",
    "how brightly it lights a tile at a distance, on the scale of §2.6",
    "brightness",
    "light",
  ),
  rule(
    "2.5",
    "result duration message sound byproducts item count",
    "what is left, how long it takes, what the player reads and hears, and which items are spawned",
    "cut",
    "cutting",
  ),
  rule("2.6", "move_cost", "50 move points per unit; 0 is impassable", "moveCost", "moving"),
  rule(
    "2.6",
    "light_emitted",
    "how brightly it lights a tile at a distance",
    "brightness",
    "light",
  ),
  rule(
    "2.6",
    "trap",
    "a built-in trap that cannot be disarmed and allows no other trap",
    "trapAt disarmTrap addTrap replaceTerrain",
    "traps",
  ),
  rule(
    "2.6",
    "harvestable transforms_into",
    "harvesting (§3.1), or by season if it has `harvest_by_season`",
    "canHarvest harvest",
    "harvesting harvest-by-season",
  ),
  rule(
    "2.6",
    "harvest_season",
    "turning back into the harvestable terrain (§3.1)",
    "canRevert revert seasonOf",
    "reversion season",
  ),
  rule("2.6", "digging_result", "the items, rolled 4 or 8 times", "diggingRolls dig", "digging"),
  rule(
    "2.6",
    "lockpick_result lockpick_message",
    "picking the lock (§3.1)",
    "canLockpick lockpick",
    "lockpick",
  ),
  rule("2.6", cutting, "cutting with tools (§3.1)", "canCut cut", "cutting"),
  rule(
    "2.7",
    "str_min str_max str_min_blocked str_max_blocked str_min_supported str_max_supported",
    "the strength that a blow needs, and its chance",
    "bash bashOdds",
    "bashing",
  ),
  rule(
    "2.7",
    "sound sound_fail sound_vol sound_fail_vol",
    "what is heard after a blow",
    "bash",
    "bashing",
  ),
  rule(
    "2.7",
    "ter_set furn_set explosive",
    "what is left, and whether it explodes",
    "bash destroy",
    "bashing",
  ),
  rule(
    "2.7",
    "destroy_only bash_below",
    "no blow destroys it; destruction goes on below",
    "bash destroy",
    "bashing",
  ),
  rule(
    "2.7",
    "tent_centers collapse_radius",
    "the centre of the tent falls as well",
    "collapseTent",
    "tents",
  ),
  rule(
    "2.7",
    "items subtype entries",
    "collections, distributions and nested groups",
    "rollItems",
    "item-groups",
  ),
  rule(
    "2.8",
    "ter_set furn_set items",
    "what is left, and which items are spawned",
    "deconstruct",
    "deconstruct",
  ),
  rule(
    "2.9",
    "new_ter_type new_furn_type break_ter_type break_furn_type breakable",
    "what is left after opening or breaking",
    "pry",
    "prying",
  ),
  rule(
    "2.9",
    "success_message fail_message break_message",
    "what the player reads",
    "pry",
    "prying",
  ),
  rule("2.9", "noise break_noise sound break_sound", "what is heard, if anything", "pry", "prying"),
  rule(
    "2.9",
    "pry_quality pry_bonus_mult difficulty",
    "whether the tool is good enough, and the chances",
    "pry pryOdds",
    "prying",
  ),
  rule(
    "2.9",
    "break_items item prob count charges",
    "which items are spawned",
    "pry rollItems",
    "prying item-groups",
  ),
  rule(
    "2.10",
    "result category subcategory",
    "recipes by result, category and subcategory",
    "recipesBy recipesByResult",
    "recipes",
  ),
  rule(
    "2.10",
    "skill_used skills_required book_learn autolearn decomp_learn never_learn",
    "every way to learn it, and what is missing for it (§3.3)",
    "waysToLearn learnableRecipes",
    "learning",
  ),
  rule(
    "2.10",
    "time batch_time_factors",
    "the time that a batch takes",
    "batchTimeMoves",
    "batch-time",
  ),
  rule(
    "2.10",
    "container contained charges result_mult delete_flags flags",
    "what is made",
    "craftingResult",
    "crafting-result",
  ),
  rule(
    "2.10",
    "obsolete on_display",
    "recipes that are not offered",
    "craftableNow",
    "inventory-crafting",
  ),
  rule(
    "2.10",
    "qualities tools components id level amount",
    "whether it can be made, from what, and what is missing; overlapping groups are solved exactly",
    "canCraft planCrafting craftingChoices craftingSupplies",
    "crafting",
  ),
  rule(
    "2.10",
    "components",
    "everything that can be made from an inventory, and what one more item changes",
    "craftableNow trackCrafting",
    "inventory-crafting",
  ),
  rule(
    "2.10",
    "components",
    "what a plan takes from stacks, how often something can be made, and what can almost be made",
    "applyPlan maximumBatch nearestRecipes",
    "apply-plan near-crafting",
  ),
  rule("2.10", "reversible", "taking the result apart", "uncraftOf disassemble", "disassembly"),

  transition(1, ["open"], "open-close"),
  transition(2, ["close"], "open-close"),
  transition(3, ["lockpick"], "lockpick"),
  transition(4, ["cut"], "cutting"),
  transition(5, ["bash", "destroy"], "bashing"),
  transition(6, ["collapseTent"], "tents"),
  transition(7, ["deconstruct"], "deconstruct"),
  transition(8, ["pry"], "prying"),
  transition(9, ["pry"], "prying"),
  transition(10, ["harvest"], "harvesting"),
  transition(11, ["revert"], "reversion"),
  transition(12, ["replaceTerrain"], "traps"),
  { section: "3.2", row: 1, functions: ["pryOdds", "pry"], tests: ["prying"] },
  { section: "3.2", row: 2, functions: ["pryOdds", "pry", "rollDice"], tests: ["prying", "dice"] },
  { section: "3.3", row: 1, functions: ["learnedBySkill", ...learning], tests: ["learning"] },
  { section: "3.3", row: 2, functions: ["learnedByDisassembly", ...learning], tests: ["learning"] },
  { section: "3.3", row: 3, functions: ["recipesInBook", ...learning], tests: ["learning"] },
  { section: "3.3", row: 4, functions: learning, tests: ["learning"] },
];

/** Members that only the build uses, or that a game reads directly from the record. */
export const notAtRunTime: readonly { section: string; members: readonly string[]; why: string }[] =
  [
    {
      section: "2.1",
      members: words(
        "type edit-mode add:addictions remove:addictions add:skills remove:skills add:flags " +
          "remove:flags add:CBMs remove:CBMs add:traits remove:traits add:both add:male add:female " +
          "remove:both remove:male remove:female",
      ),
      why: "applied when the content is built",
    },
    { section: "2.1", members: ["id", "description"], why: "read from the record" },
    { section: "2.2", members: ["type"], why: "the kind" },
    { section: "2.3", members: ["name", "flags"], why: "read from the record" },
    { section: "2.4", members: ["type"], why: "the kind" },
    { section: "2.6", members: ["type"], why: "the kind" },
    { section: "2.6", members: ["roof"], why: "read from the record, by whatever builds maps" },
    {
      section: "2.10",
      members: ["type", "override", "id_suffix", "using"],
      why: "applied when the content is built",
    },
    {
      section: "2.10",
      members: ["difficulty", "construction_blueprint"],
      why: "read from the record, by the game's own checks and camps",
    },
  ];

function rule(
  section: string,
  members: string,
  says: string,
  functions: string,
  tests: string,
): RuntimeRow {
  // A test proves that the words are names of functions.
  const names = words(functions) as RuntimeFunction[];
  return { section, members: words(members), says, functions: names, tests: words(tests) };
}

function transition(row: number, functions: RuntimeFunction[], ...tests: string[]): RuntimeRow {
  return { section: "3.1", row, functions, tests };
}
