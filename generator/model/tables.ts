/** What `index` makes: successors of tiles, and answers of recipe look-ups. */
import type { KindName } from "./kind-names.ts";

/** What recipes are looked up by; each gives positions in the recipe table, ascending. */
export const recipeKeys = [
  "result",
  "category",
  "subcategory",
  "component",
  "tool",
  "quality",
  "skill",
  "book",
] as const;
export type RecipeKey = (typeof recipeKeys)[number];
export type Postings = ReadonlyMap<string, readonly number[]>;
export type RecipePostings = Readonly<Record<RecipeKey, Postings>>;

/** id -> successor, per verb. */
export type Edges = ReadonlyMap<string, ReadonlyMap<string, string>>;

export interface Tables {
  /** Ids of each kind in index order. */
  readonly order: ReadonlyMap<KindName, readonly string[]>;
  readonly edges: ReadonlyMap<KindName, Edges>;
  readonly recipes: RecipePostings;
  /** The same for uncrafts; there the result is what is taken apart, components what comes back. */
  readonly uncrafts: RecipePostings;
}
