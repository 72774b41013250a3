/** Measures one way to know what can be crafted, in a process of its own. */
import { craftableNow, craftingSupplies, trackCrafting } from "defwright/runtime";
import type * as Generated from "../../../generated/index.ts";
import { changesOf, inventories, type Drawn, type Held } from "./inventories.ts";
import { inventoryOf, overlapping, plainFilter } from "./plain-filter.ts";
import { median, time } from "./timing.ts";

type Content = Pick<typeof Generated, "recipe">;
type Recipe = Generated.Recipe;

type Subject = (
  recipe: Content["recipe"],
  live: readonly Recipe[],
  held: readonly Held[][],
) => number;

/** Each gives microseconds of a question, or of a change. */
const subjects: Readonly<Record<string, Subject>> = {
  index: (recipe, _, held) => {
    const supplies = held.map((things) => craftingSupplies(things));
    return perQuestion(supplies, (each) => craftableNow(recipe, each));
  },
  filter: (_, live, held) => {
    const twice = overlapping(live);
    const given = held.map((things) => [inventoryOf(things), craftingSupplies(things)] as const);
    return perQuestion(given, ([inventory, supplies]) =>
      plainFilter(live, twice, inventory, supplies),
    );
  },
  tracker: (recipe, _, held) => {
    const trackers = held.map((things) => trackCrafting(recipe, things));
    const changes = held.map((things) => changesOf(things, 500));
    let turned = 0;
    const rounds = Array.from({ length: 40 }, () =>
      time(() => {
        changes.forEach((list, number) => {
          const own = trackers[number]!;
          for (const each of list) turned += own.set(each).possible.length;
        });
      }),
    );
    if (turned === 0) throw new Error("no recipe became possible");
    return (median(rounds.slice(10)) * 1000) / (held.length * 500);
  },
  check,
};

/** Prints what the subject gives for inventories drawn in a way. */
export function crafting({ recipe }: Content, subject: string, drawn: string): void {
  const live = recipe
    .ids()
    .map((id) => recipe.get(id))
    .filter((row) => !row.obsolete && row.on_display);
  const held = inventories(live, drawn as Drawn, 20);
  console.log(subjects[subject]?.(recipe, live, held));
}

/** All ways have the same answers, or it throws; gives how many recipes are craftable on average. */
function check(
  recipe: Content["recipe"],
  live: readonly Recipe[],
  held: readonly Held[][],
): number {
  const twice = overlapping(live);
  let craftable = 0;
  for (const things of held) {
    const supplies = craftingSupplies(things);
    const ours = craftableNow(recipe, supplies);
    const theirs = plainFilter(live, twice, inventoryOf(things), supplies);
    same(ours, theirs);
    craftable += ours.length;
    const followed = trackCrafting(recipe, things);
    const now = new Map(things.map((each) => [each.item, each]));
    for (const change of changesOf(things, 500)) {
      followed.set(change);
      now.set(change.item, { ...now.get(change.item), ...change });
    }
    const after = [...now.values()].filter(({ count, charges }) => (count ?? charges) !== 0);
    same(
      followed.craftable(),
      plainFilter(live, twice, inventoryOf(after), craftingSupplies(after)),
    );
  }
  return craftable / held.length;
}

function same(ours: readonly Recipe[], theirs: readonly Recipe[]): void {
  if (ours.length !== theirs.length || ours.some((row, place) => row !== theirs[place])) {
    throw new Error("the two ways have different answers");
  }
}

function perQuestion<Given>(
  given: readonly Given[],
  ask: (each: Given) => readonly Recipe[],
): number {
  let found = 0;
  const rounds = Array.from({ length: 30 }, () =>
    time(() => {
      for (const each of given) found += ask(each).length;
    }),
  );
  if (found === 0) throw new Error("nothing is craftable");
  return (median(rounds.slice(10)) * 1000) / given.length;
}
