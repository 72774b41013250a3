/**
 * What the runtime does for each row of the specification: the table in `docs/runtime/rules.md`. A test proves that no
 * row of §3 and no member of §2 is left out, and that the functions and tests exist.
 */
import type * as runtime from "../../runtime/index.ts";

export type RuntimeFunction = keyof typeof runtime;

/** A rule with run-time meaning. Of §3 its row says which, of §2 the members do. */
export interface RuntimeRow {
  readonly section: string;
  readonly row?: number;
  readonly members?: readonly string[];
  /** In our own words; a row of §3 has its words in the list of rows. */
  readonly says?: string;
  readonly functions: readonly RuntimeFunction[];
  /** Files under test/runtime, without `.test.ts`; between them they call every one of the functions. */
  readonly tests: readonly string[];
}

/** Words of a list: the table is long enough. */
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
    "levels are added to the chosen ones",
    "startingCharacter",
    "starting-character",
  ),
  rule(
    "2.1",
    "points addictions intensity flags cbms traits",
    "what the character has",
    "startingCharacter",
    "starting-character",
  ),
  rule("2.1", "pets", "are tamed", "startingCharacter", "starting-character"),
  rule(
    "2.1",
    "vehicle",
    "on the nearest road, remembered on the overmap",
    "startingCharacter",
    "starting-character",
  ),
  rule(
    "2.1",
    "items both",
    "of both and of the gender, with snippets, as often as listed; groups are rolled",
    "startingItems startingCharacter",
    "starting-items starting-character",
  ),
  rule("2.1", "items", "which professions bring an item along", "professionsWith", "search"),
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
    "what turns into a furniture or terrain",
    "whatBecomes",
    "what-becomes",
  ),
  rule(
    "2.2",
    "item trait sub present new ratio",
    "what traits make of the items",
    "substituteItems startingCharacter createSubstitutions",
    "item-substitutions starting-character substitutions",
  ),
  rule(
    "2.3",
    "id",
    "ids of saves and maps; generated `parseTerrainId` and its like",
    "parseId createTable",
    "content table",
  ),
  rule(
    "2.3",
    "connects_to",
    "connections, rotation, the wall's symbol",
    "connections connectedPicture lineSymbol",
    "connections",
  ),
  rule("2.3", "symbol color bgcolor", "by season", "look", "look"),
  rule("2.3", "looks_like", "the chain, down to a tile that exists", "looksLike", "looks-like"),
  rule("2.3", "comfort", "its level by name", "comfortOf comfortLevel", "comfort"),
  rule("2.3", "floor_bedding_warmth", "while sleeping", "sleepingWarmth", "warmth"),
  rule("2.3", "bonus_fire_warmth_feet", "from a fire nearby", "fireWarmthOfFeet", "warmth"),
  rule("2.3", "max_volume", "room for things", "storageVolume", "storage"),
  rule(
    "2.3",
    "examine_action",
    "what harvesting, liquids and workbenches ask for",
    "canHarvest infiniteLiquid workbenchSpeed",
    "harvesting liquids workbench",
  ),
  rule("2.3", "open close", "whether at all; §3.1", "canOpen canClose", "open-close"),
  rule(
    "2.3",
    "bash deconstruct pry",
    "whether at all; §3.1",
    "canBash canDeconstruct canPry",
    "transitions bashing deconstruct prying",
  ),
  rule("2.4", "move_cost_mod", "added to the terrain's; -10 is impassable", "moveCost", "moving"),
  rule("2.4", "required_str", "who can move it", "movability", "moving"),
  rule("2.4", "lockpick_result lockpick_message", "§3.1", "canLockpick lockpick", "lockpick"),
  rule("2.4", cutting, "§3.1", "canCut cut", "cutting"),
  rule(
    "2.4",
    "crafting_pseudo_item",
    "tools in range",
    "craftingPseudoItems",
    "crafting-pseudo-items",
  ),
  rule(
    "2.4",
    "workbench multiplier mass volume",
    "speed of crafting",
    "workbenchSpeed",
    "workbench",
  ),
  rule(
    "2.4",
    "plant_data transform base growth_multiplier harvest_multiplier",
    "sowing, growth, yield",
    "plantStage sow grow clearPlant growthSeconds harvestedAmount",
    "plants",
  ),
  rule("2.4", "surgery_skill_multiplier", "beside it", "surgerySkillMultiplier", "surgery"),
  rule("2.4", "provides_liquids", "without end", "infiniteLiquid", "liquids"),
  rule("2.4", "light_emitted", "on the scale of §2.6", "brightness", "light"),
  rule(
    "2.5",
    "result duration message sound byproducts item count",
    "what is left, how long, what is read and heard, what is spawned",
    "cut",
    "cutting",
  ),
  rule("2.6", "move_cost", "50 points a unit; 0 is impassable", "moveCost", "moving"),
  rule("2.6", "light_emitted", "how far it lights", "brightness", "light"),
  rule(
    "2.6",
    "trap",
    "not to be disarmed, lets no other in",
    "trapAt disarmTrap addTrap replaceTerrain",
    "traps",
  ),
  rule(
    "2.6",
    "harvestable transforms_into",
    "§3.1, or by the season where `harvest_by_season` says so",
    "canHarvest harvest",
    "harvesting harvest-by-season",
  ),
  rule("2.6", "harvest_season", "§3.1", "canRevert revert seasonOf", "reversion season"),
  rule("2.6", "digging_result", "rolled 4 times, or 8", "diggingRolls dig", "digging"),
  rule("2.6", "lockpick_result lockpick_message", "§3.1", "canLockpick lockpick", "lockpick"),
  rule("2.6", cutting, "§3.1", "canCut cut", "cutting"),
  rule(
    "2.7",
    "str_min str_max str_min_blocked str_max_blocked str_min_supported str_max_supported",
    "the strength it takes, and the chance",
    "bash bashOdds",
    "bashing",
  ),
  rule("2.7", "sound sound_fail sound_vol sound_fail_vol", "what is heard", "bash", "bashing"),
  rule(
    "2.7",
    "ter_set furn_set explosive",
    "what is left, and what blows up",
    "bash destroy",
    "bashing",
  ),
  rule(
    "2.7",
    "destroy_only bash_below",
    "no blow does; the level below",
    "bash destroy",
    "bashing",
  ),
  rule("2.7", "tent_centers collapse_radius", "the centre falls too", "collapseTent", "tents"),
  rule(
    "2.7",
    "items subtype entries",
    "collections, distributions, nested groups",
    "rollItems",
    "item-groups",
  ),
  rule(
    "2.8",
    "ter_set furn_set items",
    "what is left, what is spawned",
    "deconstruct",
    "deconstruct",
  ),
  rule(
    "2.9",
    "new_ter_type new_furn_type break_ter_type break_furn_type breakable",
    "what is left",
    "pry",
    "prying",
  ),
  rule("2.9", "success_message fail_message break_message", "what is read", "pry", "prying"),
  rule("2.9", "noise break_noise sound break_sound", "what is heard, or nothing", "pry", "prying"),
  rule(
    "2.9",
    "pry_quality pry_bonus_mult difficulty",
    "whether the tool will do, and the chances",
    "pry pryOdds",
    "prying",
  ),
  rule(
    "2.9",
    "break_items item prob count charges",
    "what is spawned",
    "pry rollItems",
    "prying item-groups",
  ),
  rule(
    "2.10",
    "result category subcategory",
    "recipes by what they are about",
    "recipesBy recipesByResult",
    "recipes",
  ),
  rule(
    "2.10",
    "skill_used skills_required book_learn autolearn decomp_learn never_learn",
    "every way to learn it, and what is missing; §3.3",
    "waysToLearn learnableRecipes",
    "learning",
  ),
  rule("2.10", "time batch_time_factors", "the time of a batch", "batchTimeMoves", "batch-time"),
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
    "not offered",
    "canCraft craftableNow",
    "crafting inventory-crafting",
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
    "what a plan takes from stacks, how often it can be made, what is nearest to being made",
    "applyPlan maximumBatch nearestRecipes",
    "apply-plan near-crafting",
  ),
  rule("2.10", "reversible", "taking apart", "uncraftOf disassemble", "disassembly"),

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

/** Members that mean something to the build, or that a game reads from the record as they are. */
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
    { section: "2.1", members: ["id", "description"], why: "read as they are" },
    { section: "2.2", members: ["type"], why: "the kind" },
    { section: "2.3", members: ["name", "flags"], why: "read as they are" },
    { section: "2.4", members: ["type"], why: "the kind" },
    { section: "2.6", members: ["type"], why: "the kind" },
    { section: "2.6", members: ["roof"], why: "read as it is, by what builds maps" },
    {
      section: "2.10",
      members: ["type", "override", "id_suffix", "using"],
      why: "applied when the content is built",
    },
    {
      section: "2.10",
      members: ["difficulty", "construction_blueprint"],
      why: "read as they are, by the game's own checks and camps",
    },
  ];

function rule(
  section: string,
  members: string,
  says: string,
  functions: string,
  tests: string,
): RuntimeRow {
  // The test proves that the words are names of functions.
  const names = words(functions) as RuntimeFunction[];
  return { section, members: words(members), says, functions: names, tests: words(tests) };
}

function transition(row: number, functions: RuntimeFunction[], ...tests: string[]): RuntimeRow {
  return { section: "3.1", row, functions, tests };
}
