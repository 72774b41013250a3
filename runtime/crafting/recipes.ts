/** Finds recipes and uncrafts by what they are about (§2.10). */
import type { LookupsOf, RecipeLookups } from "../tables/recipe-lookups.ts";

/** An entry that begins with the id of what it is about, before any numbers. */
type Named = readonly [id: string, ...rest: unknown[]];

/** The parts of a record's type that determine which ids each look-up accepts. */
export interface RecipeRow {
  readonly result: string;
  readonly category: string;
  readonly subcategory: string;
  readonly components: readonly (readonly Named[])[];
  readonly tools: readonly (readonly Named[])[];
  readonly qualities: readonly { readonly id: string }[];
  readonly skills_required: readonly Named[];
  readonly book_learn: readonly { readonly book: string }[];
  readonly byproducts: readonly Named[];
}

/** Look-up -> the ids or words that it accepts. */
export interface RecipeSubjects<Row extends RecipeRow> extends Record<keyof RecipeLookups, string> {
  readonly result: Row["result"];
  readonly category: Row["category"];
  readonly subcategory: Row["subcategory"];
  readonly component: Row["components"][number][number][0];
  readonly tool: Row["tools"][number][number][0];
  readonly quality: Row["qualities"][number]["id"];
  readonly skill: Row["skills_required"][number][0];
  readonly book: Row["book_learn"][number]["book"];
  readonly byproduct: Row["byproducts"][number][0];
}

/** The part of a table of recipes or of uncrafts that is used. */
export interface RecipeRows<Row> {
  at(index: number): Row | undefined;
}

/**
 * Returns every recipe that is related to a subject: an item it makes as its result or as a byproduct, a component or
 * tool that one of its alternatives names, a tool quality, a skill it uses or requires, a book that teaches it, a
 * category or subcategory. For uncrafts, the result is the item that is taken apart, and a component is an item that is
 * recovered. Obsolete recipes are left out (§9.2).
 *
 * @param table The table of recipes or of uncrafts.
 * @param lookups The look-ups that were generated with that table: `uncraftLookups` for `uncraft`.
 * @returns A new array in the table's order; empty if nothing matches.
 *
 * @example
 * ```ts
 * import { recipesBy } from "defwright/runtime";
 * import { recipe, recipeLookups, itemId, qualityId } from "./generated/index.js";
 *
 * const pressed = recipesBy(recipe, recipeLookups, "quality", qualityId("pressing"));
 * pressed.map(({ result }) => result); // => ["letter_paper"]
 * const boiled = recipesBy(recipe, recipeLookups, "byproduct", itemId("soup_bone"));
 * boiled.map(({ result }) => result); // => ["pass_soup"]
 * ```
 */
export function recipesBy<Row extends RecipeRow, By extends keyof RecipeLookups>(
  table: RecipeRows<Row>,
  lookups: LookupsOf<RecipeRows<NoInfer<Row>>>,
  by: By,
  subject: NoInfer<RecipeSubjects<Row>[By]>,
): Row[] {
  return rowsOf(table, lookups[by], subject);
}

/** What a record is found by: the texts of the member, or of each of its entries. */
type Sought<Member> = Member extends readonly (infer Entry)[] ? Sought<Entry> : Member & string;

/**
 * Returns every record whose member has a value, or has it among its entries. Members of own kinds can be looked up if
 * their schema says `"x-index": true`.
 *
 * @param table A table of any kind that has look-ups.
 * @param lookups The look-ups that were generated with that table: `recipeLookups` for `recipe`.
 * @returns A new array in the table's order; empty if nothing matches.
 *
 * @example
 * ```ts
 * import { recordsBy } from "defwright/runtime";
 * import { recipe, recipeLookups, itemId } from "./generated/index.js";
 *
 * const ways = recordsBy(recipe, recipeLookups, "result", itemId("wax_stick"));
 * ways.map(({ id }) => id); // => ["wax_stick", "wax_stick_from_beeswax"]
 * ```
 */
export function recordsBy<Row, By extends string>(
  table: RecipeRows<Row>,
  lookups: NoInfer<LookupsOf<RecipeRows<Row>, By>>,
  by: By,
  value: NoInfer<By extends keyof Row ? Sought<Row[By]> : string>,
): Row[] {
  return rowsOf(table, lookups[by], value);
}

/** The rows at a subject's positions. */
export function rowsOf<Row>(
  table: RecipeRows<Row>,
  postings: RecipeLookups["result"],
  subject: string,
): Row[] {
  const positions = postings[subject];
  // Ids are content and may be any text, but what every object inherits under such a name is never a list.
  if (!Array.isArray(positions)) return [];
  const rows = new Array<Row>(positions.length);
  let count = 0;
  for (const position of positions as readonly number[]) {
    const row = table.at(position);
    if (row === undefined) continue;
    rows[count] = row;
    count += 1;
  }
  if (count < rows.length) rows.length = count;
  return rows;
}

/**
 * Returns every recipe that makes an item; for uncrafts, those that take it apart. Obsolete recipes are left out
 * (§9.2). The same as `recipesBy` with `"result"`.
 *
 * @param lookups The look-ups that were generated with that table: `uncraftLookups` for `uncraft`.
 * @returns A new array in the table's order; empty if nothing makes it.
 *
 * @example
 * ```ts
 * import { recipesByResult } from "defwright/runtime";
 * import { recipe, recipeLookups, itemId } from "./generated/index.js";
 *
 * const ways = recipesByResult(recipe, recipeLookups, itemId("wax_stick"));
 * ways.map(({ id }) => id); // => ["wax_stick", "wax_stick_from_beeswax"]
 * ```
 */
export function recipesByResult<Row extends RecipeRow>(
  table: RecipeRows<Row>,
  lookups: LookupsOf<RecipeRows<NoInfer<Row>>>,
  item: NoInfer<Row["result"]>,
): Row[] {
  return recipesBy<Row, "result">(table, lookups, "result", item);
}
