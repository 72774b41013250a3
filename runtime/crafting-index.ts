/**
 * From items to the groups that they meet, for questions about all recipes at once: integer arrays, so that only the
 * recipes that have to do with what is at hand are looked at. Built on first use, for a table as it then is.
 */
import { piecesOf, toolPurpose, waysOf } from "./requirements.ts";
import type { QualityAmount, Requirements } from "./requirements.ts";
import { sharedItems } from "./shared-items.ts";

/** What is read of a table of recipes. */
export interface CraftingTable<Row> {
  readonly size: number;
  ids(): readonly string[];
  index(id: never): number;
  at(index: number): Row | undefined;
}

/** What is read of a recipe. */
export interface ListedRecipe<Item extends string, Quality extends string> extends Requirements<
  Item,
  Quality
> {
  readonly obsolete: boolean;
  /** False for what is not available to the player. */
  readonly on_display?: boolean;
}

/** Amounts of an item are three: what can be spent, charges for tools, and pieces that serve as tools. */
export const amountsPerItem = 3;

/** Tools with a quality of at least some level, of which some recipe asks for a number. */
export interface QualityClass {
  readonly level: number;
  /** The number of this amount. */
  readonly amount: number;
}

/**
 * Amounts by number: three for each item, then one for each quality class. Groups that ask for the same are one,
 * however many recipes have them. Recipes by number, those of the table first. A recipe with items that several of
 * its groups want has a second number, under which each of these items is asked for in the number that all of them
 * want together: what meets that is certainly enough. What meets only the first has to be decided exactly.
 */
export interface CraftingIndex {
  readonly size: number;
  readonly items: ReadonlyMap<string, number>;
  readonly classes: ReadonlyMap<string, readonly QualityClass[]>;
  /** Where the postings of an amount start; one more at the end. */
  readonly starts: Int32Array;
  /** Least amount of a posting, ascending within an amount; and the group that it meets. */
  readonly least: Float64Array;
  readonly groups: Int32Array;
  /** Recipes that have a group, each as often as it has it. */
  readonly recipesOf: Lists;
  readonly groupsOf: Lists;
  /** Recipes by the one of their groups that is met least often, so that most are never looked at. */
  readonly recipesByRarest: Lists;
  /** Recipes that ask for nothing. */
  readonly undemanding: Int32Array;
  /** Records of the recipes of the table. */
  readonly rows: readonly unknown[];
  /** The second number of a recipe, or -1. */
  readonly certain: Int32Array;
  /** Recipes with a second number, by item that they name. */
  readonly delicate: Lists;
  /** Whether the recipe asks for qualities, so that what it spends may be a tool that it needs. */
  readonly asksQualities: Uint8Array;
  /** What a recipe could spend of each item, once somebody asked. */
  readonly spent: Map<number, ReadonlyMap<string, number>>;
}

/** Lists of numbers one after the other: that of `n` is from `starts[n]` up to `starts[n + 1]`. */
export interface Lists {
  readonly starts: Int32Array;
  readonly values: Int32Array;
}

const known = new WeakMap<object, { readonly ids: readonly string[]; readonly index: object }>();

/** The index of a table, until its content is replaced. */
export function craftingIndex<Row extends ListedRecipe<string, string>>(
  table: CraftingTable<Row>,
): CraftingIndex {
  const ids = table.ids();
  const cached = known.get(table);
  if (cached?.ids === ids) return cached.index as CraftingIndex;
  const index = buildIndex(table);
  known.set(table, { ids, index });
  return index;
}

/** Lists that grow while recipes are read. */
interface Draft {
  readonly items: Map<string, number>;
  readonly classes: Map<string, Map<number, number>>;
  classCount: number;
  /** Groups by what they ask for. */
  readonly known: Map<string, number>;
  /** Of each posting: its amount (of classes -1, -2 …), the least of it, and its group. */
  readonly amounts: number[];
  readonly least: number[];
  readonly groups: number[];
  /** Groups of each recipe. */
  readonly recipes: number[][];
  /** Recipes with a second number, by item. */
  readonly delicate: number[][];
}

function buildIndex(table: CraftingTable<ListedRecipe<string, string>>): CraftingIndex {
  const { size } = table;
  const draft: Draft = {
    items: new Map(),
    classes: new Map(),
    classCount: 0,
    known: new Map(),
    amounts: [],
    least: [],
    groups: [],
    recipes: Array.from({ length: size }, () => []),
    delicate: [],
  };
  const certain = new Int32Array(size).fill(-1);
  const asksQualities = new Uint8Array(size);
  const listed: number[] = [];
  const rows: unknown[] = [];
  for (let number = 0; number < size; number += 1) {
    const recipe = table.at(number);
    rows.push(recipe);
    if (recipe === undefined || recipe.obsolete || recipe.on_display === false) continue;
    listed.push(number);
    draft.recipes[number] = groupsOf(draft, recipe);
    if (recipe.qualities.length > 0) asksQualities[number] = 1;
    const shared = sharedItems(recipe);
    if (shared === undefined) continue;
    certain[number] = draft.recipes.push(groupsOf(draft, recipe, shared)) - 1;
    noteDelicate(draft, number, recipe);
  }
  const classes = new Map<string, QualityClass[]>();
  const firstClass = draft.items.size * amountsPerItem;
  for (const [quality, levels] of draft.classes) {
    const own = Array.from(levels, ([level, number]) => ({ level, amount: firstClass + number }));
    classes.set(quality, own);
  }
  const { known: groups, recipes, items, delicate } = draft;
  const laidOut = layOut(draft);
  return {
    size,
    items,
    classes,
    ...laidOut,
    recipesOf: inverted(recipes, groups.size),
    groupsOf: inARow(recipes, recipes.length),
    recipesByRarest: byRarest(listed, recipes, popularity(laidOut, groups.size)),
    undemanding: Int32Array.from(listed.filter((recipe) => recipes[recipe]?.length === 0)),
    rows,
    certain,
    delicate: inARow(delicate, items.size),
    asksQualities,
    spent: new Map(),
  };
}

/** For each group, how many postings there are of what it asks for: about how often it will be met. */
function popularity(
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

function byRarest(
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

/** @param atLeast Of these items more is asked for: enough for all groups. */
function groupsOf(
  draft: Draft,
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
    groups.push(groupOf(draft, asked));
  }
  return groups;
}

/** @param asked Pairs of an amount and the least of it. */
function groupOf(draft: Draft, asked: readonly number[]): number {
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

function noteDelicate(
  draft: Draft,
  number: number,
  { components, tools }: ListedRecipe<string, string>,
): void {
  for (const groups of [components, tools]) {
    for (const group of groups) {
      for (const [id] of group) {
        const item = itemAmount(draft, id) / amountsPerItem;
        const recipes = draft.delicate[item] ?? [];
        if (recipes.at(-1) !== number) recipes.push(number);
        draft.delicate[item] = recipes;
      }
    }
  }
}

function itemAmount({ items }: Draft, item: string): number {
  let number = items.get(item);
  if (number === undefined) {
    number = items.size;
    items.set(item, number);
  }
  return number * amountsPerItem;
}

function classAmount(draft: Draft, { id, level }: QualityAmount<string>): number {
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

/** Postings by amount, and within one by the least of it that is asked for. */
function layOut(draft: Draft): Pick<CraftingIndex, "starts" | "least" | "groups"> {
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

function inARow(lists: readonly (readonly number[] | undefined)[], count: number): Lists {
  const starts = new Int32Array(count + 1);
  for (let list = 0; list < count; list += 1) {
    starts[list + 1] = (starts[list] ?? 0) + (lists[list]?.length ?? 0);
  }
  const values = new Int32Array(starts[count] ?? 0);
  for (let list = 0; list < count; list += 1) values.set(lists[list] ?? [], starts[list]);
  return { starts, values };
}

/** For each value the lists that it is in. */
function inverted(lists: readonly (readonly number[])[], count: number): Lists {
  const found: number[][] = Array.from({ length: count }, () => []);
  lists.forEach((list, number) => {
    for (const value of list) found[value]?.push(number);
  });
  return inARow(found, count);
}
