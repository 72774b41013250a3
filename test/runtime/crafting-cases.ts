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

/** One stack as a player has it: mostly as its item is counted, now and then otherwise. */
export const held: fc.Arbitrary<Held> = fc
  .record({
    item,
    number: fc.integer({ min: 0, max: 6 }),
    charges: fc.integer({ min: 0, max: 5 }),
    form: fc.integer({ min: 0, max: 9 }),
    pseudo: fc.boolean(),
    qualities: fc.option(
      fc.array(fc.tuple(fc.constantFrom("cutting", "boiling"), fc.integer({ min: 0, max: 2 })), {
        maxLength: 2,
      }),
    ),
  })
  .map(({ item: id, number, charges, form, pseudo, qualities }) => ({
    item: id,
    ...amounts(form === 0 ? !byCharges.has(id) : byCharges.has(id), form, number, charges),
    ...(pseudo && number < 3 ? { pseudo } : {}),
    ...(qualities === null ? {} : { qualities }),
  }));

function amounts(
  isCharges: boolean,
  form: number,
  number: number,
  charges: number,
): Pick<Held, "count" | "charges"> {
  if (isCharges) return { charges: number };
  if (form === 1) return {};
  return form === 2 ? { count: number } : { count: number, charges };
}

/** Several stacks may be of one item. */
export const holdings: fc.Arbitrary<Held[]> = fc.array(held, { maxLength: 8 });

const toolQuality = fc.constantFrom("cutting", "boiling", "sawing");

/** Recipes that spend nearly all of the very items that they need as tools, which differ piece by piece. */
export const toolSpenders: fc.Arbitrary<readonly [row: Row, things: Held[]]> = fc
  .record({
    stacks: fc.array(
      fc.record({
        item: fc.constantFrom("rope", "rope", "lamp", "tar"),
        number: fc.integer({ min: 1, max: 2 }),
        qualities: fc.uniqueArray(fc.tuple(toolQuality, fc.integer({ min: 1, max: 2 })), {
          selector: ([id]) => id,
          minLength: 1,
          maxLength: 2,
        }),
      }),
      { minLength: 3, maxLength: 6 },
    ),
    left: fc.integer({ min: 1, max: 3 }),
    needs: fc.array(
      fc.record({
        id: toolQuality,
        level: fc.constantFrom(1, 1, 2),
        amount: fc.constantFrom(1, 2),
      }),
      { minLength: 2, maxLength: 3 },
    ),
    either: fc.boolean(),
  })
  .map(({ stacks, left, needs: [first, second, ...others], either }) => {
    const things = stacks.map(({ item: id, number, qualities }) => ({
      item: id,
      ...(byCharges.has(id) ? { charges: number } : { count: number }),
      qualities,
    }));
    const spent = ["rope", "lamp", "tar"].flatMap((id) => {
      const all = stacks.reduce((sum, each) => (each.item === id ? sum + each.number : sum), 0);
      return all > left ? [[[id, all - left, true] as const]] : [];
    });
    const firstNeed = either ? { ...first!, or: others } : first!;
    const row: Row = {
      id: "thing",
      obsolete: false,
      on_display: true,
      components: spent,
      tools: [],
      qualities: [firstNeed, second!, ...(either ? [] : others)],
    };
    return [row, things] as const;
  });

export interface Choice {
  readonly components: readonly (readonly [item: string, count: number])[];
  readonly tools: readonly (readonly [item: string, charges: number])[];
}

/** Pieces that nothing tells apart; of an item that is counted by charges, a heap of them. */
interface Heap {
  readonly item: string;
  readonly qualities: NonNullable<Held["qualities"]>;
  readonly isNear: boolean;
  readonly isCharges: boolean;
  readonly pieces: number;
}

interface Laid {
  readonly heaps: readonly Heap[];
  /** Charges that the pieces of an item hold, of those carried and of those that stand near. */
  readonly carried: ReadonlyMap<string, number>;
  readonly near: ReadonlyMap<string, number>;
}

/** Every stack by itself, as it is told; charges of an item lie together. */
function layOut(things: readonly Held[]): Laid {
  const heaps = new Map<string, Heap>();
  const carried = new Map<string, number>();
  const near = new Map<string, number>();
  const isPieces = ({ count, charges }: Held): boolean =>
    count === undefined ? charges === undefined : count > 0;
  for (const thing of things) {
    const { item: id, count, charges = 0, qualities = [], pseudo: isNear = false } = thing;
    const onlyCharges = !isPieces(thing) && count === undefined;
    const isCharges =
      onlyCharges &&
      !isNear &&
      !things.some((each) => each.item === id && each.pseudo !== true && isPieces(each));
    const pieces = isCharges ? charges : onlyCharges ? Math.min(charges, 1) : (count ?? 1);
    if (pieces === 0) continue;
    // Of a quality that is told twice the highest level holds; levels have one digit here.
    const levels = new Map([...qualities].sort((one, other) => one[1] - other[1]));
    const name = JSON.stringify([id, isNear, [...levels].sort()]);
    heaps.set(name, {
      item: id,
      qualities,
      isNear,
      isCharges,
      pieces: pieces + (heaps.get(name)?.pieces ?? 0),
    });
    const holding = isNear ? near : carried;
    if (!isCharges) holding.set(id, charges + (holding.get(id) ?? 0));
  }
  return { heaps: [...heaps.values()], carried, near };
}

/** Every way to take so many pieces of an item that is carried. */
function* taking(heaps: readonly Heap[], id: string, count: number): Generator<readonly Heap[]> {
  const [first, ...others] = heaps;
  if (first === undefined) {
    if (count === 0) yield [];
    return;
  }
  const most = first.item === id && !first.isNear ? Math.min(first.pieces, count) : 0;
  for (let taken = 0; taken <= most; taken += 1) {
    for (const rest of taking(others, id, count - taken)) {
      yield [{ ...first, pieces: first.pieces - taken }, ...rest];
    }
  }
}

function* takingAll(
  heaps: readonly Heap[],
  components: readonly (readonly [item: string, count: number])[],
): Generator<readonly Heap[]> {
  const [first, ...others] = components;
  if (first === undefined) {
    yield heaps;
    return;
  }
  for (const left of taking(heaps, ...first)) yield* takingAll(left, others);
}

/** Whether a choice can be carried out: things are laid aside one after the other, in every way that there is. */
export function worksOut(
  row: Row,
  things: readonly Held[],
  choice: Choice,
  batch: number,
): boolean {
  const laid = layOut(things);
  const wanted = new Map<string, number>();
  for (const [id, count] of choice.components) {
    wanted.set(id, (wanted.get(id) ?? 0) + count * batch);
  }
  for (const heaps of takingAll(laid.heaps, [...wanted])) {
    if (serves(row, { ...laid, heaps }, choice, batch)) return true;
  }
  return false;
}

/** Whether what is left serves as the tools. */
function serves(row: Row, { heaps, carried, near }: Laid, choice: Choice, batch: number): boolean {
  const pieces = (id: string, fits: (heap: Heap) => boolean): number =>
    heaps.reduce((sum, heap) => (heap.item === id && fits(heap) ? sum + heap.pieces : sum), 0);
  // Before charges are used up, all tools are there.
  for (const [id, charges] of choice.tools) {
    if (pieces(id, () => true) < Math.max(-charges, 1)) return false;
  }
  const meets = ({ id, level, amount }: Way): boolean => {
    let tools = 0;
    for (const heap of heaps) {
      if (!heap.qualities.some(([quality, has]) => quality === id && has >= level)) continue;
      tools += heap.isCharges ? Math.min(heap.pieces, 1) : heap.pieces;
    }
    return tools >= amount;
  };
  if (!row.qualities.every((each) => [each, ...(each.or ?? [])].some(meets))) return false;
  const needed = new Map<string, number>();
  for (const [id, charges] of choice.tools) {
    needed.set(id, (needed.get(id) ?? 0) + Math.max(charges, 0) * batch);
  }
  for (const [id, charges] of needed) {
    const own = charges - (near.get(id) ?? 0);
    if (own <= 0) continue;
    const heap = pieces(id, ({ isCharges }) => isCharges);
    const held = pieces(id, ({ isCharges, isNear }) => !isCharges && !isNear) > 0;
    if (heap < own && !(held && (carried.get(id) ?? 0) >= own)) return false;
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
