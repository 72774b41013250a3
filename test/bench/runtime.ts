/**
 * `node --conditions=defwright-source --import tsx test/bench/runtime.ts <generated index module>`: what the runtime
 * costs on given content, each beside a plain way to do it. Prints one JSON object a line.
 */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import {
  craftableNow,
  craftingSupplies,
  recipesBy,
  recipesByResult,
  seededRandom,
  trackCrafting,
  type ItemAtHand,
  type Supplies,
} from "../../runtime/index.ts";
import type * as Generated from "../../generated/index.ts";

type Content = Pick<typeof Generated, "recipe" | "recipeLookups">;
type Recipe = Generated.Recipe;
type Item = Generated.ItemId;
type Quality = Generated.QualityId;
type Held = ItemAtHand<Item, Quality>;

const module = process.argv[2];
if (module === undefined) {
  console.error("runtime bench: name the index module of generated content");
  process.exit(2);
}
const started = performance.now();
const { recipe, recipeLookups } = (await import(pathToFileURL(resolve(module)).href)) as Content;
const imported = performance.now();
const random = seededRandom(20);

const ids = shuffle([...recipe.ids()]);
const firstRow = time(() => recipe.get(ids[0]!));
const allRows = time(() => {
  for (const id of ids) recipe.get(id);
});
report({ what: "import", milliseconds: imported - started });
report({ what: "first look-up of a recipe", milliseconds: firstRow });
report({ what: "first look-up of every other", milliseconds: allRows, recipes: ids.length });
perCall("look-up by id, random order", ids.length, () => {
  let found = 0;
  for (const id of ids) if (recipe.get(id).result !== "") found += 1;
  return found;
});
const results = shuffle(recipe.ids().map((id) => recipe.get(id).result));
report({
  what: "first look-up by result",
  milliseconds: time(() => recipesByResult(recipe, recipeLookups, results[0]!)),
});
perCall("look-up by result, random order", results.length, () => {
  let found = 0;
  for (const result of results) found += recipesByResult(recipe, recipeLookups, result).length;
  return found;
});
const live = recipe.ids().flatMap((id) => (recipe.get(id).obsolete ? [] : recipe.get(id)));
const components = shuffle([...new Set(live.flatMap((row) => row.components.flat().map(itemOf)))]);
perCall("look-up by component, random order", components.length, () => {
  let found = 0;
  for (const item of components) {
    found += recipesBy(recipe, recipeLookups, "component", item).length;
  }
  return found;
});

const named = live.flatMap((row) => [...row.components.flat(), ...row.tools.flat()].map(itemOf));
const qualities = [...new Set(live.flatMap((row) => row.qualities.map(({ id }) => id)))];
const pureTools = [...new Set(live.flatMap((row) => row.tools.flat().map(itemOf)))].filter(
  (item) => !live.some((row) => row.components.flat().some(([other]) => other === item)),
);
report({
  what: "first question what can be crafted",
  milliseconds: time(() => craftableNow(recipe, craftingSupplies(inventory([...new Set(named)])))),
});
compare("evenly from all items that recipes name", [...new Set(named)]);
compare("as often as recipes name them", named);

/** Both questions, on inventories whose items are drawn from a list. */
function compare(drawn: string, from: readonly Item[]): void {
  const inventories = Array.from({ length: 20 }, () => inventory(from));
  const supplies = inventories.map((things) => craftingSupplies(things));
  let craftable = 0;
  for (const each of supplies) {
    const ours = craftableNow(recipe, each).map(({ id }) => id);
    const theirs = new Set(naive(each).map(({ id }) => id));
    craftable += ours.length;
    // The filter takes groups one by one, so it says yes a little too often, and never too seldom.
    if (ours.some((id) => !theirs.has(id))) throw new Error("the filter misses a recipe");
  }
  const [ours, theirs] = sideBySide(
    () => {
      for (const each of supplies) craftableNow(recipe, each);
    },
    () => {
      for (const each of supplies) naive(each);
    },
  );
  const baseline_microseconds = (theirs * 1000) / supplies.length;
  const baseline = "filter, every and some over the records";
  report({
    what: "everything craftable from 200 kinds of items",
    drawn,
    baseline,
    recipes: live.length,
    craftable: craftable / supplies.length,
    microseconds: (ours * 1000) / supplies.length,
    baseline_microseconds,
    times_faster: theirs / ours,
  });

  const trackers = inventories.map((things) => trackCrafting(recipe, things));
  const changes = inventories.map((things) =>
    Array.from({ length: 500 }, (): Held => {
      const { count, ...thing } = things[below(things.length)]!;
      const number = below(20);
      return count === undefined ? { ...thing, charges: number * 20 } : { ...thing, count: number };
    }),
  );
  let turned = 0;
  const changeAll = (): void => {
    changes.forEach((list, number) => {
      for (const each of list) {
        const { possible, impossible } = trackers[number]!.set(each);
        turned += possible.length + impossible.length;
      }
    });
  };
  const rounds = 25;
  const count = changes.length * 500;
  const times = Array.from({ length: rounds }, () => time(changeAll));
  const microseconds = (median(times) * 1000) / count;
  report({
    what: "the number of one item changes",
    drawn,
    baseline,
    turned_per_change: turned / (rounds * count),
    microseconds,
    baseline_microseconds,
    times_faster: baseline_microseconds / microseconds,
  });
}

/** 200 kinds of items, some of them tools with a quality. */
function inventory(from: readonly Item[]): Held[] {
  const tools = shuffle([...pureTools]).slice(0, qualities.length >> 1);
  const chosen = new Set<Item>(tools);
  while (chosen.size < 200) chosen.add(from[below(from.length)]!);
  return [...chosen].map((item, number): Held => {
    if (number < tools.length) {
      const quality = qualities[below(qualities.length)]!;
      return { item, count: 1, charges: below(100), qualities: [[quality, 1 + below(3)]] };
    }
    return below(2) === 0
      ? { item, charges: 1 + below(200) }
      : { item, count: 1 + below(8), charges: below(100) };
  });
}

function naive(from: Supplies<Item, Quality>): Recipe[] {
  const tools = (id: Quality, level: number): number => {
    let pieces = 0;
    for (const item of from.providers(id)) {
      const stock = from.stock(item);
      if (stock?.qualities.some(([other, reached]) => other === id && reached >= level) === true) {
        pieces += stock.pieces;
      }
    }
    return pieces;
  };
  return live.filter(
    (row) =>
      row.on_display &&
      row.components.every((group) =>
        group.some(([item, count]) => (from.stock(item)?.pieces ?? 0) >= count),
      ) &&
      row.tools.every((group) =>
        group.some(([item, charges]) => {
          const stock = from.stock(item);
          if (stock === undefined) return false;
          if (charges < 0) return stock.pieces >= -charges;
          return (stock.counted_by_charges ? stock.pieces : stock.charges) >= charges;
        }),
      ) &&
      row.qualities.every((quality) =>
        [quality, ...(quality.or ?? [])].some(
          ({ id, level, amount }) => tools(id, level) >= amount,
        ),
      ),
  );
}

function itemOf([item]: readonly [Item, ...unknown[]]): Item {
  return item;
}

function below(number: number): number {
  return Math.floor(random.next() * number);
}

function shuffle<T>(list: T[]): T[] {
  for (let left = list.length - 1; left > 0; left -= 1) {
    const other = below(left + 1);
    [list[left], list[other]] = [list[other]!, list[left]!];
  }
  return list;
}

/** Nanoseconds of one call, as the median of rounds over all. */
function perCall(what: string, calls: number, round: () => unknown): void {
  const rounds = Array.from({ length: 51 }, () => (time(round) * 1e6) / calls);
  report({ what, calls, nanoseconds: median(rounds) });
}

/** Medians of rounds in turns, in milliseconds; the first rounds only warm up. */
function sideBySide(one: () => void, other: () => void): readonly [number, number] {
  const pairs = Array.from({ length: 45 }, () => [time(one), time(other)] as const).slice(10);
  return [median(pairs.map(([first]) => first)), median(pairs.map(([, second]) => second))];
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
}

function time(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

function report(row: Readonly<Record<string, string | number>>): void {
  const rounded = Object.entries(row).map(([key, value]) => [
    key,
    typeof value === "number" ? Number(value.toPrecision(4)) : value,
  ]);
  console.log(JSON.stringify(Object.fromEntries(rounded)));
}
