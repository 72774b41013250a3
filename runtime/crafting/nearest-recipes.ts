/** Recipes that could almost be made from what is at hand (§2.10). */
import { isCount } from "./batch.ts";
import { planCrafting } from "./crafting.ts";
import { isPossible } from "./inventory-crafting.ts";
import type { ListedRecipe } from "./listed-recipe.ts";
import type { Missing, PlayerWords } from "./missing.ts";
import { piecesOf, toolPurpose, toolsWith, waysOf } from "./requirements.ts";
import { chargesAtHand, nothing, toolsAtHand, type Supplies } from "./supplies.ts";
import { rangeError } from "../numbers/numbers.ts";
import { everyRow } from "../tables/rows.ts";

/** The part of a table of recipes that is used. */
interface Recipes<Row> {
  readonly size: number;
  at(index: number): Row | undefined;
}

export interface NearestOptions<Row> {
  /** Maximum number of results, a whole number from 1; 10 if absent. */
  readonly limit?: number;
  /** Which recipes are considered, such as those that the player knows; all if absent. */
  readonly among?: (recipe: Row) => boolean;
}

export interface NearRecipe<Row, Item extends string, Quality extends string> {
  readonly recipe: Row;
  /**
   * How much is lacking, above 0: the share that is not at hand, summed over all groups and qualities. It is 0.25 if 15
   * of 20 pieces are there and nothing else is missing.
   */
  readonly distance: number;
  /** What is missing for one craft, as in the answer of `planCrafting`. */
  readonly missing: readonly Missing<Item, Quality>[];
}

/**
 * Returns the recipes that are nearest to being made from what is at hand, and what is missing for each: those that
 * cannot be made now, those that lack least first, then in the table's order. If each part is available by itself but
 * there is not enough for all of them at once, one part counts as lacking. Obsolete recipes (§9.2) and those that are
 * not on display (§2.10) are left out. A call takes as long as examining all recipes once.
 *
 * @param words The names of items and qualities in the sentences about what is missing; their ids if absent.
 * @throws RangeError if `limit` is not a whole number from 1.
 *
 * @example
 * ```ts
 * import { craftingSupplies, nearestRecipes } from "defwright/runtime";
 * import { recipe, itemId } from "./generated/index.js";
 *
 * const supplies = craftingSupplies([
 *   { item: itemId("knitting_needles") },
 *   { item: itemId("wool_yarn"), charges: 45 },
 * ]);
 * const [nearest] = nearestRecipes(recipe, supplies, { limit: 1 });
 * nearest?.recipe.id; // => "scarf_of_wool"
 * nearest?.distance; // => 0.25
 * nearest?.missing.map(({ text }) => text); // => ["Needs 60 wool_yarn (45 at hand)."]
 * ```
 */
export function nearestRecipes<
  Row extends ListedRecipe<Item, Quality>,
  Item extends string,
  Quality extends string,
>(
  table: Recipes<Row & ListedRecipe<Item, Quality>>,
  supplies: Supplies<NoInfer<Item>, NoInfer<Quality>>,
  options: NearestOptions<NoInfer<Row>> = {},
  words: PlayerWords<NoInfer<Item>, NoInfer<Quality>> = {},
): NearRecipe<Row, Item, Quality>[] {
  const { limit = 10, among = () => true } = options;
  if (!isCount(limit)) throw rangeError("limit", "a whole number from 1", limit);
  const found: { readonly recipe: Row; readonly distance: number }[] = [];
  for (const recipe of everyRow(table)) {
    if (recipe.obsolete || recipe.on_display === false) continue;
    if (!among(recipe)) continue;
    const lacking = lackingOf<Item, Quality>(recipe, supplies);
    if (lacking > 0) found.push({ recipe, distance: lacking });
    else if (!isPossible<Item, Quality>(recipe, supplies)) found.push({ recipe, distance: 1 });
  }
  found.sort((one, other) => one.distance - other.distance);
  return found.slice(0, limit).map(({ recipe, distance }) => {
    const plan = planCrafting<Item, Quality>(recipe, supplies, {}, words);
    return { recipe, distance, missing: plan.ok ? [] : plan.missing };
  });
}

/** The sum, over all parts, of the share that is not available even by itself, for the nearest alternative of each. */
function lackingOf<Item extends string, Quality extends string>(
  { components, tools, qualities }: ListedRecipe<Item, Quality>,
  supplies: Supplies<Item, Quality>,
): number {
  let sum = 0;
  for (const group of components) {
    sum += least(group, ([item, count]) =>
      share(supplies.stock(item)?.pieces ?? 0, piecesOf(count, 1)),
    );
  }
  for (const group of tools) {
    sum += least(group, ([item, charges]) => {
      const { purpose, amount } = toolPurpose(charges, 1);
      const stock = supplies.stock(item) ?? nothing;
      return share(purpose === "charges" ? chargesAtHand(stock) : toolsAtHand(stock), amount);
    });
  }
  for (const quality of qualities) {
    sum += least(waysOf(quality), (way) => share(toolsWith(way, supplies), way.amount));
  }
  return sum;
}

/** A group without alternatives is never met. */
function least<T>(alternatives: readonly T[], lacking: (alternative: T) => number): number {
  let nearest = 1;
  for (const each of alternatives) {
    nearest = Math.min(nearest, lacking(each));
    if (nearest === 0) break;
  }
  return nearest;
}

function share(there: number, wanted: number): number {
  return there >= wanted ? 0 : 1 - there / wanted;
}
