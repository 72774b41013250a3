/** Recipes in numbers, collected for the crafting index as they are read one after the other. */
import type { ListedRecipe } from "./listed-recipe.ts";
import { piecesOf, toolPurpose, waysOf, type QualityAmount } from "./requirements.ts";

/** Each item has three amounts: what can be spent, charges for tools, and pieces that serve as tools. */
export const amountsPerItem = 3;

/** Lists that grow while recipes are read. */
export interface CraftingDraft {
  readonly items: Map<string, number>;
  readonly classes: Map<string, Map<number, number>>;
  classCount: number;
  /** Groups by what they need. */
  readonly known: Map<string, number>;
  /** For each posting: its amount (for classes -1, -2 …), the least of it, and its group. */
  readonly amounts: number[];
  readonly least: number[];
  readonly groups: number[];
  /** Groups of each recipe. */
  readonly recipes: number[][];
}

export function startDraft(size: number): CraftingDraft {
  return {
    items: new Map(),
    classes: new Map(),
    classCount: 0,
    known: new Map(),
    amounts: [],
    least: [],
    groups: [],
    recipes: Array.from({ length: size }, () => []),
  };
}

/** @param atLeast Items of which more is needed: enough for all groups. */
export function groupsOf(
  draft: CraftingDraft,
  { components, tools, qualities }: ListedRecipe<string, string>,
  atLeast?: ReadonlyMap<string, number>,
): number[] {
  const groups: number[] = [];
  const asked: number[] = [];
  for (const group of components) {
    asked.length = 0;
    for (const [item, count] of group) {
      asked.push(itemAmount(draft, item), atLeast?.get(item) ?? piecesOf(count, 1));
    }
    groups.push(groupOf(draft, asked));
  }
  for (const group of tools) {
    asked.length = 0;
    for (const [item, charges] of group) {
      const { purpose, amount } = toolPurpose(charges, 1);
      const which = itemAmount(draft, item) + (purpose === "charges" ? 1 : 2);
      asked.push(which, atLeast?.get(item) ?? amount);
    }
    groups.push(groupOf(draft, asked));
  }
  for (const quality of qualities) {
    asked.length = 0;
    for (const way of waysOf(quality)) asked.push(classAmount(draft, way), way.amount);
    // A need for no tools is always met.
    if (waysOf(quality).every(({ amount }) => amount > 0)) groups.push(groupOf(draft, asked));
  }
  return groups;
}

/** @param asked Pairs of an amount and the least of it. */
function groupOf(draft: CraftingDraft, asked: readonly number[]): number {
  const text = asked.join();
  const known = draft.known.get(text);
  if (known !== undefined) return known;
  const group = draft.known.size;
  draft.known.set(text, group);
  for (let index = 0; index < asked.length; index += 2) {
    draft.amounts.push(asked[index] ?? 0);
    draft.least.push(asked[index + 1] ?? 0);
    draft.groups.push(group);
  }
  return group;
}

function itemAmount({ items }: CraftingDraft, item: string): number {
  let number = items.get(item);
  if (number === undefined) {
    number = items.size;
    items.set(item, number);
  }
  return number * amountsPerItem;
}

function classAmount(draft: CraftingDraft, { id, level }: QualityAmount<string>): number {
  let levels = draft.classes.get(id);
  if (levels === undefined) {
    levels = new Map();
    draft.classes.set(id, levels);
  }
  let number = levels.get(level);
  if (number === undefined) {
    number = draft.classCount;
    draft.classCount += 1;
    levels.set(level, number);
  }
  return -1 - number;
}
