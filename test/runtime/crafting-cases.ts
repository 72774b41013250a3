/** Small random crafting questions, and an answer to them that tries everything. */
import fc from "fast-check";
import type { ItemAtHand } from "../../runtime/index.ts";

export interface Row {
  readonly id: string;
  readonly obsolete: boolean;
  readonly on_display: boolean;
  readonly components: readonly (readonly (readonly [string, number, boolean])[])[];
  readonly tools: readonly (readonly (readonly [string, number])[])[];
  readonly qualities: readonly Quality[];
}

interface Way {
  readonly id: string;
  readonly level: number;
  readonly amount: number;
}

interface Quality extends Way {
  readonly or?: readonly Way[];
}

export type Held = ItemAtHand<string, string>;

/** How often to try, from a seed that can be given. */
export function runs(numRuns: number): { readonly seed: number; readonly numRuns: number } {
  return { seed: Number(process.env["FUZZ_SEED"] ?? 5), numRuns };
}

/** Few items, so that groups often want the same; some are counted by charges, some hold them. */
const itemNames = ["rope", "tar", "lamp", "nail", "__proto__"] as const;
const byCharges = new Set(["nail", "tar"]);
const item = fc.constantFrom(...itemNames);
const quality = fc.record({
  id: fc.constantFrom("cutting", "boiling"),
  level: fc.integer({ min: 0, max: 2 }),
  amount: fc.integer({ min: 1, max: 2 }),
});

function groupsOf<T>(
  alternative: fc.Arbitrary<readonly [string, ...T[]]>,
  maxLength: number,
): fc.Arbitrary<(readonly [string, ...T[]])[][]> {
  const group = fc.uniqueArray(alternative, { selector: ([id]) => id, minLength: 1, maxLength: 3 });
  return fc.array(group, { maxLength });
}

export const rows: fc.Arbitrary<Row> = fc.record({
  id: fc.constant("thing"),
  obsolete: fc.constant(false),
  on_display: fc.constant(true),
  components: groupsOf(
    fc.tuple(item, fc.integer({ min: 1, max: 3 }), fc.boolean()),
    4,
  ) as unknown as fc.Arbitrary<Row["components"]>,
  tools: groupsOf(
    fc.tuple(item, fc.constantFrom(-2, -1, -1, 1, 2, 3)),
    2,
  ) as unknown as fc.Arbitrary<Row["tools"]>,
  qualities: fc.array(
    fc.oneof(
      quality as fc.Arbitrary<Quality>,
      fc.tuple(quality, quality).map(([first, other]): Quality => ({ ...first, or: [other] })),
    ),
    { maxLength: 2 },
  ),
});

/** One item as a player has it. */
export const held: fc.Arbitrary<Held> = fc
  .record({
    item,
    number: fc.integer({ min: 0, max: 6 }),
    charges: fc.integer({ min: 0, max: 5 }),
    pseudo: fc.boolean(),
    qualities: fc.array(
      fc.tuple(fc.constantFrom("cutting", "boiling"), fc.integer({ min: 0, max: 2 })),
      { maxLength: 1 },
    ),
  })
  .map(({ item: id, number, charges, pseudo, qualities }) => ({
    item: id,
    ...(byCharges.has(id) ? { charges: number } : { count: number, charges }),
    ...(pseudo && number < 3 ? { pseudo } : {}),
    ...(qualities.length === 0 ? {} : { qualities }),
  }));

export const holdings: fc.Arbitrary<Held[]> = fc.uniqueArray(held, {
  selector: (each) => `${each.item} ${String(each.pseudo)}`,
  maxLength: 8,
});

export interface Choice {
  readonly components: readonly (readonly [item: string, count: number])[];
  readonly tools: readonly (readonly [item: string, charges: number])[];
}

/** Whether a choice can be carried out: things are laid aside one after the other. */
export function worksOut(
  row: Row,
  things: readonly Held[],
  choice: Choice,
  batch: number,
): boolean {
  const carried = new Map<string, { pieces: number; charges: number }>();
  const near = new Map<string, { pieces: number; charges: number }>();
  for (const { item: id, count, charges = 0, pseudo } of things) {
    const there = { pieces: count ?? charges, charges: count === 0 ? 0 : charges };
    if (pseudo === true) {
      near.set(id, { ...there, pieces: Math.min(there.pieces, byCharges.has(id) ? 1 : Infinity) });
    } else
      carried.set(id, { pieces: there.pieces, charges: byCharges.has(id) ? 0 : there.charges });
  }
  const none = { pieces: 0, charges: 0 };
  for (const [id, count] of choice.components) {
    const stack = carried.get(id) ?? none;
    if (stack.pieces < count * batch) return false;
    carried.set(id, { ...stack, pieces: stack.pieces - count * batch });
  }
  // Before charges are used up, all tools are there.
  for (const [id, charges] of choice.tools) {
    const pieces = (carried.get(id) ?? none).pieces + (near.get(id) ?? none).pieces;
    if (pieces < Math.max(-charges, 1)) return false;
  }
  const fits = ({ id, level, amount }: Way): boolean => {
    let pieces = 0;
    for (const name of itemNames) {
      const good = things.some(
        ({ item: own, qualities = [] }) =>
          own === name && qualities.some(([q, l]) => q === id && l >= level),
      );
      if (!good) continue;
      const left = (carried.get(name) ?? none).pieces;
      pieces += (byCharges.has(name) ? Math.min(left, 1) : left) + (near.get(name) ?? none).pieces;
    }
    return pieces >= amount;
  };
  if (!row.qualities.every((each) => [each, ...(each.or ?? [])].some(fits))) return false;
  for (const [id, charges] of choice.tools) {
    let needed = Math.max(charges, 0) * batch;
    const beside = near.get(id) ?? none;
    const fromNear = Math.min(needed, beside.charges);
    near.set(id, { ...beside, charges: beside.charges - fromNear });
    needed -= fromNear;
    if (needed === 0) continue;
    const own = carried.get(id) ?? none;
    if (byCharges.has(id)) {
      if (own.pieces < needed) return false;
      carried.set(id, { ...own, pieces: own.pieces - needed });
    } else {
      if (own.pieces < 1 || own.charges < needed) return false;
      carried.set(id, { ...own, charges: own.charges - needed });
    }
  }
  return true;
}

/** Every choice of one alternative a group. */
export function* choicesOf(row: Row): Generator<Choice> {
  for (const components of combinations(row.components)) {
    for (const tools of combinations(row.tools)) {
      yield {
        components: components.map(([id, count]) => [id, count] as const),
        tools: tools.map(([id, charges]) => [id, charges] as const),
      };
    }
  }
}

function* combinations<T>(groups: readonly (readonly T[])[]): Generator<T[]> {
  const [first, ...others] = groups;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const alternative of first) {
    for (const rest of combinations(others)) yield [alternative, ...rest];
  }
}

export function firstThatWorks(row: Row, things: readonly Held[], batch = 1): Choice | undefined {
  for (const choice of choicesOf(row)) if (worksOut(row, things, choice, batch)) return choice;
  return undefined;
}
