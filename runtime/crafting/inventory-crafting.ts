/** Everything that can be crafted from what is at hand (§2.10), for all recipes at once. */
import { assign } from "./assign.ts";
import { amountsPerItem } from "./crafting-draft.ts";
import { craftingIndex, recipeOf } from "./crafting-index.ts";
import type { CraftingIndex } from "./crafting-index.ts";
import type { CraftingTable, ListedRecipe } from "./listed-recipe.ts";
import { keepsTools } from "./kept-tools.ts";
import type { Lists } from "./number-lists.ts";
import { canSpendTool, countTools, startClasses } from "./quality-classes.ts";
import { askFor } from "./requirements.ts";
import { chargesAtHand, toolsAtHand, type Supplies } from "./supplies.ts";

/**
 * Returns all recipes that can be made from what is at hand, considering one craft of each at a time, in the table's
 * order: of the recipes that are offered, exactly those for which `canCraft` returns true. Obsolete ones (§9.2) and
 * those that are not on display (§2.10) are not offered; `canCraft` answers for the latter as for any other recipe.
 * Whether the player knows a recipe is up to the game.
 *
 * The first call prepares the table, which takes as long as some dozens of calls.
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
  findComplete(index, marks, supplies);
  return foundRows<Row>(index, marks);
}

/** The exact answer for one recipe. */
export function isPossible<Item extends string, Quality extends string>(
  recipe: ListedRecipe<Item, Quality>,
  supplies: Supplies<Item, Quality>,
): boolean {
  const { groups, needs } = askFor(recipe, supplies, 1);
  return assign(groups, needs) !== undefined;
}

/** The working memory for one question, cleared at the start of each. */
interface Marks {
  /** 1 for each group that is met. */
  readonly met: Uint8Array;
  /** The number of tools at hand in each quality class. */
  readonly tools: Float64Array;
  /** 1 for each recipe that needs qualities and could spend an item at hand that has some. */
  readonly spendsTools: Uint8Array;
  anySpendsTools: boolean;
  /** A bit for each recipe that can be made. */
  readonly found: Int32Array;
}

const reused = new WeakMap<CraftingIndex, Marks>();

function marksOf(index: CraftingIndex): Marks {
  let marks = reused.get(index);
  if (marks === undefined) {
    marks = {
      met: new Uint8Array(index.recipesOf.starts.length - 1),
      tools: startClasses(index),
      spendsTools: new Uint8Array(index.size),
      anySpendsTools: false,
      found: index.undemanding.slice(),
    };
    reused.set(index, marks);
  } else {
    marks.met.fill(0);
    marks.tools.fill(0);
    if (marks.anySpendsTools) marks.spendsTools.fill(0);
    marks.found.set(index.undemanding);
  }
  marks.anySpendsTools = false;
  return marks;
}

function meetGroups(index: CraftingIndex, marks: Marks, supplies: Supplies<string, string>): void {
  const { items } = index;
  for (const [item, stock] of supplies.entries()) {
    if (stock.tools.length > 0) countTools(index, marks.tools, stock, 1);
    const number = items.get(item);
    if (number === undefined) continue;
    const first = number * amountsPerItem;
    meet(index, marks, first, stock.pieces);
    meet(index, marks, first + 1, chargesAtHand(stock));
    meet(index, marks, first + 2, toolsAtHand(stock));
    if (canSpendTool(stock)) markSpent(index, marks, first);
  }
  const { tools } = marks;
  const firstClass = items.size * amountsPerItem;
  for (let each = 0; each < tools.length; each += 1) {
    meet(index, marks, firstClass + each, tools[each] ?? 0);
  }
}

/**
 * Marks the groups for which what is there of one amount (an item's pieces, charges or tools, or the tools of a quality
 * class) is enough. The groups that list an amount are sorted by how much of it they need.
 */
function meet(
  { starts, least, groups }: CraftingIndex,
  { met }: Marks,
  amount: number,
  there: number,
): void {
  const end = starts[amount + 1] ?? 0;
  for (let posting = starts[amount] ?? 0; posting < end; posting += 1) {
    if ((least[posting] ?? 0) > there) return;
    met[groups[posting] ?? 0] = 1;
  }
}

/** Marks the recipes that need qualities and could spend this item, which has some. */
function markSpent(index: CraftingIndex, marks: Marks, amount: number): void {
  const { starts, groups, recipesOf, asksQualities, size } = index;
  const end = starts[amount + 1] ?? 0;
  for (let posting = starts[amount] ?? 0; posting < end; posting += 1) {
    const group = groups[posting] ?? 0;
    const last = recipesOf.starts[group + 1] ?? 0;
    for (let at = recipesOf.starts[group] ?? 0; at < last; at += 1) {
      const recipe = recipesOf.values[at] ?? 0;
      if (recipe >= size || asksQualities[recipe] !== 1) continue;
      marks.spendsTools[recipe] = 1;
      marks.anySpendsTools = true;
    }
  }
}

/** Examines the recipes whose rarest group is met; none of the others can be made. */
function findComplete(
  index: CraftingIndex,
  marks: Marks,
  supplies: Supplies<string, string>,
): void {
  const { starts, values } = index.byRarest;
  const { met, found } = marks;
  for (let rarest = 0; rarest + 1 < starts.length; rarest += 1) {
    if (met[rarest] === 0) continue;
    const last = starts[rarest + 1] ?? 0;
    let at = starts[rarest] ?? 0;
    while (at < last) {
      const recipe = values[at] ?? 0;
      const next = values[at + 1] ?? 0;
      let further = at + 2;
      while (further < next && met[values[further] ?? 0] === 1) further += 1;
      at = next;
      if (further < next) continue;
      if (
        !isSure(index, marks, supplies, recipe) &&
        !isPossible(recipeOf(index, recipe), supplies)
      ) {
        continue;
      }
      found[recipe >>> 5] = (found[recipe >>> 5] ?? 0) | (1 << (recipe & 31));
    }
  }
}

/** For a recipe whose groups are all met: whether they are met without taking anything from one another. */
function isSure(
  index: CraftingIndex,
  { met, spendsTools }: Marks,
  supplies: Supplies<string, string>,
  recipe: number,
): boolean {
  const { certain, groupsOf } = index;
  const second = certain[recipe] ?? -1;
  if (second >= 0 && !isComplete(groupsOf, met, second)) return false;
  return spendsTools[recipe] === 0 || keepsTools(index, recipe, supplies);
}

/** Whether every group of the recipe is met. */
function isComplete({ starts, values }: Lists, met: Uint8Array, recipe: number): boolean {
  const end = starts[recipe + 1] ?? 0;
  for (let at = starts[recipe] ?? 0; at < end; at += 1) {
    if (met[values[at] ?? 0] === 0) return false;
  }
  return true;
}

/** The rows whose bits are set, in the table's order. */
function foundRows<Row>({ rows }: CraftingIndex, { found }: Marks): Row[] {
  const list: Row[] = [];
  for (let word = 0; word < found.length; word += 1) {
    for (let bits = found[word] ?? 0; bits !== 0; bits &= bits - 1) {
      list.push(rows[(word << 5) + 31 - Math.clz32(bits & -bits)] as Row);
    }
  }
  return list;
}
