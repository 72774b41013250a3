/**
 * From items to the groups that they meet, for questions about all recipes at once: integer arrays, so that only the
 * recipes that have to do with what is at hand are looked at. Built on first use, for a table as it then is.
 */
import { amountsPerItem, groupsOf, noteDelicate, startDraft } from "./crafting-draft.ts";
import { byRarest, layOut, popularity } from "./crafting-postings.ts";
import { inARow, inverted, type Lists } from "./number-lists.ts";
import type { Requirements } from "./requirements.ts";
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
  /** Recipes with a second number, by item that they name; after the items, by quality class. */
  readonly delicate: Lists;
  /** Whether the recipe asks for qualities, so that what it spends may be a tool that it needs. */
  readonly asksQualities: Uint8Array;
  /** What a recipe could spend of each item, once somebody asked. */
  readonly spent: Map<number, ReadonlyMap<string, number>>;
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

function buildIndex(table: CraftingTable<ListedRecipe<string, string>>): CraftingIndex {
  const { size } = table;
  const draft = startDraft(size);
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
  const { known: groups, recipes, items, delicate, delicateClasses, classCount } = draft;
  delicateClasses.forEach((list, number) => (delicate[items.size + number] = list));
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
    delicate: inARow(delicate, items.size + classCount),
    asksQualities,
    spent: new Map(),
  };
}
