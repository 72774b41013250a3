/** The public runtime: pure functions over generated tables, without dependencies. */
export { brandKey, idConstants } from "./brands.ts";
export type { Branded, Can, IdConstants, Keyed, KindOf, Known } from "./brands.ts";
export { canClose, close, type CloseResult } from "./close.ts";
export { comfortLevel, comfortOf, type ComfortLevel } from "./comfort.ts";
export { connectedPicture, connections, lineSymbol } from "./connections.ts";
export type { ConnectedPicture, ConnectedShape, Connecting } from "./connections.ts";
export type { Connections, Neighbours, Side } from "./connections.ts";
export { craftingPseudoItems, type PseudoItem } from "./crafting-pseudo-items.ts";
export { dig, diggingRolls, type DiggingRolls, type Dug } from "./digging.ts";
export type { EdgesInto, HasEdges } from "./edges.ts";
export type { HingeOptions } from "./hinge.ts";
export { idView } from "./id-view.ts";
export { substituteItems } from "./item-substitutions.ts";
export type { SubstitutionOptions, SubstitutionRow } from "./item-substitutions.ts";
export { brightness, type Brightness } from "./light.ts";
export { infiniteLiquid } from "./liquids.ts";
export { look, type Look, type LookOptions } from "./look.ts";
export { looksLike, type LookalikeOptions, type LookalikeTable } from "./looks-like.ts";
export { movability, moveCost, type MoveCost, type MoveCostOptions } from "./moving.ts";
export { canOpen, open, type OpenResult } from "./open.ts";
export { lazyMembers, unpack, type Pack, type PackedRows } from "./packed.ts";
export { parseId } from "./parse-id.ts";
export { clearPlant, grow, growthSeconds, harvestedAmount, plantStage, sow } from "./plants.ts";
export type { PlantResult, PlantStage } from "./plants.ts";
export { replaceLookups } from "./recipe-lookups.ts";
export type { LookupsOf, Postings, RecipeLookups } from "./recipe-lookups.ts";
export { recipesBy, recipesByResult, type RecipeSubjects } from "./recipes.ts";
export type { Change, Failure, Happenings, MapObject, Refusal, Sound } from "./results.ts";
export { seasonOf, type Season, type Seasonal } from "./season.ts";
export { startingCharacter } from "./starting-character.ts";
export type { CharacterChoices, StartingCharacter } from "./starting-character.ts";
export type { StartingProfession } from "./starting-character.ts";
export { professionName, startingItems } from "./starting-items.ts";
export type { Gender, StartingGroupOf, StartingItemOf } from "./starting-items.ts";
export { storageVolume } from "./storage.ts";
export { createSubstitutions, type SubstitutionData, type Substitutions } from "./substitutions.ts";
export { surgerySkillMultiplier } from "./surgery.ts";
export { createTable, type RowSource, type Table, type TableData } from "./table.ts";
export type { Tile } from "./tile.ts";
export { fireWarmthOfFeet, sleepingWarmth } from "./warmth.ts";
export { workbenchSpeed, type CraftedAmount } from "./workbench.ts";

// Transitions (§3.1, §3.2) and chance.
export type { Destruction } from "./bash-target.ts";
export { bash, bashOdds, canBash } from "./bashing.ts";
export type { BashBlow, BashFromAboveOptions, BashOdds, BashOptions } from "./bashing.ts";
export type { BashResult } from "./bashing.ts";
export { canCut, cut, type CutOptions, type CutResult, type CuttingTool } from "./cutting.ts";
export { canDeconstruct, deconstruct } from "./deconstruct.ts";
export type { Deconstruction, DeconstructResult } from "./deconstruct.ts";
export { destroy } from "./destroying.ts";
export type { DestroyFromAboveOptions, DestroyOptions, DestroyResult } from "./destroying.ts";
export type { ByDialect, Dialect } from "./dialect.ts";
export { rollDice } from "./dice.ts";
export { canHarvest, harvest } from "./harvesting.ts";
export type { HarvestOptions, HarvestResult, Harvested, OutOfSeason } from "./harvesting.ts";
export type { FindHarvest, HarvestDrop, HarvestListing } from "./harvest-source.ts";
export { rollItems, type RolledItems, type RollOptions } from "./item-groups.ts";
export { canLockpick, lockpick, type LockpickResult } from "./lockpick.ts";
export { canPry, pry } from "./prying.ts";
export type { PriedApart, PriedOpen, PryOptions, PryResult } from "./prying.ts";
export type { Prier } from "./pry-chances.ts";
export { pryOdds, type PryOdds } from "./pry-odds.ts";
export type { ToolTooWeak } from "./pry-target.ts";
export { rollBetween, seededRandom } from "./random.ts";
export type { Random, RandomState, SeededRandom } from "./random.ts";
export { canRevert, revert, type RevertOptions, type RevertResult } from "./reversion.ts";
export type { RollableGroup, SpawnedItem, UnrolledGroup } from "./spawned-item.ts";
export { collapseTent } from "./tents.ts";
export type { CollapseOptions, CollapseResult, FallenPart, NearbyFurniture } from "./tents.ts";
export { addTrap, disarmTrap, replaceTerrain, trapAt } from "./traps.ts";
export type { AddTrapResult, BuiltIn, DisarmResult, TrapChange } from "./traps.ts";
export type { ReplaceTerrainResult } from "./traps.ts";

// Recipes (§2.10, §3.3).
export { batchTimeMoves } from "./batch-time.ts";
export { canCraft, craftingChoices, planCrafting, type CraftingOptions } from "./crafting.ts";
export type { Craftable, CraftingPlan, CraftingRefusal } from "./crafting.ts";
export { craftableNow } from "./inventory-crafting.ts";
export { trackCrafting, type CraftingChange, type CraftingTracker } from "./crafting-tracker.ts";
export type { CraftingTable, ListedRecipe } from "./crafting-index.ts";
export type { Missing, MissingPart, PlayerWords } from "./missing.ts";
export { craftingSupplies, type ItemAtHand, type Stock, type Supplies } from "./supplies.ts";
export {
  craftingResult,
  type Crafted,
  type CraftingResult,
  type MadeItem,
} from "./crafting-result.ts";
export { disassemble, uncraftOf } from "./disassembly.ts";
export type { Disassembly, DisassemblyOptions } from "./disassembly.ts";
export { learnableRecipes, learnedByDisassembly, learnedBySkill } from "./learning.ts";
export { recipesInBook } from "./learning.ts";
export type { BookRecipe, DisassemblyLearning, LearnableRecipe } from "./learning.ts";
export { waysToLearn, type Learnable, type Learner, type LearningRoute } from "./ways-to-learn.ts";
export type { MissingSkill, SkillLevels, SkillNeed } from "./ways-to-learn.ts";

// Content that changes while the game runs.
export { announceContentChange, onContentChange } from "./content-change.ts";
export type { ContentChange, ContentListener, TableChange } from "./content-change.ts";
export { hotContent } from "./hot-content.ts";
export type { ContentMessage, HotContent, HotContext } from "./hot-content.ts";
