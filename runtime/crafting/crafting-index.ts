/**
 * From items to the groups that they meet, for questions about all recipes at once. It consists of integer arrays, so
 * that only the recipes related to what is at hand are examined. Built on first use, for the table's content at that
 * time.
 */
import { amountsPerItem, groupsOf, startDraft } from "./crafting-draft.ts";
import { byFirst, layOut, rarestFirst, type LaidOutPostings } from "./crafting-postings.ts";
import type { CraftingTable, ListedRecipe } from "./listed-recipe.ts";
import { bitsOf, inARow, inverted, type Lists } from "./number-lists.ts";
import { sharedItems } from "./shared-items.ts";
import { keptPerTable } from "../tables/kept.ts";

/** Tools with a quality of at least some level, of which some recipe needs a number. */
export interface QualityClass {
  readonly level: number;
  /** The number of this amount. */
  readonly amount: number;
}

/**
 * Amounts are numbered: three for each item, then one for each quality class. Groups that need the same are one group,
 * however many recipes have them. Recipes are numbered, those of the table first. A recipe with items that several of
 * its groups want has a second number, under which each of these items is needed in the amount that all of the groups
 * want together: whatever meets that is certainly enough. If only the first number is met, the recipe has to be decided
 * exactly.
 */
export interface CraftingIndex extends LaidOutPostings {
  readonly size: number;
  readonly items: ReadonlyMap<string, number>;
  readonly classes: ReadonlyMap<string, readonly QualityClass[]>;
  /** The recipes that have a group, each as often as it has it. */
  readonly recipesOf: Lists;
  /** The groups of each recipe, those that are met least often first. */
  readonly groupsOf: Lists;
  /**
   * Recipes by the one of their groups that is met least often, so that most are never examined. Groups that are the
   * rarest of some recipe have the first numbers. Each recipe is stored with everything that has to be known about it:
   * its number, where the next one begins, and its other groups.
   */
  readonly byRarest: Lists;
  /** A bit for each recipe that needs nothing, 32 to a number. */
  readonly undemanding: Int32Array;
  /** The records of the table's recipes. */
  readonly rows: readonly unknown[];
  /** The second number of a recipe, or -1. */
  readonly certain: Int32Array;
  /** The recipe to which a second number belongs, by second number minus `size`. */
  readonly owners: Int32Array;
  /** Whether the recipe needs qualities, so that what it spends may be a tool that it needs. */
  readonly asksQualities: Uint8Array;
  /** What a recipe could spend of each item that it names, computed on demand. */
  readonly spent: Map<number, ReadonlyMap<string, number>>;
}

const kept = keptPerTable<CraftingIndex>();

/** The index of a table, valid until its content is replaced. */
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
