/** What is kept of an inventory to know what can be crafted from it, and how it follows a change. */
import { amountsPerItem } from "./crafting-draft.ts";
import type { CraftingIndex } from "./crafting-index.ts";
import { chargesAtHand, levelOf, nothing, putStock } from "./supplies.ts";
import { qualityPieces, toolsAtHand, type Stock, type Store } from "./supplies.ts";

export interface State {
  /** Alternatives of each group that are at hand. */
  readonly met: Int32Array;
  /** Groups of each recipe that are not met. */
  readonly missing: Int32Array;
  readonly possible: Uint8Array;
  /** What is at hand of each amount. */
  readonly there: Float64Array;
  /** Recipes to be looked at before the next answer, and a mark on each. */
  readonly touched: Int32Array;
  touchedCount: number;
  readonly isTouched: Uint8Array;
  /** By recipe, how many items at hand it could spend that are tools with some quality, where it needs any. */
  readonly spendsTools: Int32Array;
  /** Recipes where that is not 0. */
  spendingRecipes: number;
  readonly decide: Decisions;
}

/** What takes a look at the recipe itself. */
export interface Decisions {
  keepsTools(recipe: number): boolean;
  isPossible(recipe: number): boolean;
}

export function startState(index: CraftingIndex, decide: Decisions): State {
  const { starts } = index.groupsOf;
  const missing = Int32Array.from(starts.subarray(1), (end, recipe) => end - (starts[recipe] ?? 0));
  const possible = new Uint8Array(index.size);
  for (const recipe of index.undemanding) possible[recipe] = 1;
  return {
    met: new Int32Array(index.recipesOf.starts.length),
    missing,
    possible,
    there: new Float64Array(index.starts.length),
    touched: new Int32Array(index.size),
    touchedCount: 0,
    isTouched: new Uint8Array(index.size),
    spendsTools: new Int32Array(index.size),
    spendingRecipes: 0,
    decide,
  };
}

export function change(
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
  if (starts[amount] === starts[amount + 1]) return;
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
  for (const quality of qualitiesOf(before, after)) {
    for (const { level, amount } of index.classes.get(quality) ?? []) {
      const gained = toolsOf(after, quality, level) - toolsOf(before, quality, level);
      if (gained === 0) continue;
      shift(index, state, amount, (state.there[amount] ?? 0) + gained);
      // Numbers of classes follow those of the items.
      touchDelicate(index, state, amount - index.items.size * (amountsPerItem - 1));
      if (state.spendingRecipes > 0) {
        forRecipesAsking(index, amount, (recipe) => {
          if ((state.spendsTools[recipe] ?? 0) > 0) touch(state, recipe);
        });
      }
    }
  }
}

function qualitiesOf(before: Stock, after: Stock): Iterable<string> {
  const [first, ...others] = after.qualities;
  if (first !== undefined && others.length === 0 && before.qualities === after.qualities) {
    return [first[0]];
  }
  return new Set([...before.qualities, ...after.qualities].map(([id]) => id));
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
    const spent = state.spendsTools[recipe] ?? 0;
    state.spendsTools[recipe] = spent + items;
    if (spent === 0 || spent + items === 0) state.spendingRecipes += Math.sign(items);
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
  state.touched[state.touchedCount] = recipe;
  state.touchedCount += 1;
}

/** Looks at all that was touched; returns the recipes that are now what they were not. */
export function settle(index: CraftingIndex, state: State): number[] {
  const turned: number[] = [];
  for (let at = 0; at < state.touchedCount; at += 1) {
    const recipe = state.touched[at] ?? 0;
    state.isTouched[recipe] = 0;
    const possible = isNowPossible(index, state, recipe) ? 1 : 0;
    if (state.possible[recipe] === possible) continue;
    state.possible[recipe] = possible;
    turned.push(recipe);
  }
  state.touchedCount = 0;
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
