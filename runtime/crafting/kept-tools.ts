/** Whether tools with the needed qualities are left over, whatever components are taken. */
import type { CraftingIndex } from "./crafting-index.ts";
import { piecesOf, waysOf, type Requirements } from "./requirements.ts";
import type { Supplies } from "./supplies.ts";
import { fittingPieces, leftAtLeast } from "./tool-pieces.ts";

/** Certain where true; where false, it depends on which components are taken. */
export function keepsTools<Item extends string, Quality extends string>(
  index: CraftingIndex,
  number: number,
  recipe: Requirements<Item, Quality>,
  supplies: Supplies<Item, Quality>,
): boolean {
  const spends = spentBy(index, number, recipe);
  for (const quality of recipe.qualities) {
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
export function namesItem(
  index: CraftingIndex,
  number: number,
  recipe: Requirements<string, string>,
  item: string,
): boolean {
  return spentBy(index, number, recipe).has(item);
}

/** The most that a recipe could take of each item that it names; of tools it takes nothing. */
function spentBy(
  { spent }: CraftingIndex,
  number: number,
  { components, tools }: Requirements<string, string>,
): ReadonlyMap<string, number> {
  const known = spent.get(number);
  if (known !== undefined) return known;
  const most = new Map<string, number>();
  for (const group of tools) for (const [item] of group) most.set(item, 0);
  for (const group of components) {
    for (const [item, count] of group) {
      most.set(item, (most.get(item) ?? 0) + piecesOf(count, 1));
    }
  }
  spent.set(number, most);
  return most;
}
