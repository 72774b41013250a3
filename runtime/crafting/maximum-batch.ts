/** How many crafts at once what is at hand is enough for (§2.10). */
import { canCraft, type Craftable } from "./crafting.ts";
import { piecesOf, toolPurpose } from "./requirements.ts";
import { endless, type Supplies } from "./supplies.ts";

/**
 * The largest batch (§2.10) that can be made from what is at hand, exactly: `canCraft` says yes to it and to every one
 * below, and no to the next. Skills and whether the recipe is known are not asked here.
 *
 * @returns A whole number, 0 where not even one can be made; `Infinity` where nothing is used up, or only what is there
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
  // Beyond that an item that is there without end could not be distinguished from one that is not.
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
