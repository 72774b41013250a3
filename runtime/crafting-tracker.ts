/** What can be crafted, kept up while items come and go (§2.10). */
import { craftingIndex } from "./crafting-index.ts";
import type { CraftingTable, ListedRecipe } from "./crafting-index.ts";
import { isPossible } from "./inventory-crafting.ts";
import { keepsTools } from "./kept-tools.ts";
import { addUp, createStore, nothing, replaceIn, supplyView } from "./supplies.ts";
import type { ItemAtHand, Stock, Supplies } from "./supplies.ts";
import { change, settle, startState } from "./tracked-inventory.ts";

/** What a change of supplies comes to; both lists in the table's order. */
export interface CraftingChange<Row> {
  /** Recipes that have become possible. */
  readonly possible: readonly Row[];
  /** Recipes that are no longer possible. */
  readonly impossible: readonly Row[];
}

export interface CraftingTracker<
  Row extends { readonly id: string },
  Item extends string,
  Quality extends string,
> {
  /**
   * Replaces what is carried of an item; a count of 0 takes it away. With `pseudo`, what stands near is replaced and
   * what is carried stays. Qualities need to be told only once. Returns what has become possible and impossible.
   */
  set(item: ItemAtHand<Item, Quality>): CraftingChange<Row>;
  /** Whether a recipe can be made now. */
  can(id: Row["id"]): boolean;
  /** All recipes that can be made now, in the table's order. */
  craftable(): Row[];
  /** What is at hand now, for `planCrafting`. */
  readonly supplies: Supplies<Item, Quality>;
}

/**
 * Follows what can be crafted while one item after the other changes: each change looks only at the recipes that ask
 * for that item. The answers are those of `craftableNow`. It holds to the content that the table had when it was
 * made.
 *
 * @param items What is at hand at first.
 *
 * @example
 * ```ts
 * import { trackCrafting } from "defwright/runtime";
 * import { recipe, RecipeId, itemId } from "./generated/index.js";
 *
 * const tracker = trackCrafting(recipe, [{ item: itemId("knitting_needles") }]);
 * const spun = tracker.set({ item: itemId("wool_yarn"), charges: 60 });
 * spun.possible.map(({ id }) => id); // => ["scarf_of_wool"]
 * tracker.can(RecipeId.scarf_of_wool); // => true
 * const lost = tracker.set({ item: itemId("knitting_needles"), count: 0 });
 * lost.impossible.map(({ id }) => id); // => ["scarf_of_wool"]
 * ```
 */
export function trackCrafting<
  Row extends ListedRecipe<Item, Quality> & { readonly id: string },
  Item extends string,
  Quality extends string,
>(
  table: CraftingTable<Row & ListedRecipe<Item, Quality>>,
  items: Iterable<ItemAtHand<NoInfer<Item>, NoInfer<Quality>>> = [],
): CraftingTracker<Row, Item, Quality> {
  const index = craftingIndex(table);
  const store = createStore();
  const supplies = supplyView<Item, Quality>(store);
  const state = startState(index, {
    keepsTools: (recipe) => {
      const row = table.at(recipe);
      return row !== undefined && keepsTools(index, recipe, row, supplies);
    },
    isPossible: (recipe) => {
      const row = table.at(recipe);
      return row !== undefined && isPossible(row, supplies);
    },
  });
  const qualities = new Map<string, Stock["qualities"]>();
  for (const [item, stock] of addUp(items)) {
    if (stock.qualities.length > 0) qualities.set(item, stock.qualities);
    change(index, state, store, item, stock);
  }
  settle(index, state);

  const rowsOf = (recipes: readonly number[]): Row[] =>
    recipes.flatMap((recipe) => table.at(recipe) ?? []);
  const unchanged: CraftingChange<Row> = Object.freeze({
    possible: Object.freeze([]),
    impossible: Object.freeze([]),
  });
  return {
    set: (entry) => {
      const { item } = entry;
      const known = entry.qualities ?? qualities.get(item) ?? nothing.qualities;
      if (entry.qualities !== undefined) qualities.set(item, known);
      const before = store.stocks.get(item) ?? nothing;
      change(index, state, store, item, replaceIn(before, entry, known));
      const turned = settle(index, state);
      if (turned.length === 0) return unchanged;
      turned.sort((one, other) => one - other);
      return {
        possible: rowsOf(turned.filter((recipe) => state.possible[recipe] === 1)),
        impossible: rowsOf(turned.filter((recipe) => state.possible[recipe] === 0)),
      };
    },
    can: (id) => state.possible[table.index(id as never)] === 1,
    craftable: () =>
      rowsOf(Array.from(state.possible.keys()).filter((each) => state.possible[each] === 1)),
    supplies,
  };
}
