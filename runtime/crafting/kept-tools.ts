/** Whether tools with the needed qualities are left over, whichever components are taken. */
import { recipeOf, type CraftingIndex } from "./crafting-index.ts";
import { piecesOf, waysOf } from "./requirements.ts";
import type { Supplies } from "./supplies.ts";
import { fittingPieces, leftAtLeast } from "./tool-pieces.ts";

/** True means that they certainly are; false, that it depends on which components are taken. */
export function keepsTools(
  index: CraftingIndex,
  recipe: number,
  supplies: Supplies<string, string>,
): boolean {
  const spends = spentBy(index, recipe);
  for (const quality of recipeOf(index, recipe).qualities) {
    let kept = false;
    for (const { id, level, amount } of waysOf(quality)) {
      let pieces = 0;
      for (const item of supplies.providers(id)) {
        const stock = supplies.stock(item);
        if (stock === undefined) continue;
        pieces += leftAtLeast(stock, fittingPieces(stock, id, level), spends.get(item) ?? 0);
        if (pieces >= amount) break;
      }
      kept ||= pieces >= amount;
    }
    if (!kept) return false;
  }
  return true;
}

/** Whether some group of a recipe lists the item. */
export function namesItem(index: CraftingIndex, recipe: number, item: string): boolean {
  return spentBy(index, recipe).has(item);
}

/** The most that a recipe could spend of each item that it names; 0 of an item that is only a tool. */
function spentBy(index: CraftingIndex, recipe: number): ReadonlyMap<string, number> {
  const known = index.spent.get(recipe);
  if (known !== undefined) return known;
  const { components, tools } = recipeOf(index, recipe);
  const most = new Map<string, number>();
  for (const group of tools) for (const [item] of group) most.set(item, 0);
  for (const group of components) {
    for (const [item, count] of group) {
      most.set(item, (most.get(item) ?? 0) + piecesOf(count, 1));
    }
  }
  index.spent.set(recipe, most);
  return most;
}
