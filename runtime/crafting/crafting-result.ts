/** What a craft makes (§2.10). */

import { checkedBatch, checkedCount } from "./batch.ts";

/** The members of a recipe that are read. */
interface Making<Item extends string> {
  readonly result: Item;
  readonly result_mult: number;
  readonly charges?: number;
  readonly contained: boolean;
  readonly container?: Item;
  readonly delete_flags: readonly string[];
  readonly flags: readonly string[];
  readonly byproducts: readonly (readonly [item: Item, count: number])[];
}

/** What the game knows about the item that is made. */
export interface MadeItem<Item extends string> {
  /** Whether it is counted by charges; if absent, it is if the recipe gives it charges. */
  readonly counted_by_charges?: boolean;
  /** Charges of one stack if the recipe does not say: a whole number from 1; 1 if absent. */
  readonly default_charges?: number;
  /** Its container if the recipe says only that it is contained. */
  readonly default_container?: Item;
  /** Flags of the item's type. */
  readonly flags?: readonly string[];
  /** Flags that it would inherit from its components. */
  readonly inherited_flags?: readonly string[];
}

/** An item that a craft makes. */
export interface Crafted<Item extends string> {
  readonly item: Item;
  /** The number of items, or of stacks of an item that is counted by charges. */
  readonly count: number;
  /** Charges of each stack; absent for an item that is not counted by charges. */
  readonly charges?: number;
  /** The container of each of them; absent if there is none, or if only the game knows it. */
  readonly container?: Item;
  /** Whether it comes in a container, `container` or the item's own (§2.10). */
  readonly contained: boolean;
  /** Flags of each item: those of its type, and inherited ones that the recipe does not delete. */
  readonly flags: readonly string[];
}

/** Everything that a craft makes. */
export interface CraftingResult<Item extends string> {
  readonly result: Crafted<Item>;
  /** What is made in addition to the result. */
  readonly byproducts: readonly { readonly item: Item; readonly count: number }[];
  /** Flags of the recipe that the game may act on. */
  readonly recipe_flags: readonly string[];
}

/**
 * Returns what crafting makes: `result_mult` items per craft, or as many stacks, each with the recipe's `charges` in
 * place of its own, in the container that the recipe names or in the item's own. `delete_flags` keeps it from
 * inheriting flags; those of its type stay (§2.10).
 *
 * @param made What the game knows about the item that is made; nothing is assumed about absent members.
 * @param options `batch`: number of crafts, a whole number from 1; 1 if absent.
 * @throws RangeError if `batch` or `default_charges` is not a whole number from 1.
 *
 * @example
 * ```ts
 * import { craftingResult } from "defwright/runtime";
 * import { recipe, RecipeId } from "./generated/index.js";
 *
 * const made = { flags: ["LIQUID"], inherited_flags: ["SCENTED", "COLD"] };
 * const { result } = craftingResult(recipe.get(RecipeId.invisible_ink), made, { batch: 2 });
 * [result.count, result.charges, result.flags]; // => [2, 10, ["LIQUID", "COLD"]]
 *
 * craftingResult(recipe.get(RecipeId.stamp_sheet)).result.container; // => "stamp_tin"
 * craftingResult(recipe.get(RecipeId.envelope)).result.count; // => 4
 * ```
 */
export function craftingResult<Item extends string>(
  recipe: Making<Item>,
  made: MadeItem<NoInfer<Item>> = {},
  { batch = 1 }: { readonly batch?: number } = {},
): CraftingResult<Item> {
  checkedBatch(batch);
  const default_charges = checkedCount("default_charges", made.default_charges ?? 1);
  const { charges, counted_by_charges = charges !== undefined } = { ...recipe, ...made };
  const container = recipe.container ?? made.default_container;
  const deleted = new Set(recipe.delete_flags);
  const inherited = made.inherited_flags?.filter((flag) => !deleted.has(flag)) ?? [];
  return {
    result: {
      item: recipe.result,
      count: recipe.result_mult * batch,
      ...(counted_by_charges ? { charges: charges ?? default_charges } : {}),
      ...(recipe.contained && container !== undefined ? { container } : {}),
      contained: recipe.contained,
      flags: [...new Set([...(made.flags ?? []), ...inherited])],
    },
    byproducts: recipe.byproducts.map(([item, count]) => ({ item, count: count * batch })),
    recipe_flags: recipe.flags,
  };
}
