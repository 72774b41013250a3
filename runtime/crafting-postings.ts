/** Postings of the crafting index: put in order, and counted. */
import { amountsPerItem, type Draft } from "./crafting-draft.ts";
import type { CraftingIndex } from "./crafting-index.ts";
import { inARow, type Lists } from "./number-lists.ts";

/** Postings by amount, and within one by the least of it that is asked for. */
export function layOut(draft: Draft): Pick<CraftingIndex, "starts" | "least" | "groups"> {
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

/** Numbers of the postings, those that ask for less before those that ask for more. */
function byLeast(least: readonly number[]): number[] {
  const numbers = new Map<number, number[]>();
  least.forEach((amount, posting) => {
    const same = numbers.get(amount);
    if (same === undefined) numbers.set(amount, [posting]);
    else same.push(posting);
  });
  return [...numbers].sort(([one], [other]) => one - other).flatMap(([, postings]) => postings);
}

/** For each group, how many postings there are of what it asks for: about how often it will be met. */
export function popularity(
  { starts, groups }: Pick<CraftingIndex, "starts" | "groups">,
  count: number,
): Int32Array {
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

export function byRarest(
  listed: readonly number[],
  recipes: readonly (readonly number[])[],
  popular: Int32Array,
): Lists {
  const found: number[][] = Array.from({ length: popular.length }, () => []);
  for (const recipe of listed) {
    let rarest: number | undefined;
    for (const group of recipes[recipe] ?? []) {
      if (rarest === undefined || (popular[group] ?? 0) < (popular[rarest] ?? 0)) rarest = group;
    }
    if (rarest !== undefined) found[rarest]?.push(recipe);
  }
  return inARow(found, found.length);
}
