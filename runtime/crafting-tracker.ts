/** What can be crafted, kept up while items come and go (§2.10). */
import { amountsPerItem, craftingIndex } from "./crafting-index.ts";
import type { CraftingIndex, CraftingTable, ListedRecipe } from "./crafting-index.ts";
import { isPossible } from "./inventory-crafting.ts";
import { keepsTools } from "./kept-tools.ts";
import { addUp, chargesAtHand, createStore, levelOf, nothing, putStock } from "./supplies.ts";
import { qualityPieces, stockOf, supplyView, toolsAtHand } from "./supplies.ts";
import type { ItemAtHand, Stock, Store, Supplies } from "./supplies.ts";

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
      const after = replaced(store.stocks.get(item) ?? nothing, entry, known);
      change(index, state, store, item, after);
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

interface State {
  /** Alternatives of each group that are at hand. */
  readonly met: Int32Array;
  /** Groups of each recipe that are not met. */
  readonly missing: Int32Array;
  readonly possible: Uint8Array;
  /** What is at hand of each amount. */
  readonly there: Float64Array;
  /** Recipes to be looked at before the next answer, and a mark on each. */
  readonly touched: number[];
  readonly isTouched: Uint8Array;
  /** By recipe, how many items at hand it could spend that are tools with some quality, where it needs any. */
  readonly spendsTools: Int32Array;
  readonly decide: Decisions;
}

/** What takes a look at the recipe itself. */
interface Decisions {
  keepsTools(recipe: number): boolean;
  isPossible(recipe: number): boolean;
}

function startState(index: CraftingIndex, decide: Decisions): State {
  const { starts } = index.groupsOf;
  const missing = Int32Array.from(starts.subarray(1), (end, recipe) => end - (starts[recipe] ?? 0));
  const possible = new Uint8Array(index.size);
  for (const recipe of index.undemanding) possible[recipe] = 1;
  return {
    met: new Int32Array(index.recipesOf.starts.length),
    missing,
    possible,
    there: new Float64Array(index.starts.length),
    touched: [],
    isTouched: new Uint8Array(index.size),
    spendsTools: new Int32Array(index.size),
    decide,
  };
}

function change(
  index: CraftingIndex,
  state: State,
  store: Store,
  item: string,
  after: Stock,
): void {
  const before = store.stocks.get(item) ?? nothing;
  putStock(store, item, after);
  const number = index.items.get(item);
  if (number !== undefined) {
    const first = number * amountsPerItem;
    const couldSpend = canSpendTool(before);
    const canSpend = canSpendTool(after);
    if (couldSpend || canSpend) {
      noteSpent(index, state, first, Number(canSpend) - Number(couldSpend));
    }
    shift(index, state, first, after.pieces);
    shift(index, state, first + 1, chargesAtHand(after));
    shift(index, state, first + 2, toolsAtHand(after));
    touchDelicate(index, state, number);
  }
  if (before.qualities.length > 0 || after.qualities.length > 0) {
    shiftTools(index, state, before, after);
  }
}

/** An amount is now another: groups in between are met, or no longer. */
function shift(index: CraftingIndex, state: State, amount: number, after: number): void {
  const before = state.there[amount] ?? 0;
  if (before === after) return;
  state.there[amount] = after;
  const { starts, least, groups } = index;
  const sign = after > before ? 1 : -1;
  const low = Math.min(before, after);
  const high = Math.max(before, after);
  const end = starts[amount + 1] ?? 0;
  let posting = firstAbove(least, starts[amount] ?? 0, end, low);
  for (; posting < end && (least[posting] ?? 0) <= high; posting += 1) {
    const group = groups[posting] ?? 0;
    const met = (state.met[group] ?? 0) + sign;
    state.met[group] = met;
    if (met === (sign === 1 ? 1 : 0)) turnGroup(index, state, group, sign);
  }
}

function turnGroup(
  { recipesOf, size }: CraftingIndex,
  state: State,
  group: number,
  sign: 1 | -1,
): void {
  const end = recipesOf.starts[group + 1] ?? 0;
  for (let at = recipesOf.starts[group] ?? 0; at < end; at += 1) {
    const recipe = recipesOf.values[at] ?? 0;
    const missing = (state.missing[recipe] ?? 0) - sign;
    state.missing[recipe] = missing;
    // Second numbers are looked at together with the first.
    if (missing === (sign === 1 ? 0 : 1) && recipe < size) touch(state, recipe);
  }
}

/** Recipes of which several groups could want the item. */
function touchDelicate({ delicate }: CraftingIndex, state: State, item: number): void {
  const end = delicate.starts[item + 1] ?? 0;
  for (let at = delicate.starts[item] ?? 0; at < end; at += 1) {
    touch(state, delicate.values[at] ?? 0);
  }
}

/** The first posting of a range that asks for more. */
function firstAbove(least: Float64Array, start: number, end: number, amount: number): number {
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((least[middle] ?? 0) > amount) high = middle;
    else low = middle + 1;
  }
  return low;
}

function shiftTools(index: CraftingIndex, state: State, before: Stock, after: Stock): void {
  const qualities = new Set([...before.qualities, ...after.qualities].map(([id]) => id));
  for (const quality of qualities) {
    for (const { level, amount } of index.classes.get(quality) ?? []) {
      const gained = toolsOf(after, quality, level) - toolsOf(before, quality, level);
      if (gained === 0) continue;
      shift(index, state, amount, (state.there[amount] ?? 0) + gained);
      forRecipesAsking(index, amount, (recipe) => {
        if ((index.certain[recipe] ?? -1) >= 0 || (state.spendsTools[recipe] ?? 0) > 0) {
          touch(state, recipe);
        }
      });
    }
  }
}

function toolsOf(stock: Stock, quality: string, level: number): number {
  return (levelOf(stock, quality) ?? -Infinity) >= level ? qualityPieces(stock, 0) : 0;
}

function canSpendTool(stock: Stock): boolean {
  return stock.qualities.length > 0 && stock.pieces > 0;
}

/** What it could spend of an item with qualities is now different for every recipe that needs any. */
function noteSpent(index: CraftingIndex, state: State, amount: number, items: number): void {
  forRecipesAsking(index, amount, (recipe) => {
    if (index.asksQualities[recipe] !== 1) return;
    state.spendsTools[recipe] = (state.spendsTools[recipe] ?? 0) + items;
    touch(state, recipe);
  });
}

function forRecipesAsking(
  { starts, groups, recipesOf, size }: CraftingIndex,
  amount: number,
  visit: (recipe: number) => void,
): void {
  const end = starts[amount + 1] ?? 0;
  for (let posting = starts[amount] ?? 0; posting < end; posting += 1) {
    const group = groups[posting] ?? 0;
    const last = recipesOf.starts[group + 1] ?? 0;
    for (let at = recipesOf.starts[group] ?? 0; at < last; at += 1) {
      const recipe = recipesOf.values[at] ?? 0;
      if (recipe < size) visit(recipe);
    }
  }
}

function touch(state: State, recipe: number): void {
  if (state.isTouched[recipe] === 1) return;
  state.isTouched[recipe] = 1;
  state.touched.push(recipe);
}

/** Looks at all that was touched; returns the recipes that are now what they were not. */
function settle(index: CraftingIndex, state: State): number[] {
  const turned: number[] = [];
  for (const recipe of state.touched) {
    state.isTouched[recipe] = 0;
    const possible = isNowPossible(index, state, recipe) ? 1 : 0;
    if (state.possible[recipe] === possible) continue;
    state.possible[recipe] = possible;
    turned.push(recipe);
  }
  state.touched.length = 0;
  return turned;
}

function isNowPossible({ certain }: CraftingIndex, state: State, recipe: number): boolean {
  if (state.missing[recipe] !== 0) return false;
  const second = certain[recipe] ?? -1;
  const enough = second < 0 || state.missing[second] === 0;
  const spends = (state.spendsTools[recipe] ?? 0) > 0;
  if (enough && (!spends || state.decide.keepsTools(recipe))) return true;
  return state.decide.isPossible(recipe);
}

/** The stock with the entry in place of what was carried, or of what stood near. */
function replaced(
  stock: Stock,
  entry: ItemAtHand<string, string>,
  qualities: Stock["qualities"],
): Stock {
  const own = stockOf(entry);
  if (own.qualities === qualities && stock.pseudo_pieces === 0 && entry.pseudo !== true) return own;
  const carried = entry.pseudo === true ? stock : own;
  const near = entry.pseudo === true ? own : stock;
  return {
    pieces: carried.pieces,
    charges: carried.charges,
    counted_by_charges: carried.counted_by_charges,
    pseudo_pieces: near.pseudo_pieces,
    pseudo_charges: near.pseudo_charges,
    qualities,
  };
}
