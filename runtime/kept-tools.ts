/** Whether tools with the needed qualities are left over, whatever components are taken. */
import type { CraftingIndex } from "./crafting-index.ts";
import { piecesOf, waysOf, type Requirements } from "./requirements.ts";
import { levelOf, qualityPieces, type Supplies } from "./supplies.ts";

/** Certain where true; where false, it depends on which components are taken. */
export function keepsTools<Item extends string, Quality extends string>(
  { spent }: CraftingIndex,
  number: number,
  recipe: Requirements<Item, Quality>,
  supplies: Supplies<Item, Quality>,
): boolean {
  let spends = spent.get(number);
  if (spends === undefined) {
    spends = mostSpent(recipe);
    spent.set(number, spends);
  }
  for (const quality of recipe.qualities) {
    let kept = false;
    for (const { id, level, amount } of waysOf(quality)) {
      let pieces = 0;
      for (const item of supplies.providers(id)) {
        const stock = supplies.stock(item);
        if (stock === undefined || (levelOf(stock, id) ?? -Infinity) < level) continue;
        pieces += qualityPieces(stock, spends.get(item) ?? 0);
        if (pieces >= amount) break;
      }
      kept ||= pieces >= amount;
    }
    if (!kept) return false;
  }
  return true;
}

/** The most that a recipe could take of each item. */
function mostSpent({ components }: Requirements<string, string>): ReadonlyMap<string, number> {
  const spent = new Map<string, number>();
  for (const group of components) {
    for (const [item, count] of group) {
      spent.set(item, (spent.get(item) ?? 0) + piecesOf(count, 1));
    }
  }
  return spent;
}
