/** For how many crafts at once the items at hand are enough (§2.10). */
import { canCraft, type Craftable } from "./crafting.ts";
import { piecesOf, toolPurpose } from "./requirements.ts";
import { endless, type Supplies } from "./supplies.ts";

/**
 * Returns the largest batch (§2.10) that can be made from what is at hand. The answer is exact: `canCraft` returns true
 * for it and for every smaller one, and false for the next. Skills and whether the recipe is known are not considered.
 *
 * @returns A whole number; 0 if not even one can be made; `Infinity` if nothing is used up, or only what is there
 * without end.
 *
 * @example
 * ```ts
 * import { craftingSupplies, maximumBatch } from "defwright/runtime";
 * import { recipe, RecipeId, itemId } from "./generated/index.js";
 *
 * const needles = { item: itemId("knitting_needles") };
 * const scarf = recipe.get(RecipeId.scarf_of_wool);
 * maximumBatch(scarf, craftingSupplies([needles, { item: itemId("wool_yarn"), charges: 200 }])); // => 3
 * maximumBatch(scarf, craftingSupplies([needles])); // => 0
 * ```
 */
export function maximumBatch<Item extends string, Quality extends string>(
  recipe: Craftable<Item, Quality>,
  supplies: Supplies<NoInfer<Item>, NoInfer<Quality>>,
): number {
  const isEnough = (batch: number): boolean => canCraft<Item, Quality>(recipe, supplies, { batch });
  if (!isEnough(1)) return 0;
  const spent = mostSpent(recipe);
  // Beyond this, an endless supply could not be distinguished from a limited one.
  const limit = Math.floor(endless / spent);
  if (spent === 0 || isEnough(limit)) return Infinity;
  let [from, to] = [1, 2];
  while (to < limit && isEnough(to)) [from, to] = [to, to * 2];
  to = Math.min(to, limit);
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2);
    if (isEnough(middle)) from = middle;
    else to = middle;
  }
  return from;
}

/** The most that one craft could use up, of all items together. */
function mostSpent({ components, tools }: Craftable<string, string>): number {
  const most = (amounts: readonly number[]): number => Math.max(0, ...amounts);
  const amounts = [
    ...components.map((group) => most(group.map(([, count]) => piecesOf(count, 1)))),
    ...tools.map((group) =>
      most(
        group.map(([, charges]) => {
          const { purpose, amount } = toolPurpose(charges, 1);
          return purpose === "charges" ? amount : 0;
        }),
      ),
    ),
  ];
  return amounts.reduce((sum, each) => sum + each, 0);
}
