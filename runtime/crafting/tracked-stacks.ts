/** The stacks of one item as they come and go, and the qualities that were stated for them (§2.10). */
import {
  isNothing,
  sortsOf,
  stockOf,
  type ItemAtHand,
  type Qualities,
  type Stock,
} from "./supplies.ts";

type Stack = ItemAtHand<string, string>;

/** What is carried of an item and what is nearby; each is replaced separately. */
export interface Sides {
  carried: Stock;
  near: Stock;
  /** The qualities of a stack that states none; none if those that were stated differed. */
  carriedQualities: Qualities;
  nearQualities: Qualities;
}

/** Qualities before any were stated. */
export const noQualities: Qualities = [];

/** Replaces what was carried, or what was nearby, with these stacks. */
export function followStacks(sides: Sides, entries: readonly Stack[]): void {
  const areNear = countNear(entries);
  if (areNear < entries.length) {
    const carried = areNear === 0 ? entries : entries.filter((entry) => !isNear(entry));
    sides.carried = stockOf(carried, sides.carriedQualities);
    sides.carriedQualities = statedBy(carried, sides.carriedQualities);
  }
  if (areNear > 0) {
    const near = areNear === entries.length ? entries : entries.filter(isNear);
    sides.near = stockOf(near, sides.nearQualities);
    sides.nearQualities = statedBy(near, sides.nearQualities);
  }
}

/** Everything that is available of the item. */
export function stockOfBoth({ carried, near }: Sides): Stock {
  if (isNothing(near)) return carried;
  const { pseudo_pieces, pseudo_charges } = near;
  return {
    ...carried,
    pseudo_pieces,
    pseudo_charges,
    tools: sortsOf([...carried.tools, ...near.tools]),
  };
}

function countNear(entries: readonly Stack[]): number {
  let count = 0;
  for (const entry of entries) if (isNear(entry)) count += 1;
  return count;
}

function isNear({ pseudo }: Stack): boolean {
  return pseudo === true;
}

/** The qualities that these stacks state; there is at least one stack. */
function statedBy(entries: readonly Stack[], unstated: Qualities): Qualities {
  const stated = entries[0]?.qualities ?? unstated;
  if (entries.length === 1) return stated;
  const isSame = entries.every(({ qualities = unstated }) => sameQualities(qualities, stated));
  return isSame ? stated : noQualities;
}

function sameQualities(one: Qualities, other: Qualities): boolean {
  return (
    one === other ||
    (one.length === other.length &&
      one.every(([id, level], place) => id === other[place]?.[0] && level === other[place][1]))
  );
}
