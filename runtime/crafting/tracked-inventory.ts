/** What is kept about an inventory to know what can be crafted from it, and how it is updated after a change. */
import { forWatched, startWatch, watchIfContested } from "./contested-recipes.ts";
import type { Contested } from "./contested-recipes.ts";
import { amountsPerItem } from "./crafting-draft.ts";
import { recipeOf, type CraftingIndex } from "./crafting-index.ts";
import { isPossible } from "./inventory-crafting.ts";
import { keepsTools } from "./kept-tools.ts";
import { canSpendTool, countTools, startClasses } from "./quality-classes.ts";
import { chargesAtHand, toolsAtHand, type Stock, type Supplies } from "./supplies.ts";

export interface State extends Contested {
  /** For each group, how many of its alternatives are at hand. */
  readonly met: Int32Array;
  /** For each amount, the first posting that needs more than is at hand. */
  readonly reached: Int32Array;
  /** The number of tools at hand in each quality class. */
  readonly tools: Float64Array;
  /** Recipes to examine before the next answer, and a mark on each. */
  readonly touched: Int32Array;
  touchedCount: number;
  readonly isTouched: Uint8Array;
}

export function startState(index: CraftingIndex): State {
  const { starts } = index.groupsOf;
  const { size } = index;
  const missing = Int32Array.from(starts.subarray(1), (end, recipe) => end - (starts[recipe] ?? 0));
  const possible = new Uint8Array(size);
  for (let recipe = 0; recipe < size; recipe += 1) {
    possible[recipe] = ((index.undemanding[recipe >>> 5] ?? 0) >>> (recipe & 31)) & 1;
  }
  return {
    index,
    met: new Int32Array(index.recipesOf.starts.length),
    missing,
    possible,
    reached: index.starts.slice(),
    tools: startClasses(index),
    touched: new Int32Array(size),
    touchedCount: 0,
    isTouched: new Uint8Array(size),
    spendsTools: new Int32Array(size),
    watch: startWatch(size),
  };
}

/** The number of an item in the index, or -1. */
export function itemNumber({ items }: CraftingIndex, item: string): number {
  return items.get(item) ?? -1;
}

/** @param number The `itemNumber` of the item. */
export function change(
  state: State,
  item: string,
  number: number,
  before: Stock,
  after: Stock,
): void {
  if (number >= 0) {
    const first = number * amountsPerItem;
    const charges = chargesAtHand(after);
    const tools = toolsAtHand(after);
    if (after.pieces !== before.pieces) shift(state, first, after.pieces);
    if (charges !== chargesAtHand(before)) shift(state, first + 1, charges);
    if (tools !== toolsAtHand(before)) shift(state, first + 2, tools);
  }
  const isTool = before.tools.length > 0 || after.tools.length > 0;
  if (isTool) {
    if (number >= 0) {
      const gained = Number(canSpendTool(after)) - Number(canSpendTool(before));
      if (gained !== 0) noteSpent(state, number * amountsPerItem, gained);
    }
    countTools(state.index, state.tools, before, -1);
    countTools(state.index, state.tools, after, 1);
    shiftTools(state, before);
    shiftTools(state, after);
  }
  if (state.watch.count === 0) return;
  forWatched(state, item, before, after, (recipe) => {
    touch(state, recipe);
  });
}

/** Sets how much of an amount is there now: the groups in between become met, or are no longer met. */
function shift(state: State, amount: number, there: number): void {
  const { reached } = state;
  const { starts, least, groups } = state.index;
  const start = starts[amount] ?? 0;
  const end = starts[amount + 1] ?? 0;
  const before = reached[amount] ?? 0;
  let at = before;
  while (at < end && (least[at] ?? 0) <= there) {
    gain(state, groups[at] ?? 0);
    at += 1;
  }
  while (at > start && (least[at - 1] ?? 0) > there) {
    at -= 1;
    lose(state, groups[at] ?? 0);
  }
  if (at !== before) reached[amount] = at;
}

function gain(state: State, group: number): void {
  const met = (state.met[group] ?? 0) + 1;
  state.met[group] = met;
  if (met === 1) turnGroup(state, group, -1, 0);
}

function lose(state: State, group: number): void {
  const met = (state.met[group] ?? 0) - 1;
  state.met[group] = met;
  if (met === 0) turnGroup(state, group, 1, 1);
}

/** The recipes lack one group more or less; those that lack none now, or lacked none before, are to be examined. */
function turnGroup(state: State, group: number, more: 1 | -1, turning: 0 | 1): void {
  const { missing } = state;
  const { recipesOf, size, owners } = state.index;
  const end = recipesOf.starts[group + 1] ?? 0;
  for (let at = recipesOf.starts[group] ?? 0; at < end; at += 1) {
    const recipe = recipesOf.values[at] ?? 0;
    const lacks = (missing[recipe] ?? 0) + more;
    missing[recipe] = lacks;
    if (lacks === turning) touch(state, recipe < size ? recipe : (owners[recipe - size] ?? 0));
  }
}

function shiftTools(state: State, stock: Stock): void {
  const { index, tools } = state;
  const firstClass = index.items.size * amountsPerItem;
  for (const { qualities } of stock.tools) {
    for (const [quality] of qualities) {
      for (const { amount } of index.classes.get(quality) ?? []) {
        shift(state, amount, tools[amount - firstClass] ?? 0);
      }
    }
  }
}

/** Recipes that need qualities can now spend that many more, or fewer, items that have some. */
function noteSpent(state: State, amount: number, more: number): void {
  const { starts, groups, recipesOf, asksQualities, size } = state.index;
  const end = starts[amount + 1] ?? 0;
  for (let posting = starts[amount] ?? 0; posting < end; posting += 1) {
    const group = groups[posting] ?? 0;
    const last = recipesOf.starts[group + 1] ?? 0;
    for (let at = recipesOf.starts[group] ?? 0; at < last; at += 1) {
      const recipe = recipesOf.values[at] ?? 0;
      if (recipe >= size || asksQualities[recipe] !== 1) continue;
      state.spendsTools[recipe] = (state.spendsTools[recipe] ?? 0) + more;
      if (state.missing[recipe] === 0) touch(state, recipe);
    }
  }
}

function touch(state: State, recipe: number): void {
  if (state.isTouched[recipe] === 1) return;
  state.isTouched[recipe] = 1;
  state.touched[state.touchedCount] = recipe;
  state.touchedCount += 1;
}

/**
 * Examines all recipes that were touched.
 *
 * @param turned Receives the recipes whose answer has changed.
 */
export function examineTouched(
  state: State,
  supplies: Supplies<string, string>,
  turned: number[],
): void {
  const { possible, touched, isTouched } = state;
  for (let at = 0; at < state.touchedCount; at += 1) {
    const recipe = touched[at] ?? 0;
    isTouched[recipe] = 0;
    const isNow = isNowPossible(state, supplies, recipe) ? 1 : 0;
    watchIfContested(state, recipe);
    if (possible[recipe] === isNow) continue;
    possible[recipe] = isNow;
    turned.push(recipe);
  }
  state.touchedCount = 0;
}

function isNowPossible(
  { index, missing, spendsTools }: State,
  supplies: Supplies<string, string>,
  recipe: number,
): boolean {
  if (missing[recipe] !== 0) return false;
  const second = index.certain[recipe] ?? -1;
  const enough = second < 0 || missing[second] === 0;
  if (enough && (spendsTools[recipe] === 0 || keepsTools(index, recipe, supplies))) return true;
  return isPossible(recipeOf(index, recipe), supplies);
}
