/** Tools at hand, counted by the quality classes of the crafting index. */
import { amountsPerItem } from "./crafting-draft.ts";
import type { CraftingIndex } from "./crafting-index.ts";
import { highestLevels, qualityPieces, type Stock } from "./supplies.ts";

/** A number for each quality class, 0 at first. */
export function startClasses({ starts, items }: CraftingIndex): Float64Array {
  return new Float64Array(starts.length - 1 - items.size * amountsPerItem);
}

/** Adds the tools of a stock to the number of each class that they belong to, or takes them away. */
export function countTools(
  { items, classes }: CraftingIndex,
  tools: Float64Array,
  stock: Stock,
  sign: 1 | -1,
): void {
  const pieces = sign * qualityPieces(stock, 0);
  if (pieces === 0) return;
  const firstClass = items.size * amountsPerItem;
  for (const [quality, level] of highestLevels(stock)) {
    for (const { level: least, amount } of classes.get(quality) ?? []) {
      if (level >= least) tools[amount - firstClass] = (tools[amount - firstClass] ?? 0) + pieces;
    }
  }
}

/** Whether a craft could use up pieces of it that are tools. */
export function canSpendTool({ qualities, pieces }: Stock): boolean {
  return qualities.length > 0 && pieces > 0;
}
