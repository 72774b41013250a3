/** Takes what a plan uses up (§2.10), of crafting or of taking apart, from the stacks at hand. */
import type { CraftingPlan } from "./crafting.ts";
import type { CraftingResult } from "./crafting-result.ts";
import type { Disassembly } from "./disassembly.ts";
import { canCover } from "./ledger.ts";
import { spentPieces, type SpentItem } from "./spent-pieces.ts";
import { amount, nothing, piecesIn, stacksByItem, stockOf } from "./supplies.ts";
import type { ItemAtHand, Stock } from "./supplies.ts";
import type { Refusal } from "../numbers/refusal.ts";

/** What is taken from one stack. */
export interface TakenFromStack<Entry> {
  /** Its index in the list. */
  readonly place: number;
  /** The same object as in the list. */
  readonly stack: Entry;
  /** Pieces that are used up; 0 for an item that is counted by charges. */
  readonly count: number;
  /** Charges that are used up. */
  readonly charges: number;
}

/** A newly made stack: the result, or a byproduct. */
export interface MadeStack<Item extends string> {
  readonly item: Item;
  /** Number of pieces; absent for an item that is counted by charges. */
  readonly count?: number;
  /** Charges in total; absent for an item that is not counted by them. */
  readonly charges?: number;
  /** The container of each piece, or of the heap. */
  readonly container?: Item;
  /** Flags of each piece; absent for byproducts. */
  readonly flags?: readonly string[];
}

/** What there is after a plan was carried out. */
export interface AppliedPlan<Item extends string, Entry> {
  readonly ok: true;
  /**
   * What is at hand afterwards, suitable for `craftingSupplies`: the stacks in their order without those that are used
   * up, then what was made. Stacks from which nothing was taken are the same objects as before.
   */
  readonly items: readonly (Entry | MadeStack<Item>)[];
  /** The same without what is only nearby (`pseudo`): what the player carries. */
  readonly carried: readonly (Exclude<Entry, { readonly pseudo: true }> | MadeStack<Item>)[];
  /** The stacks from which something was taken, in their order. */
  readonly taken: readonly TakenFromStack<Entry>[];
  /** What was made: the result, then the byproducts; or what was recovered. */
  readonly made: readonly MadeStack<Item>[];
}

/** The items at hand do not contain what the plan takes: it was made for other items. */
export type PlanRefusal = Refusal<"not-enough">;

/**
 * Carries out a plan of `planCrafting` or `disassemble` (§2.10): takes components and charges from the stacks at hand,
 * and adds what was made or recovered, including byproducts. Nothing is modified: the returned stacks are what there is
 * afterwards.
 *
 * If pieces differ, those that no tool quality of the plan needs are used first, then those with the fewest charges,
 * then those that are listed first. Charges of nearby things (`pseudo`) are used up before carried ones, and those of
 * stacks that are used up anyway before others; any charges left in such a stack are lost with it. Tools are never
 * taken.
 *
 * @param items The stacks that `craftingSupplies` was given, or those that are there now.
 * @param plan For the whole batch.
 * @param crafted The answer of `craftingResult` for the same batch; if absent, nothing is added but what was recovered.
 * A byproduct or part that is at hand as an item counted by charges is added as charges.
 * @throws RangeError that names the number if one of a stack is NaN or negative infinity.
 *
 * @example
 * ```ts
 * import { applyPlan, craftingResult, craftingSupplies, planCrafting } from "defwright/runtime";
 * import { recipe, RecipeId, itemId } from "./generated/index.js";
 *
 * const bag = [
 *   { item: itemId("knitting_needles") },
 *   { item: itemId("wool_yarn"), charges: 70 },
 * ];
 * const scarf = recipe.get(RecipeId.scarf_of_wool);
 * const plan = planCrafting(scarf, craftingSupplies(bag));
 * if (!plan.ok) throw new Error(plan.reason);
 *
 * const done = applyPlan(bag, plan, craftingResult(scarf));
 * done.ok && done.items[1]; // => { item: "wool_yarn", charges: 10 }
 * done.ok && done.made.map(({ item, count }) => [item, count]); // => [["scarf_of_wool", 1]]
 * done.ok && done.taken.map(({ place, charges }) => [place, charges]); // => [[1, 60]]
 *
 * applyPlan([], plan).ok; // => false
 * ```
 */
export function applyPlan<
  Item extends string,
  Quality extends string,
  Entry extends ItemAtHand<NoInfer<Item>, NoInfer<Quality>>,
>(
  items: readonly Entry[],
  plan: CraftingPlan<Item, Quality> | Disassembly<Item, Quality>,
  crafted?: CraftingResult<NoInfer<Item>>,
): AppliedPlan<Item, Entry> | PlanRefusal {
  const stacks = items.map((stack): Entry => ({ ...stack }));
  const isApart = "taken" in plan;
  const spending = spendingOf(stacks, isApart ? { ...plan, components: [plan.taken] } : plan);
  if (spending === undefined) return { ok: false, reason: "not-enough" };
  const { stocks, pieces, charges, isSplit } = spending;
  const taken: TakenFromStack<Entry>[] = [];
  const left = items.flatMap((stack, place): Entry[] => {
    const copy = stacks[place] ?? stack;
    const stock = stocks.get(stack.item) ?? nothing;
    const byCharges = stock.counted_by_charges && stack.pseudo !== true;
    const count = pieces.get(copy) ?? 0;
    const used = charges.get(copy) ?? 0;
    if (count + used > 0) {
      taken.push({
        place,
        stack,
        ...(byCharges ? { count: 0, charges: count + used } : { count, charges: used }),
      });
    }
    return remaining(stack, count, used, byCharges, isSplit.has(stack.item));
  });
  const made = [
    ...(crafted === undefined ? [] : [resultStack(crafted, stocks)]),
    ...[...(isApart ? plan.items : []), ...(crafted?.byproducts ?? [])].map(({ item, count }) => ({
      item,
      ...counted(item, count, stocks),
    })),
  ];
  const carried = [...left.filter((stack) => isCarried(stack)), ...made];
  return { ok: true, items: [...left, ...made], carried, taken, made };
}

function isCarried<Entry extends ItemAtHand<string, string>>(
  stack: Entry,
): stack is Exclude<Entry, { readonly pseudo: true }> {
  return stack.pseudo !== true;
}

/** What a plan needs of one item. */
interface Asked {
  components: number;
  charges: number;
  presence: number;
}

interface Spending<Entry> {
  readonly stocks: ReadonlyMap<string, Stock>;
  readonly pieces: ReadonlyMap<Entry, number>;
  readonly charges: ReadonlyMap<Entry, number>;
  /**
   * Items of which pieces are used up: a stack described only by its charges is still a piece, even if it is the last
   * one.
   */
  readonly isSplit: ReadonlySet<string>;
}

/** The members of a plan that say what it uses up. */
interface Spent extends Pick<CraftingPlan<string, string>, "tools" | "qualities"> {
  readonly components: readonly { readonly item: string; readonly count: number }[];
}

/** @param stacks Each an object of its own. */
function spendingOf<Entry extends ItemAtHand<string, string>>(
  stacks: readonly Entry[],
  { components, tools, qualities }: Spent,
): Spending<Entry> | undefined {
  const asked = new Map<string, Asked>();
  const askedOf = (item: string): Asked => {
    const known = asked.get(item) ?? { components: 0, charges: 0, presence: 0 };
    asked.set(item, known);
    return known;
  };
  for (const { item, count } of components) askedOf(item).components += count;
  for (const tool of tools) {
    const of = askedOf(tool.item);
    of.charges += tool.charges;
    if (tool.charges === 0) of.presence = Math.max(of.presence, tool.count);
  }
  const byItem = stacksByItem(stacks);
  const stocks = new Map(Array.from(byItem, ([item, own]) => [item, stockOf(own)]));
  const spent: (SpentItem<Entry> & { readonly item: string })[] = [];
  for (const [item, of] of asked) {
    const stock = stocks.get(item) ?? nothing;
    if (!canCover(stock, of.components, of.charges, of.presence)) return undefined;
    const carried = byItem.get(item)?.filter(({ pseudo }) => pseudo !== true) ?? [];
    if (of.components > 0) spent.push({ item, stock, stacks: carried, spent: of.components });
  }
  const isSplit = new Set(spent.map(({ item }) => item));
  const others = [...stocks].filter(([item]) => !isSplit.has(item)).map(([, stock]) => stock);
  const pieces = spentPieces(spent, others, qualities);
  if (pieces === undefined) return undefined;
  const charges = new Map<Entry, number>();
  for (const [item, of] of asked) {
    useCharges(byItem.get(item) ?? [], stocks.get(item) ?? nothing, of.charges, pieces, charges);
  }
  return { stocks, pieces, charges, isSplit };
}

/** Uses charges of the surroundings first, then those of stacks that are used up anyway. */
function useCharges<Entry extends ItemAtHand<string, string>>(
  stacks: readonly Entry[],
  stock: Stock,
  wanted: number,
  pieces: ReadonlyMap<Entry, number>,
  charges: Map<Entry, number>,
): void {
  const rank = (stack: Entry): number => {
    if (stack.pseudo === true) return 0;
    return (pieces.get(stack) ?? 0) === piecesIn(stack, stock.counted_by_charges) ? 1 : 2;
  };
  let open = wanted;
  for (const stack of [...stacks].sort((one, other) => rank(one) - rank(other))) {
    if (open <= 0) return;
    // Charges without a piece that holds them do not count.
    if (piecesIn(stack, false) === 0) continue;
    // For an item that is counted by charges, the pieces that are used up are charges.
    const gone = stock.counted_by_charges ? (pieces.get(stack) ?? 0) : 0;
    const there = amount(stack.charges ?? 0) - gone;
    const used = Math.min(open, there);
    charges.set(stack, used);
    open -= used;
  }
}

/** What is left of a stack; nothing if it is used up. */
function remaining<Entry extends ItemAtHand<string, string>>(
  stack: Entry,
  count: number,
  used: number,
  byCharges: boolean,
  isSplit: boolean,
): Entry[] {
  if (byCharges) {
    if (count + used === 0) return [stack];
    const rest = less(stack.charges, count + used);
    return rest === stack.charges ? [stack] : rest >= 1 ? [{ ...stack, charges: rest }] : [];
  }
  const there = piecesIn(stack, false);
  if (count > 0 && count === there && stack.count !== Infinity) return [];
  const isCountedByCharges = stack.count === undefined && stack.charges !== undefined;
  const isSame = count === 0 && used === 0 && !(isSplit && isCountedByCharges && there > 0);
  if (isSame) return [stack];
  return [
    {
      ...stack,
      ...(count > 0 || isCountedByCharges ? { count: less(stack.count ?? there, count) } : {}),
      ...(used > 0 ? { charges: less(stack.charges, used) } : {}),
    },
  ];
}

function less(number: number | undefined, taken: number): number {
  if (taken === 0 || number === Infinity) return number ?? 0;
  return amount(number ?? 0) - taken;
}

function resultStack<Item extends string>(
  { result }: CraftingResult<Item>,
  stocks: ReadonlyMap<string, Stock>,
): MadeStack<Item> {
  const { item, count, charges, container, flags } = result;
  return {
    item,
    ...(charges === undefined ? counted(item, count, stocks) : { charges: count * charges }),
    ...(container === undefined ? {} : { container }),
    flags,
  };
}

function counted(
  item: string,
  pieces: number,
  stocks: ReadonlyMap<string, Stock>,
): { readonly count: number } | { readonly charges: number } {
  const byCharges = stocks.get(item)?.counted_by_charges === true;
  return byCharges ? { charges: pieces } : { count: pieces };
}
