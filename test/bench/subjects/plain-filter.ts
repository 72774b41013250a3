/**
 * The plain way to list what can be crafted, which ours is measured against: a filter over the records that asks
 * every group for some alternative that is there, with the inventory in maps. The few recipes where that is not the
 * whole answer are known from the start or seen at once, and only those are decided exactly.
 */
import { canCraft, type Supplies } from "defwright/runtime";
import type { ItemId, QualityId, Recipe } from "../../../generated/index.ts";
import { itemOf, type Held } from "./inventories.ts";

interface Has {
  /** What components are taken from. */
  pieces: number;
  /** What tools use up. */
  charges: number;
  /** Whether a component of it could be a tool that is needed. */
  isTool: boolean;
}

export interface Inventory {
  readonly items: ReadonlyMap<ItemId, Has>;
  /** Levels and numbers of the tools with a quality. */
  readonly tools: ReadonlyMap<QualityId, readonly { level: number; pieces: number }[]>;
}

/** For inventories without pseudo-items that list an item once. */
export function inventoryOf(things: readonly Held[]): Inventory {
  const items = new Map<ItemId, Has>();
  const tools = new Map<QualityId, { level: number; pieces: number }[]>();
  for (const { item, count, charges = 0, qualities = [] } of things) {
    const pieces = count ?? charges;
    items.set(item, { pieces, charges, isTool: qualities.length > 0 });
    for (const [quality, level] of qualities) {
      const list = tools.get(quality) ?? [];
      tools.set(quality, list);
      list.push({ level, pieces: count === undefined ? Math.min(charges, 1) : pieces });
    }
  }
  return { items, tools };
}

/** Recipes of which two groups want the same item. */
export function overlapping(live: readonly Recipe[]): ReadonlySet<Recipe> {
  return new Set(
    live.filter(({ components, tools }) => {
      const groups = [...components, ...tools].map((group) => new Set(group.map(itemOf)));
      const named = groups.reduce((sum, group) => sum + group.size, 0);
      return new Set(groups.flatMap((group) => [...group])).size < named;
    }),
  );
}

export function plainFilter(
  live: readonly Recipe[],
  twice: ReadonlySet<Recipe>,
  { items, tools }: Inventory,
  supplies: Supplies<ItemId, QualityId>,
): Recipe[] {
  const reaches = (id: QualityId, level: number, amount: number): boolean => {
    let pieces = 0;
    for (const tool of tools.get(id) ?? []) if (tool.level >= level) pieces += tool.pieces;
    return pieces >= amount;
  };
  return live.filter(
    (recipe) =>
      recipe.components.every((group) =>
        group.some(([item, count]) => (items.get(item)?.pieces ?? 0) >= count),
      ) &&
      recipe.tools.every((group) =>
        group.some(([item, charges]) => {
          const has = items.get(item);
          if (has === undefined) return false;
          return charges > 0 ? has.charges >= charges : has.pieces >= -charges;
        }),
      ) &&
      recipe.qualities.every(
        ({ id, level, amount, or }) =>
          reaches(id, level, amount) ||
          or?.some((other) => reaches(other.id, other.level, other.amount)) === true,
      ) &&
      (!needsCare(recipe, twice, items) || canCraft(recipe, supplies)),
  );
}

function needsCare(
  recipe: Recipe,
  twice: ReadonlySet<Recipe>,
  items: ReadonlyMap<ItemId, Has>,
): boolean {
  return (
    twice.has(recipe) ||
    (recipe.qualities.length > 0 &&
      recipe.components.some((group) => group.some(([item]) => items.get(item)?.isTool === true)))
  );
}
