/** The stacks of one item while they come and go, and what was told of their qualities (§2.10). */
import { stockOf, type ItemAtHand, type Qualities, type Stock } from "./supplies.ts";

type Stack = ItemAtHand<string, string>;

/** What is carried of an item and what stands near: each is replaced by itself. */
export interface Stacks {
  readonly carried: Side;
  readonly near: Side;
}

interface Side {
  readonly stacks: readonly Stack[];
  /** What a stack has that does not say; none where those that said something differed. */
  readonly qualities: Qualities;
}

const noSide: Side = { stacks: [], qualities: [] };
export const noStacks: Stacks = { carried: noSide, near: noSide };

/** The stacks after these have taken the place of what was carried, or of what stood near. */
export function followStacks({ carried, near }: Stacks, entries: readonly Stack[]): Stacks {
  if (!entries.some(isNear)) return { carried: replaced(carried, entries), near };
  const others = entries.filter((entry) => !isNear(entry));
  return { carried: replaced(carried, others), near: replaced(near, entries.filter(isNear)) };
}

export function stockOfAll({ carried, near }: Stacks): Stock {
  return stockOf(near.stacks.length === 0 ? carried.stacks : [...carried.stacks, ...near.stacks]);
}

function isNear({ pseudo }: Stack): boolean {
  return pseudo === true;
}

function replaced(side: Side, entries: readonly Stack[]): Side {
  const [first, ...others] = entries;
  if (first === undefined) return side;
  const stacks = entries.map((entry) =>
    entry.qualities === undefined && side.qualities.length > 0
      ? { ...entry, qualities: side.qualities }
      : entry,
  );
  const told = first.qualities ?? side.qualities;
  const isSame = others.every(({ qualities = side.qualities }) => sameQualities(qualities, told));
  return { stacks, qualities: isSame ? told : [] };
}

function sameQualities(one: Qualities, other: Qualities): boolean {
  return (
    one === other ||
    (one.length === other.length &&
      one.every(([id, level], place) => id === other[place]?.[0] && level === other[place][1]))
  );
}
