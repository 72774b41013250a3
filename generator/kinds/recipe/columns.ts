/** What a table of recipes has besides their members. */
import type { Complete } from "../../compiled/authored-types.ts";
import type { Definition } from "../../model/definition.ts";
import type { Columns } from "../columns.ts";
import { componentsOf } from "../parts/craft/resolve-craft.ts";
import { recipeMoves } from "../parts/craft/time.ts";
import type { ContentTables } from "../ways.ts";
import { countMade, rawCost } from "./raw-cost.ts";

type Recipe = Definition<Complete<"recipe">>;

const movesPerHour = 360_000;

export const columns: Columns<Complete<"recipe">> = {
  hours: {
    about: "how long one craft takes, in hours",
    of: ({ value }) => rounded(recipeMoves(value) / movesPerHour),
  },
  raw_cost: {
    about: "what one craft costs in items that no recipe makes",
    of: (recipe, tables) =>
      [...rawCost(recipe, tables)]
        .map(([item, count]) => `${String(rounded(count))} ${item}`)
        .join("; "),
  },
  raw_cost_price: {
    about: 'what that is worth, by the "price" of the items',
    of: (recipe, tables) => rounded(worth([...rawCost(recipe, tables)], tables)),
  },
  price: {
    about: "what one craft makes is worth",
    of: (recipe, tables) => rounded(made(recipe, tables)),
  },
  value_per_hour: {
    about: "what one craft makes is worth more than its cheapest components, by the hour",
    of: (recipe, tables) => {
      const hours = recipeMoves(recipe.value) / movesPerHour;
      const gained = difference(made(recipe, tables), taken(recipe, tables));
      return hours > 0 && gained !== undefined ? rounded(gained / hours) : undefined;
    },
  },
};

function made(recipe: Recipe, tables: ContentTables): number | undefined {
  const { result, byproducts = [] } = recipe.value;
  const count = countMade(recipe, tables);
  if (count === undefined) return undefined;
  return worth(
    [[result, count], ...byproducts.map(([item, each = 1]) => [item, each] as const)],
    tables,
  );
}

/** Of each group the alternative that is worth the least. */
function taken(recipe: Recipe, tables: ContentTables): number | undefined {
  return total(
    componentsOf(recipe, tables.context).map((group) => {
      const worths = group.flatMap(({ item, count }) => worth([[item, count]], tables) ?? []);
      return worths.length > 0 ? Math.min(...worths) : undefined;
    }),
  );
}

function worth(
  items: readonly (readonly [string, number])[],
  { price }: ContentTables,
): number | undefined {
  return total(items.map(([item, count]) => times(price(item), count)));
}

/** `undefined` if a part is not known. */
function total(parts: readonly (number | undefined)[]): number | undefined {
  return parts.reduce<number | undefined>(
    (sum, each) => (sum === undefined || each === undefined ? undefined : sum + each),
    0,
  );
}

function times(one: number | undefined, count: number): number | undefined {
  return one === undefined ? undefined : one * count;
}

function difference(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one - other;
}

/** To two places. */
function rounded<Value extends number | undefined>(value: Value): Value | number {
  return value === undefined ? value : Math.round(value * 100) / 100;
}
