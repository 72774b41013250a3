/** What recipes answer to (§2.10): for each key, from an id or word to positions in the recipe table, ascending. */
export type Postings = Readonly<Record<string, readonly number[]>>;

/** The look-ups of recipes or of uncrafts: for each of what they are looked up by, what answers. */
export interface RecipeLookups {
  /** By the item that is made, or taken apart. */
  readonly result: Postings;
  readonly category: Postings;
  readonly subcategory: Postings;
  /** By an item that a component group names. */
  readonly component: Postings;
  readonly tool: Postings;
  readonly quality: Postings;
  /** By the skill that is used or required. */
  readonly skill: Postings;
  /** By the book it is learned from. */
  readonly book: Postings;
  /** By an item that comes besides. */
  readonly byproduct: Postings;
}

declare const table: unique symbol;

/** Positions in a table of type `Table`. */
interface PostingsOf<out Table> extends Postings {
  /** In types only; no look-ups have such a member at run time. */
  readonly [table]?: Table;
}

/**
 * The look-ups that were generated with a table of type `Table`; `recipesBy` reads them. They are positions in that
 * very table: with one of another kind they would name whatever stands there, so they do not compile with it.
 */
export type LookupsOf<Table> = { readonly [By in keyof RecipeLookups]: PostingsOf<Table> };

/**
 * Takes over new look-ups of recipes (§2.10) in place, so that those who hold them see it (hot replacement): to be
 * called whenever the table that they belong to is given new content, since they say where in it recipes stand. The
 * Vite plugin does so by itself.
 *
 * @param next Look-ups that were generated with the table's new content; nothing of them is read yet.
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
export function replaceLookups<Lookups extends RecipeLookups>(
  lookups: Lookups,
  next: NoInfer<Lookups>,
): void {
  // With their getters, so that what is read when it is asked for stays so.
  Object.defineProperties(lookups, Object.getOwnPropertyDescriptors(next));
}
