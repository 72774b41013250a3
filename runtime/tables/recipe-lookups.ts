/** From an id or word to the positions of recipes in the recipe table (§2.10), ascending. */
export type Postings = Readonly<Record<string, readonly number[]>>;

/** The look-ups of recipes or of uncrafts, one for each subject that they are looked up by. */
export interface RecipeLookups {
  /** By the item that is made or taken apart. */
  readonly result: Postings;
  readonly category: Postings;
  readonly subcategory: Postings;
  /** By an item that a component group names. */
  readonly component: Postings;
  readonly tool: Postings;
  readonly quality: Postings;
  /** By a skill that is used or required. */
  readonly skill: Postings;
  /** By a book that it is learned from. */
  readonly book: Postings;
  /** By an item that is made besides the result. */
  readonly byproduct: Postings;
}

declare const table: unique symbol;

/** Positions in a table of type `Table`. */
interface PostingsOf<out Table> extends Postings {
  /** In types only; no look-ups have such a member at run time. */
  readonly [table]?: Table;
}

/**
 * The look-ups that were generated with a table of type `Table`, by the members `Keys`; `recipesBy` and `recordsBy`
 * read them. They are positions in that particular table: in a table of another kind they would refer to unrelated
 * rows, so they do not compile with it.
 */
export type LookupsOf<Table, Keys extends string = keyof RecipeLookups> = Readonly<
  Record<Keys, PostingsOf<Table>>
>;

/**
 * Takes over new look-ups (§2.10) in place, so that everyone who holds them sees the change (hot
 * replacement). Call it whenever the table that they belong to is given new content, since they are positions in it.
 * The Vite plugin does this by itself.
 *
 * @param next Look-ups that were generated with the table's new content; none of them is read yet.
 *
 * @example
 * ```ts
 * import { recipesByResult, replaceLookups } from "defwright/runtime";
 * import { recipe, recipeLookups, itemId } from "./generated/index.js";
 *
 * const held = { ...recipeLookups };
 * const result = { wax_stick: [recipe.index("wax_stick_from_beeswax")] };
 * replaceLookups(held, { ...recipeLookups, result });
 * recipesByResult(recipe, held, itemId("wax_stick")).map(({ id }) => id); // => ["wax_stick_from_beeswax"]
 * ```
 */
export function replaceLookups<Lookups extends RecipeLookups | Readonly<Record<string, Postings>>>(
  lookups: Lookups,
  next: NoInfer<Lookups>,
): void {
  // Copies getters too, so that lazy members stay lazy.
  Object.defineProperties(lookups, Object.getOwnPropertyDescriptors(next));
}
