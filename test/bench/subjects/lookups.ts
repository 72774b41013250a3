/** Measures single look-ups, all ids in random order, in a process of its own. */
import { recipesBy } from "defwright/runtime";
import type * as Generated from "../../../generated/index.ts";
import { chance, itemOf } from "./inventories.ts";
import { median, time } from "./timing.ts";

type Content = Pick<typeof Generated, "recipe" | "recipeLookups">;
type Recipe = Generated.Recipe;
type Item = Generated.ItemId;

/** Each gives nanoseconds of one look-up. */
const subjects: Readonly<Record<string, (content: Content) => number>> = {
  /** Everything is looked up once; what is made at the first touch is made now. */
  first: ({ recipe }) => {
    const ids = shuffled(recipe.ids());
    let found = 0;
    const milliseconds = time(() => {
      for (const id of ids) if (recipe.get(id).result !== "") found += 1;
    });
    return perCall(milliseconds, found, ids.length);
  },
  table: ({ recipe }) => {
    const ids = shuffled(recipe.ids());
    return later(ids, (id) => recipe.get(id).result);
  },
  map: ({ recipe }) => {
    const ids = shuffled(recipe.ids());
    const records = new Map(recipe.ids().map((id) => [id as string, recipe.get(id)]));
    return later(ids, (id) => records.get(id)?.result);
  },
  /** Records, one JSON text, parsed and put into a map, as the first touch of who does it so. */
  parsed: ({ recipe }) => {
    const ids = shuffled(recipe.ids());
    const text = JSON.stringify(recipe.ids().map((id) => recipe.get(id)));
    let found = 0;
    const milliseconds = time(() => {
      const records = new Map((JSON.parse(text) as Recipe[]).map((row) => [row.id as string, row]));
      for (const id of ids) if (records.get(id)?.result !== "") found += 1;
    });
    return perCall(milliseconds, found, ids.length);
  },
  lookups: ({ recipe, recipeLookups }) =>
    later(componentsOf(liveIn(recipe)), (item) =>
      recipesBy(recipe, recipeLookups, "component", item),
    ),
  filter: ({ recipe }) => {
    const live = liveIn(recipe);
    // One part of the items says as much: each takes as long.
    return later(componentsOf(live).slice(0, 50), (item) =>
      live.filter(({ components }) =>
        components.some((group) => group.some(([other]) => other === item)),
      ),
    );
  },
  /** Both ways to look up by component have the same answers, or it throws. */
  check: ({ recipe, recipeLookups }) => {
    const live = liveIn(recipe);
    const items = componentsOf(live);
    for (const item of items.slice(0, 100)) {
      const ours = recipesBy(recipe, recipeLookups, "component", item);
      const theirs = live.filter(({ components }) => components.flat().map(itemOf).includes(item));
      if (ours.length !== theirs.length || ours.some((row, place) => row !== theirs[place])) {
        throw new Error(`the two ways have different answers for "${item}"`);
      }
    }
    return items.length;
  },
};

/** Prints what the subject gives. */
export function lookups(content: Content, subject: string): void {
  console.log(subjects[subject]?.(content));
}

/** After everything was touched: the median of rounds over all. */
function later<Id>(ids: readonly Id[], lookUp: (id: Id) => unknown): number {
  let found = 0;
  const rounds = Array.from({ length: 60 }, () =>
    time(() => {
      for (const id of ids) if (lookUp(id) !== undefined) found += 1;
    }),
  );
  return perCall(median(rounds.slice(10)), found, ids.length);
}

function perCall(milliseconds: number, found: number, calls: number): number {
  if (found === 0) throw new Error("nothing was found");
  return (milliseconds * 1e6) / calls;
}

function liveIn(recipe: Content["recipe"]): Recipe[] {
  return recipe
    .ids()
    .map((id) => recipe.get(id))
    .filter(({ obsolete }) => !obsolete);
}

function componentsOf(live: readonly Recipe[]): Item[] {
  return shuffled([...new Set(live.flatMap(({ components }) => components.flat().map(itemOf)))]);
}

function shuffled<T>(list: readonly T[]): T[] {
  return chance("look-ups").shuffle([...list]);
}
