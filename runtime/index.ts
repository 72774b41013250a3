/** The public runtime: pure functions over generated tables, without dependencies. */
export { brandKey, idConstants } from "./brands.ts";
export type { Branded, Can, Keyed, KindOf, Known } from "./brands.ts";
export { canClose, close, type CloseResult } from "./close.ts";
export type { HasEdges } from "./edges.ts";
export type { HingeOptions } from "./hinge.ts";
export { canOpen, open, type OpenResult } from "./open.ts";
export { parseId } from "./parse-id.ts";
export type { Postings, RecipeLookups } from "./recipe-lookups.ts";
export { recipesBy, recipesByResult, type RecipeSubjects } from "./recipes.ts";
export type { Change, MapObject, Refusal, Sound, SpawnedItem } from "./results.ts";
export { professionName, startingItems } from "./starting-items.ts";
export type { Gender, StartingGroupOf, StartingItemOf } from "./starting-items.ts";
export { createSubstitutions, type Substitutions } from "./substitutions.ts";
export { createTable, type Table, type TableData } from "./table.ts";
