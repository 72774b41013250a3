/** Everything that can be crafted from what is at hand (§2.10), all recipes at once. */
import { assign } from "./assign.ts";
import { amountsPerItem } from "./crafting-draft.ts";
import { craftingIndex } from "./crafting-index.ts";
import type { CraftingIndex, CraftingTable, ListedRecipe } from "./crafting-index.ts";
import { keepsTools } from "./kept-tools.ts";
import { askFor } from "./requirements.ts";
import { chargesAtHand, levelOf, qualityPieces, toolsAtHand } from "./supplies.ts";
import type { Supplies } from "./supplies.ts";

/**
 * All recipes that can be made from what is at hand, one craft of each at a time, in the table's order: exactly those
 * that `canCraft` says yes to. Obsolete ones (§9.2) and those that are not on display (§2.10) are left out; whether
 * the player knows a recipe is the game's to ask.
 *
 * The first call prepares the table for it, which takes as long as some dozens of calls.
 *
 * @example
 * ```ts
 * import { craftableNow, craftingSupplies } from "defwright/runtime";
 * import { recipe, itemId } from "./generated/index.js";
 *
 * const supplies = craftingSupplies([
 *   { item: itemId("knitting_needles") },
 *   { item: itemId("wool_yarn"), charges: 100 },
 * ]);
 * craftableNow(recipe, supplies).map(({ id }) => id); // => ["scarf_of_wool", "snowball"]
 * ```
 */
export function craftableNow<
  Row extends ListedRecipe<Item, Quality>,
  Item extends string,
  Quality extends string,
>(
  table: CraftingTable<Row & ListedRecipe<Item, Quality>>,
  supplies: Supplies<NoInfer<Item>, NoInfer<Quality>>,
): Row[] {
  const index = craftingIndex(table);
  const marks = marksOf(index);
  meetGroups(index, marks, supplies);
  markComplete(index, marks);
  const { certain } = index;
  const rows: Row[] = [];
  for (let recipe = 0; recipe < index.size; recipe += 1) {
    if (marks.complete[recipe] !== marks.epoch) continue;
    const row = index.rows[recipe] as Row;
    const second = certain[recipe] ?? -1;
    const sure =
      (second < 0 || isComplete(index, marks, second)) &&
      (marks.spendsTools[recipe] !== marks.epoch || keepsTools(index, recipe, row, supplies));
    if (sure || isPossible(row, supplies)) rows.push(row);
  }
  return rows;
}

/** The exact answer for one recipe. */
export function isPossible<Item extends string, Quality extends string>(
  recipe: ListedRecipe<Item, Quality>,
  supplies: Supplies<Item, Quality>,
): boolean {
  const { groups, needs } = askFor(recipe, supplies, 1);
  return assign(groups, needs) !== undefined;
}

/** What one question works with; a mark that is not the present epoch means nothing. */
interface Marks {
  epoch: number;
  /** Marks of groups that are met. */
  readonly groups: Int32Array;
  /** Recipes whose rarest group is met, in no order, and how many there are. */
  readonly candidates: Int32Array;
  candidateCount: number;
  /** Marks of recipes of which every group is met. */
  readonly complete: Int32Array;
  /** Marks of recipes of which a component at hand is a tool with some quality. */
  readonly spendsTools: Int32Array;
}

const reused = new WeakMap<CraftingIndex, Marks>();

function marksOf(index: CraftingIndex): Marks {
  let marks = reused.get(index);
  if (marks === undefined || marks.epoch === 0x7fffffff) {
    marks = {
      epoch: 0,
      groups: new Int32Array(index.recipesOf.starts.length),
      candidates: new Int32Array(index.size),
      candidateCount: 0,
      complete: new Int32Array(index.size),
      spendsTools: new Int32Array(index.size),
    };
    reused.set(index, marks);
  }
  marks.epoch += 1;
  marks.candidateCount = 0;
  return marks;
}

function meetGroups<Item extends string, Quality extends string>(
  index: CraftingIndex,
  marks: Marks,
  supplies: Supplies<Item, Quality>,
): void {
  for (const [item, stock] of supplies.entries()) {
    const number = index.items.get(item);
    if (number === undefined) continue;
    const first = number * amountsPerItem;
    meet(index, marks, first, stock.pieces);
    meet(index, marks, first + 1, chargesAtHand(stock));
    meet(index, marks, first + 2, toolsAtHand(stock));
    if (stock.qualities.length > 0 && stock.pieces > 0) markSpent(index, marks, first);
  }
  for (const quality of supplies.qualities()) {
    for (const { level, amount } of index.classes.get(quality) ?? []) {
      let pieces = 0;
      for (const item of supplies.providers(quality)) {
        const stock = supplies.stock(item);
        if (stock === undefined || (levelOf(stock, quality) ?? -Infinity) < level) continue;
        pieces += qualityPieces(stock, 0);
      }
      meet(index, marks, amount, pieces);
    }
  }
}

/** Every group that so much of it meets. */
function meet(
  { starts, least, groups, recipesByRarest }: CraftingIndex,
  marks: Marks,
  amount: number,
  there: number,
): void {
  const end = starts[amount + 1] ?? 0;
  for (let posting = starts[amount] ?? 0; posting < end; posting += 1) {
    if ((least[posting] ?? 0) > there) return;
    const group = groups[posting] ?? 0;
    if (marks.groups[group] === marks.epoch) continue;
    marks.groups[group] = marks.epoch;
    const last = recipesByRarest.starts[group + 1] ?? 0;
    for (let at = recipesByRarest.starts[group] ?? 0; at < last; at += 1) {
      marks.candidates[marks.candidateCount] = recipesByRarest.values[at] ?? 0;
      marks.candidateCount += 1;
    }
  }
}

function markComplete(index: CraftingIndex, marks: Marks): void {
  const { complete, candidates, candidateCount, epoch } = marks;
  for (const recipe of index.undemanding) complete[recipe] = epoch;
  for (let at = 0; at < candidateCount; at += 1) {
    const recipe = candidates[at] ?? 0;
    if (isComplete(index, marks, recipe)) complete[recipe] = epoch;
  }
}

/** Whether every group of the recipe is met. */
function isComplete({ groupsOf }: CraftingIndex, marks: Marks, recipe: number): boolean {
  const { starts, values } = groupsOf;
  const end = starts[recipe + 1] ?? 0;
  for (let at = starts[recipe] ?? 0; at < end; at += 1) {
    if (marks.groups[values[at] ?? 0] !== marks.epoch) return false;
  }
  return true;
}

/** Recipes that could spend an item with qualities, and need some. */
function markSpent(index: CraftingIndex, marks: Marks, amount: number): void {
  const { starts, groups, recipesOf, asksQualities, size } = index;
  const end = starts[amount + 1] ?? 0;
  for (let posting = starts[amount] ?? 0; posting < end; posting += 1) {
    const group = groups[posting] ?? 0;
    const last = recipesOf.starts[group + 1] ?? 0;
    for (let at = recipesOf.starts[group] ?? 0; at < last; at += 1) {
      const recipe = recipesOf.values[at] ?? 0;
      if (recipe < size && asksQualities[recipe] === 1) marks.spendsTools[recipe] = marks.epoch;
    }
  }
}
