/** What recipes answer to (§2.10): for each key, from an id or word to positions in the recipe table, ascending. */
export type Postings = Readonly<Record<string, readonly number[]>>;

/** The generated look-ups of a table of recipes or of uncrafts; `recipesBy` reads them. */
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
}
