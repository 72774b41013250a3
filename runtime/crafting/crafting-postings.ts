/** Sorting and counting the postings of the crafting index. */
import { amountsPerItem, type CraftingDraft } from "./crafting-draft.ts";
import { inARow, type Lists } from "./number-lists.ts";

/** For each amount of the index, the groups for which it is enough. */
export interface LaidOutPostings {
  /** Where the postings of an amount start, with one more entry at the end. */
  readonly starts: Int32Array;
  /** The least amount of a posting, ascending within an amount, and the group that it meets. */
  readonly least: Float64Array;
  readonly groups: Int32Array;
}

/** Sorts postings by amount, and within an amount by the least of it that is needed. */
export function layOut(draft: CraftingDraft): LaidOutPostings {
  const { items, classCount, amounts } = draft;
  const classes = items.size * amountsPerItem;
  const starts = new Int32Array(classes + classCount + 1);
  const amountOf = (posting: number): number => {
    const amount = amounts[posting] ?? 0;
    return amount < 0 ? classes - 1 - amount : amount;
  };
  for (let posting = 0; posting < amounts.length; posting += 1) {
    const after = amountOf(posting) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let amount = 1; amount < starts.length; amount += 1) {
    starts[amount] = (starts[amount] ?? 0) + (starts[amount - 1] ?? 0);
  }
  const least = new Float64Array(amounts.length);
  const groups = new Int32Array(amounts.length);
  const filled = starts.slice();
  for (const posting of byLeast(draft.least)) {
    const amount = amountOf(posting);
    const place = filled[amount] ?? 0;
    filled[amount] = place + 1;
    least[place] = draft.least[posting] ?? 0;
    groups[place] = draft.groups[posting] ?? 0;
  }
  return { starts, least, groups };
}

/** The numbers of the postings, those that need less before those that need more. */
function byLeast(least: readonly number[]): number[] {
  const numbers = new Map<number, number[]>();
  least.forEach((amount, posting) => {
    const same = numbers.get(amount);
    if (same === undefined) numbers.set(amount, [posting]);
    else same.push(posting);
  });
  return [...numbers].sort(([one], [other]) => one - other).flatMap(([, postings]) => postings);
}

/**
 * Sorts the groups of each recipe, those that are met least often first, and renumbers the groups: those that are now
 * the first of a listed recipe have the first numbers.
 *
 * @returns The number of these groups.
 */
export function rarestFirst(
  { recipes, known }: CraftingDraft,
  listed: readonly number[],
  laidOut: LaidOutPostings,
): number {
  const popular = popularity(laidOut, known.size);
  for (const groups of recipes) {
    groups.sort((one, other) => (popular[one] ?? 0) - (popular[other] ?? 0) || one - other);
  }
  const numbers = new Map<number, number>();
  const renumber = (group: number): number => {
    const number = numbers.get(group) ?? numbers.size;
    numbers.set(group, number);
    return number;
  };
  for (const recipe of listed) recipes[recipe]?.slice(0, 1).forEach(renumber);
  const rarest = numbers.size;
  for (const groups of recipes) {
    for (let place = 0; place < groups.length; place += 1) {
      groups[place] = renumber(groups[place] ?? 0);
    }
  }
  const { groups } = laidOut;
  for (let posting = 0; posting < groups.length; posting += 1) {
    groups[posting] = renumber(groups[posting] ?? 0);
  }
  return rarest;
}

/** For each group, the number of postings of what it needs: an estimate of how often it will be met. */
function popularity({ starts, groups }: LaidOutPostings, count: number): Int32Array {
  const popular = new Int32Array(count);
  for (let amount = 0; amount + 1 < starts.length; amount += 1) {
    const start = starts[amount] ?? 0;
    const end = starts[amount + 1] ?? 0;
    for (let posting = start; posting < end; posting += 1) {
      const group = groups[posting] ?? 0;
      popular[group] = (popular[group] ?? 0) + end - start;
    }
  }
  return popular;
}

/** For each of the first groups, the recipes of which it is the first, in the layout of `CraftingIndex.byRarest`. */
export function byFirst(
  listed: readonly number[],
  recipes: readonly (readonly number[])[],
  count: number,
): Lists {
  const lists: number[][] = Array.from({ length: count }, () => []);
  for (const recipe of listed) {
    const [first, ...others] = recipes[recipe] ?? [];
    if (first === undefined) continue;
    lists[first]?.push(recipe, others.length, ...others);
  }
  const found = inARow(lists, count);
  const { values } = found;
  for (let at = 0; at < values.length;) {
    const next = at + 2 + (values[at + 1] ?? 0);
    values[at + 1] = next;
    at = next;
  }
  return found;
}
