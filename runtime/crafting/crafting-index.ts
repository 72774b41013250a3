/**
 * From items to the groups that they meet, for questions about all recipes at once: integer arrays, so that only the
 * recipes that have to do with what is at hand are looked at. Built on first use, for a table as it then is.
 */
import { amountsPerItem, groupsOf, startDraft } from "./crafting-draft.ts";
import { byFirst, layOut, rarestFirst, type LaidOutPostings } from "./crafting-postings.ts";
import type { CraftingTable, ListedRecipe } from "./listed-recipe.ts";
import { bitsOf, inARow, inverted, type Lists } from "./number-lists.ts";
import { sharedItems } from "./shared-items.ts";
import { keptPerTable } from "../tables/kept.ts";

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
export interface CraftingIndex extends LaidOutPostings {
  readonly size: number;
  readonly items: ReadonlyMap<string, number>;
  readonly classes: ReadonlyMap<string, readonly QualityClass[]>;
  /** Recipes that have a group, each as often as it has it. */
  readonly recipesOf: Lists;
  /** Groups of each recipe, those that are met least often first. */
  readonly groupsOf: Lists;
  /**
   * Recipes by the one of their groups that is met least often, so that most are never looked at. The groups that
   * are so of some recipe have the first numbers. Each recipe stands there with all that has to be known of it: its
   * number, where the next begins, and its other groups.
   */
  readonly byRarest: Lists;
  /** A bit for each recipe that asks for nothing, 32 to a number. */
  readonly undemanding: Int32Array;
  /** Records of the recipes of the table. */
  readonly rows: readonly unknown[];
  /** The second number of a recipe, or -1. */
  readonly certain: Int32Array;
  /** The recipe whose second number it is, by second number less `size`. */
  readonly owners: Int32Array;
  /** Whether the recipe asks for qualities, so that what it spends may be a tool that it needs. */
  readonly asksQualities: Uint8Array;
  /** What a recipe could spend of each item that it names, once somebody asked. */
  readonly spent: Map<number, ReadonlyMap<string, number>>;
}

const kept = keptPerTable<CraftingIndex>();

/** The index of a table, until its content is replaced. */
export function craftingIndex<Row extends ListedRecipe<string, string>>(
  table: CraftingTable<Row>,
): CraftingIndex {
  return kept(table, buildIndex);
}

/** The record of a recipe that the index lists. */
export function recipeOf({ rows }: CraftingIndex, recipe: number): ListedRecipe<string, string> {
  return rows[recipe] as ListedRecipe<string, string>;
}

function buildIndex(table: CraftingTable<ListedRecipe<string, string>>): CraftingIndex {
  const { size } = table;
  const draft = startDraft(size);
  const certain = new Int32Array(size).fill(-1);
  const asksQualities = new Uint8Array(size);
  const listed: number[] = [];
  const owners: number[] = [];
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
    owners.push(number);
  }
  const classes = new Map<string, QualityClass[]>();
  const firstClass = draft.items.size * amountsPerItem;
  for (const [quality, levels] of draft.classes) {
    const own = Array.from(levels, ([level, number]) => ({ level, amount: firstClass + number }));
    classes.set(quality, own);
  }
  const { known: groups, recipes, items } = draft;
  const laidOut = layOut(draft);
  const rarest = rarestFirst(draft, listed, laidOut);
  const undemanding = listed.filter((recipe) => recipes[recipe]?.length === 0);
  return {
    size,
    items,
    classes,
    ...laidOut,
    recipesOf: inverted(recipes, groups.size),
    groupsOf: inARow(recipes, recipes.length),
    byRarest: byFirst(listed, recipes, rarest),
    undemanding: bitsOf(undemanding, size),
    rows,
    certain,
    owners: Int32Array.from(owners),
    asksQualities,
    spent: new Map(),
  };
}
