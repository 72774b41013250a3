/** The public runtime: pure functions over generated tables, without dependencies. */
export { brandKey, idConstants } from "./ids/brands.ts";
export type { Able, Branded, Can, IdConstants, Keyed, KindOf, Known } from "./ids/brands.ts";
export { canClose, close, type CloseResult } from "./tiles/close.ts";
export { comfortLevel, comfortOf, type ComfortLevel } from "./tiles/comfort.ts";
export { connectedPicture, connections, lineSymbol } from "./tiles/connections.ts";
export type { ConnectedPicture, ConnectedShape, Connecting } from "./tiles/connections.ts";
export type { Connections, Neighbours, Side } from "./tiles/connections.ts";
export { craftingPseudoItems, type PseudoItem } from "./crafting/crafting-pseudo-items.ts";
export { dig, diggingRolls, type DiggingRolls, type Dug } from "./tiles/digging.ts";
export type { EdgesInto, HasEdges } from "./tables/edges.ts";
export type { HingeOptions } from "./tiles/hinge.ts";
export { externalIds } from "./ids/external-ids.ts";
export { idView } from "./ids/id-view.ts";
export { substituteItems } from "./character/item-substitutions.ts";
export type { SubstitutionOptions, SubstitutionRow } from "./character/item-substitutions.ts";
export { brightness, type Brightness } from "./tiles/light.ts";
export { infiniteLiquid } from "./tiles/liquids.ts";
export { look, type Look, type LookOptions } from "./tiles/look.ts";
export { looksLike, type LookalikeOptions, type LookalikeTable } from "./tiles/looks-like.ts";
export { movability, moveCost, type MoveCost, type MoveCostOptions } from "./tiles/moving.ts";
export { canOpen, open, type OpenResult } from "./tiles/open.ts";
export { hasSuccessor, successorOf } from "./tiles/successor.ts";
export { lazyMembers, unpack, type PackedTable as Pack, type PackedRows } from "./tables/packed.ts";
export { parseId } from "./ids/parse-id.ts";
export { searchByName, type NameSearchOptions } from "./tables/search-by-name.ts";
export { readPalette, savePalette } from "./tables/save-palette.ts";
export type {
  MovedEntry,
  PaletteTable,
  ReadPalette,
  SavedPalette,
  UnreadEntry,
} from "./tables/save-palette.ts";
export { resolveSavedId, type KnowsFormerIds } from "./ids/saved-id.ts";
export type { SavedId, SavedIdStep } from "./ids/saved-id.ts";
export {
  clearPlant,
  grow,
  growthSeconds,
  harvestedAmount,
  plantStage,
  sow,
} from "./tiles/plants.ts";
export type { PlantResult, PlantStage } from "./tiles/plants.ts";
export { replaceLookups } from "./tables/recipe-lookups.ts";
export type { LookupsOf, Postings, RecipeLookups } from "./tables/recipe-lookups.ts";
export { recipesBy, recipesByResult, recordsBy, type RecipeSubjects } from "./crafting/recipes.ts";
export type { Change, Failure, Happenings, MapObject, Sound } from "./tiles/results.ts";
export type { Refusal } from "./numbers/refusal.ts";
export { seasonOf, type Season, type Seasonal } from "./tiles/season.ts";
export { professionsWith, type ProfessionWith } from "./character/professions-with.ts";
export { startingCharacter } from "./character/starting-character.ts";
export type { CharacterChoices, StartingCharacter } from "./character/starting-character.ts";
export type { StartingProfession } from "./character/starting-character.ts";
export { professionName, startingItems } from "./character/starting-items.ts";
export type { Gender, StartingGroupOf, StartingItemOf } from "./character/starting-items.ts";
export { storageVolume } from "./tiles/storage.ts";
export {
  createList,
  createSubstitutions,
  type SubstitutionData,
  type RecordList,
  type Substitutions,
} from "./tables/substitutions.ts";
export { surgerySkillMultiplier } from "./tiles/surgery.ts";
export type { EarlierMeaning, FormerIds } from "./ids/former-ids.ts";
export { appliedContent, applyContent, missingMods } from "./hot/apply-content.ts";
export type { AddedKind, ChangedList, ChangedLookups } from "./hot/apply-content.ts";
export type { ChangedTable, ContentName, ModChanges } from "./hot/apply-content.ts";
export { createTable, type RowSource, type Table, type TableData } from "./tables/table.ts";
export type { Tile } from "./tiles/tile.ts";
export { textOf } from "./texts/game-text.ts";
export type { AuthoredText, DefaultText, GameText, TextEntry } from "./texts/game-text.ts";
export type { TextOptions, Texts, TextSource, Translate } from "./texts/game-text.ts";
export { fireWarmthOfFeet, sleepingWarmth } from "./tiles/warmth.ts";
export { whatBecomes, type Predecessor } from "./tiles/what-becomes.ts";
export { whatDrops, type DropOptions, type DropSource, type DropVerb } from "./tiles/what-drops.ts";
export type { ChangeVerb } from "./tiles/transitions.ts";
export { workbenchSpeed, type CraftedAmount } from "./tiles/workbench.ts";

// Transitions (§3.1, §3.2) and chance.
export type { Destruction } from "./tiles/bash-target.ts";
export { bash, bashOdds, canBash } from "./tiles/bashing.ts";
export type { BashBlow, BashFromAboveOptions, BashOdds, BashOptions } from "./tiles/bashing.ts";
export type { BashResult } from "./tiles/bashing.ts";
export { canCut, cut, type CutOptions, type CutResult, type CuttingTool } from "./tiles/cutting.ts";
export { canDeconstruct, deconstruct } from "./tiles/deconstruct.ts";
export type { Deconstruction, DeconstructResult } from "./tiles/deconstruct.ts";
export { destroy } from "./tiles/destroying.ts";
export type { DestroyFromAboveOptions, DestroyOptions, DestroyResult } from "./tiles/destroying.ts";
export type { ByDialect, Dialect, DialectName, PlayRules } from "./tables/dialect.ts";
export { rollDice } from "./numbers/dice.ts";
export { canHarvest, harvest } from "./tiles/harvesting.ts";
export type { HarvestOptions, HarvestResult, Harvested, OutOfSeason } from "./tiles/harvesting.ts";
export type { FindHarvest, HarvestDrop, HarvestListing } from "./tiles/harvest-source.ts";
export { rollItems, type RolledItems } from "./items/item-groups.ts";
export type { RollOptions } from "./items/rolling.ts";
export { canLockpick, lockpick, type LockpickResult } from "./tiles/lockpick.ts";
export { canPry, pry } from "./tiles/prying.ts";
export type { PriedApart, PriedOpen, PryOptions, PryResult } from "./tiles/prying.ts";
export type { Prier } from "./tiles/pry-chances.ts";
export { pryOdds, type PryOdds } from "./tiles/pry-odds.ts";
export type { ToolTooWeak } from "./tiles/pry-target.ts";
export { rollBetween, seededRandom } from "./numbers/random.ts";
export type { Random, RandomState, SeededRandom } from "./numbers/random.ts";
export { canRevert, revert, type RevertOptions, type RevertResult } from "./tiles/reversion.ts";
export type { RollableGroup, SpawnedItem, UnrolledGroup } from "./items/spawned-item.ts";
export { collapseTent } from "./tiles/tents.ts";
export type {
  CollapseOptions,
  CollapseResult,
  FallenPart,
  NearbyFurniture,
} from "./tiles/tents.ts";
export { addTrap, disarmTrap, replaceTerrain, trapAt } from "./tiles/traps.ts";
export type { AddTrapResult, BuiltIn, DisarmResult, TrapChange } from "./tiles/traps.ts";
export type { ReplaceTerrainResult } from "./tiles/traps.ts";

// Recipes (§2.10, §3.3).
export { batchTimeMoves } from "./crafting/batch-time.ts";
export {
  canCraft,
  craftingChoices,
  planCrafting,
  type CraftingOptions,
} from "./crafting/crafting.ts";
export type { Craftable, CraftingPlan, CraftingRefusal } from "./crafting/crafting.ts";
export { applyPlan, type AppliedPlan, type PlanRefusal } from "./crafting/apply-plan.ts";
export type { MadeStack, TakenFromStack } from "./crafting/apply-plan.ts";
export { craftableNow } from "./crafting/inventory-crafting.ts";
export { maximumBatch } from "./crafting/maximum-batch.ts";
export {
  nearestRecipes,
  type NearestOptions,
  type NearRecipe,
} from "./crafting/nearest-recipes.ts";
export {
  trackCrafting,
  type CraftingChange,
  type CraftingTracker,
} from "./crafting/crafting-tracker.ts";
export type { CraftingTable, ListedRecipe } from "./crafting/listed-recipe.ts";
export type { Missing, MissingFacts, MissingPart, PlayerWords } from "./crafting/missing.ts";
export {
  craftingSupplies,
  type ItemAtHand,
  type Stock,
  type Supplies,
} from "./crafting/supplies.ts";
export {
  craftingResult,
  type Crafted,
  type CraftingResult,
  type MadeItem,
} from "./crafting/crafting-result.ts";
export { disassemble, uncraftOf } from "./crafting/disassembly.ts";
export type {
  Disassembly,
  DisassemblyOptions,
  DisassemblyRefusal,
} from "./crafting/disassembly.ts";
export { learnableRecipes, learnedByDisassembly, learnedBySkill } from "./learning/learning.ts";
export { recipesInBook } from "./learning/learning.ts";
export type { BookRecipe, DisassemblyLearning, LearnableRecipe } from "./learning/learning.ts";
export {
  waysToLearn,
  type Learnable,
  type Learner,
  type LearningRoute,
} from "./learning/ways-to-learn.ts";
export type { MissingSkill, SkillLevels, SkillNeed } from "./learning/ways-to-learn.ts";

// Content that changes while the game runs.
export { announceContentChange, onContentChange } from "./hot/content-change.ts";
export type { ContentChange, ContentListener, TableChange } from "./hot/content-change.ts";
export { hotContent } from "./hot/hot-content.ts";
export type { ContentMessage, HotContent, HotContext } from "./hot/hot-content.ts";
