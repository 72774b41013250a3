/**
 * What a recipe costs once every component that can be made is made as well, down to what nothing makes. Of several
 * alternatives and recipes those count that take the fewest steps, and of these the first.
 */
import type { AuthoredRecipe } from "../../compiled/authored-types.ts";
import type { Definition } from "../../model/definition.ts";
import { getOrInsert } from "../../model/maps.ts";
import type { ComponentGroups } from "../parts/requirement-parts/requirements.ts";
import { componentsOf } from "../parts/craft/resolve-craft.ts";
import { reachFrom, type ContentTables, type Way } from "../ways.ts";

type Recipe = Definition<AuthoredRecipe>;

/** How much of each item, in fractions if several results come of one craft. */
export type Cost = ReadonlyMap<string, number>;

interface Making extends Way {
  readonly groups: ComponentGroups;
  /** How many it makes. */
  readonly count: number;
}

/** What is made of more than this counts as raw itself: hostile content has lists of millions. */
const mostItems = 200;

const costs = new WeakMap<ContentTables, ReadonlyMap<string, Cost>>();

/** The cost of one craft; of the components that lead in a circle, the first alternatives themselves. */
export function rawCost(recipe: Recipe, tables: ContentTables): Cost {
  const known = getOrInsert(costs, tables, () => costsIn(tables));
  const groups = componentsOf(recipe, tables.context);
  const chosen = groups.flatMap((group) => {
    const one = group.find(({ item }) => known.has(item)) ?? group[0];
    return one ? [one] : [];
  });
  return sumOf(chosen.map(({ item, count }) => [known.get(item) ?? itself(item), count]));
}

/** What one craft makes; `undefined` for items counted by charges, of which it makes a number stated elsewhere. */
export function countMade({ value }: Recipe, { context }: ContentTables): number | undefined {
  const { result = "", result_mult = 1, charges } = value;
  if (typeof charges === "number") return charges * result_mult;
  return context.isCounted?.(result) === true ? undefined : result_mult;
}

function costsIn(tables: ContentTables): ReadonlyMap<string, Cost> {
  const keys = new WeakMap<ComponentGroups[number], readonly string[]>();
  const makings = [...tables.all("recipe")].filter(isRecipe).flatMap((of): Making[] => {
    const groups = of.obsolete ? [] : componentsOf(of, tables.context);
    const count = countMade(of, tables) ?? 0;
    if (groups.length === 0 || count < 1) return [];
    const needs = groups.map((group) =>
      getOrInsert(keys, group, () => group.map(({ item }) => item)),
    );
    return [{ groups, count, needs, gives: [of.value.result ?? ""] }];
  });
  const made = new Set(makings.flatMap(({ gives }) => gives));
  const raw = makings.flatMap(({ needs }) => needs.flat()).filter((item) => !made.has(item));
  const found = new Map<string, Cost>();
  for (const [item, { way, chosen }] of reachFrom(raw, makings)) {
    const parts = way?.groups.flatMap((group, index) => {
      const one = group.find((each) => each.item === chosen[index]);
      const cost = one && found.get(one.item);
      return cost ? [[cost, one.count / way.count] as const] : [];
    });
    const cost = parts ? sumOf(parts) : itself(item);
    found.set(item, cost.size > mostItems ? itself(item) : cost);
  }
  return found;
}

function itself(item: string): Cost {
  return new Map([[item, 1]]);
}

function sumOf(parts: readonly (readonly [Cost, number])[]): Cost {
  const all = new Map<string, number>();
  for (const [cost, times] of parts) {
    for (const [item, count] of cost) all.set(item, (all.get(item) ?? 0) + count * times);
  }
  return all;
}

export function isRecipe(of: Definition): of is Recipe {
  return of.kind === "recipe";
}
