/** Tools at hand, counted by the quality classes of the crafting index. */
import { amountsPerItem } from "./crafting-draft.ts";
import type { CraftingIndex } from "./crafting-index.ts";
import { highestLevels, type Stock } from "./supplies.ts";
import { toolsIn } from "./tool-pieces.ts";

/** A number for each quality class, initially 0. */
export function startClasses({ starts, items }: CraftingIndex): Float64Array {
  return new Float64Array(starts.length - 1 - items.size * amountsPerItem);
}

/** Adds the tools of a stock to the number of each class that they belong to, or subtracts them. */
export function countTools(
  { items, classes }: CraftingIndex,
  tools: Float64Array,
  stock: Stock,
  sign: 1 | -1,
): void {
  const firstClass = items.size * amountsPerItem;
  for (const each of stock.tools) {
    const pieces = sign * (toolsIn(stock, each) + each.pseudo_pieces);
    for (const [quality, level] of highestLevels(each)) {
      for (const { level: least, amount } of classes.get(quality) ?? []) {
        if (level >= least) tools[amount - firstClass] = (tools[amount - firstClass] ?? 0) + pieces;
      }
    }
  }
}

/** Whether a craft could use up pieces of the stock that are tools. */
export function canSpendTool({ tools }: Stock): boolean {
  return tools.some(({ pieces }) => pieces > 0);
}
