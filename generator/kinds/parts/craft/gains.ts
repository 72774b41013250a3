/**
 * Loops of crafting and taking apart that return everything they take, and something besides: content that makes
 * something of nothing. A loop is a recipe, the taking apart of what it makes, and at most one more step that brings
 * back what is lost by then. Within these bounds, and as long as there are not many steps to try, the search is exact.
 */

export interface ItemCount {
  readonly item: string;
  /** A whole number above 0. */
  readonly count: number;
}

/** How items become others: a recipe, or the taking apart of an item. */
export interface Exchange {
  /** One alternative of each group is used up; no group is empty. */
  readonly takes: readonly (readonly ItemCount[])[];
  readonly gives: readonly ItemCount[];
}

/** What the steps of a loop, done in whole numbers, take and return altogether. */
export interface Loop<Some extends Exchange> {
  readonly steps: readonly { readonly step: Some; readonly times: number }[];
  /** What it returns more of than it takes, in the order returned. */
  readonly gained: readonly {
    readonly item: string;
    readonly into: number;
    readonly out: number;
  }[];
}

/** The other steps that loops may have. */
export interface Steps<Some extends Exchange> {
  /** The recipes that give an item. */
  readonly makersOf: (item: string) => readonly Some[];
  /** The step that takes an item apart. */
  readonly takenApart: (item: string) => Some | undefined;
  /** Whether a recipe gains in two steps (`gainInTwo`); it is then not the third step of others. */
  readonly gainsInTwo: (recipe: Some) => boolean;
}

/** A loop of a recipe, with as few steps as there can be. */
export function findGain<Some extends Exchange>(
  recipe: Some,
  steps: Steps<Some>,
): Loop<Some> | undefined {
  const pair = pairOf(recipe, steps);
  const loop = pair && loopWith(pair);
  if (!pair || loop) return loop;
  for (const third of thirdsFor(pair, steps)) {
    const longer = loopWith(pair, third);
    if (longer) return longer;
  }
  return undefined;
}

/** A loop of a recipe and the taking apart of what it makes. */
export function gainInTwo<Some extends Exchange>(
  recipe: Some,
  steps: Pick<Steps<Some>, "takenApart">,
): Loop<Some> | undefined {
  const pair = pairOf(recipe, steps);
  return pair && loopWith(pair);
}

/** A recipe and the step that undoes it, as often as the one gives what the other takes. */
interface Pair<Some extends Exchange> {
  readonly steps: Loop<Some>["steps"];
  readonly takes: Exchange["takes"];
  readonly gives: ReadonlyMap<string, number>;
}

/** Absent if nothing of what the two return could be more than what they take. */
function pairOf<Some extends Exchange>(
  recipe: Some,
  { takenApart }: Pick<Steps<Some>, "takenApart">,
): Pair<Some> | undefined {
  const apart = takenApart(recipe.gives[0]?.item ?? "");
  const made = recipe.gives[0]?.count ?? 0;
  const taken = apart?.takes[0]?.[0]?.count ?? 0;
  if (!apart || made === 0 || taken === 0) return undefined;
  const common = divisor(made, taken);
  const steps = [
    { step: recipe, times: taken / common },
    { step: apart, times: made / common },
  ];
  const [crafts = 1, aparts = 1] = steps.map(({ times }) => times);
  const gives = new Map<string, number>();
  add(gives, recipe.gives.slice(1), crafts);
  add(gives, apart.gives, aparts);
  const takes = recipe.takes.map((group) =>
    group.map(({ item, count }) => ({ item, count: count * crafts })),
  );
  const least = (item: string): number =>
    sum(takes.map((group) => (group.every((each) => each.item === item) ? smallest(group) : 0)));
  const mayGain = [...gives].some(([item, count]) => count > least(item));
  return mayGain ? { steps, takes, gives } : undefined;
}

/** The steps that can bring back something that is lost in the pair, of what it returns. */
function thirdsFor<Some extends Exchange>(
  { steps, takes, gives }: Pair<Some>,
  { makersOf, takenApart, gainsInTwo }: Steps<Some>,
): readonly Some[] {
  const short = takes.filter((group) =>
    group.every(({ item, count }) => count > (gives.get(item) ?? 0)),
  );
  const makersFor = (group: readonly ItemCount[]): readonly Some[] =>
    group.flatMap(({ item }) => makersOf(item));
  // It brings back something of each of these; together, others may take too much where each of them does not.
  let few: readonly Some[] | undefined;
  for (const group of short) {
    const makers = makersFor(group);
    if (!few || makers.length < few.length) few = makers;
    // Nothing makes most of what recipes take.
    if (few.length === 0) break;
  }
  const makings = few ?? takes.flatMap(makersFor);
  const apart = [...gives.keys()].flatMap((item) => takenApart(item) ?? []);
  const can = (third: Some): boolean =>
    steps.every(({ step }) => step !== third) &&
    third.takes.length > 0 &&
    third.takes.every((group) =>
      group.some(({ item }) => gives.has(item) || third.gives.some((given) => given.item === item)),
    );
  const thirds = new Set<Some>();
  const add = (some: readonly Some[], isLeftOut: (third: Some) => boolean): void => {
    for (const third of some) {
      if (thirds.size === mostThirds) return;
      if (can(third) && !isLeftOut(third)) thirds.add(third);
    }
  };
  add(makings, gainsInTwo);
  add(apart, () => false);
  return [...thirds];
}

/** The loop of a pair, with a third step if one is given, if it returns all that it takes and more. */
function loopWith<Some extends Exchange>(pair: Pair<Some>, third?: Some): Loop<Some> | undefined {
  const given = new Set(third?.gives.map(({ item }) => item));
  const groups = pair.takes.map((group) =>
    group.filter(({ item }) => pair.gives.has(item) || given.has(item)),
  );
  if (groups.some((group) => group.length === 0)) return undefined;
  for (const chosen of choices(groups)) {
    const into = add(new Map<string, number>(), chosen, 1);
    const lost = [...into].flatMap(([item, count]) => {
      const missing = count - (pair.gives.get(item) ?? 0);
      return missing > 0 ? [{ item, missing }] : [];
    });
    if (!third) {
      if (lost.length === 0 && exceeds(pair.gives, into))
        return loopOf(pair.steps, into, pair.gives);
      continue;
    }
    const loop = lost.length === 0 ? undefined : repaired(pair, into, lost, third);
    if (loop) return loop;
  }
  return undefined;
}

/** The loop with a step that brings back all that is lost, if what it takes is left over. */
function repaired<Some extends Exchange>(
  { steps, gives }: Pair<Some>,
  into: ReadonlyMap<string, number>,
  lost: readonly { readonly item: string; readonly missing: number }[],
  third: Some,
): Loop<Some> | undefined {
  const back = add(new Map<string, number>(), third.gives, 1);
  if (!lost.every(({ item }) => back.has(item))) return undefined;
  const rest = third.takes.map((group) =>
    group.filter(({ item }) => gives.has(item) || back.has(item)),
  );
  if (rest.some((group) => group.length === 0)) return undefined;
  for (const chosen of choices(rest)) {
    const used = add(new Map<string, number>(), chosen, 1);
    const needs = lost.map(({ item, missing }) => {
      return { missing, more: (back.get(item) ?? 0) - (used.get(item) ?? 0) };
    });
    if (needs.some(({ more }) => more <= 0)) continue;
    // The step is done so often that the greatest loss is made up for; the pair as often as that takes whole numbers.
    const most = needs.reduce((one, other) =>
      other.missing * one.more > one.missing * other.more ? other : one,
    );
    const common = divisor(most.missing, most.more);
    const [pairs, thirds] = [most.more / common, most.missing / common];
    const out = add(scaled(gives, pairs), third.gives, thirds);
    const all = add(scaled(into, pairs), chosen, thirds);
    const isWhole = [...all].every(([item, count]) => count <= (out.get(item) ?? 0));
    if (!isWhole || !exceeds(out, all)) continue;
    const done = steps.map(({ step, times }) => ({ step, times: times * pairs }));
    return loopOf([...done, { step: third, times: thirds }], all, out);
  }
  return undefined;
}

function loopOf<Some extends Exchange>(
  steps: Loop<Some>["steps"],
  into: ReadonlyMap<string, number>,
  out: ReadonlyMap<string, number>,
): Loop<Some> | undefined {
  // Beyond that numbers are not exact; nobody means them.
  if (![...into.values(), ...out.values()].every(Number.isSafeInteger)) return undefined;
  const gained = [...out].flatMap(([item, count]) => {
    const taken = into.get(item) ?? 0;
    return count > taken ? [{ item, into: taken, out: count }] : [];
  });
  return { steps, gained };
}

/** Every way to choose from each group, as far as they are few. */
function choices(groups: Exchange["takes"]): readonly (readonly ItemCount[])[] {
  let chosen: (readonly ItemCount[])[] = [[]];
  for (const group of groups) {
    const next = chosen.flatMap((each) => group.map((one) => [...each, one]));
    chosen = next.length > mostChoices ? next.slice(0, mostChoices) : next;
  }
  return chosen;
}

/** Hostile content has millions of ways. */
const mostChoices = 1000;

/** As many as a real game's recipes have all together; hostile content has as many for each of them. */
const mostThirds = 100;

function add(
  counts: Map<string, number>,
  more: readonly ItemCount[],
  times: number,
): Map<string, number> {
  for (const { item, count } of more) counts.set(item, (counts.get(item) ?? 0) + count * times);
  return counts;
}

function scaled(counts: ReadonlyMap<string, number>, factor: number): Map<string, number> {
  return new Map([...counts].map(([item, count]) => [item, count * factor]));
}

/** Whether there is more of something on the one side. */
function exceeds(out: ReadonlyMap<string, number>, into: ReadonlyMap<string, number>): boolean {
  return [...out].some(([item, count]) => count > (into.get(item) ?? 0));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}

function smallest(group: readonly ItemCount[]): number {
  return group.reduce((least, { count }) => Math.min(least, count), Infinity);
}

/** The greatest common divisor of whole numbers above 0. */
function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}
