/** Stacks of rolled items: few of them, however many pieces there are. */
import type { SpawnedItem } from "./spawned-item.ts";

/** If there are more pieces than this, some are identical. */
export const mostLots = 100;

/** The sizes of the lots, as even as possible; each lot is a single piece if there are few enough. */
export function lotSizes(count: number, lots: number): number[] {
  const length = Math.max(Math.min(count, lots), 0);
  const least = Math.floor(count / length);
  const greater = count - least * length;
  return Array.from({ length }, (_, lot) => (lot < greater ? least + 1 : least));
}

/**
 * Splits pieces into lots that are rolled separately: single pieces, or if there are too many, `lots` lots divided
 * among the items.
 */
export function inLots(items: readonly SpawnedItem[], lots: number): SpawnedItem[] {
  const pieces = items.reduce((sum, { count }) => sum + count, 0);
  const each = pieces <= lots ? lots : Math.max(Math.floor(lots / items.length), 1);
  return items.flatMap((item) => lotSizes(item.count, each).map((count) => ({ ...item, count })));
}

/** A product of counts, limited to the greatest exact whole number. */
export function times(count: number, other: number): number {
  return Math.min(count * other, Number.MAX_SAFE_INTEGER);
}

/** Merges equal pieces at the position of the first of them. */
export function together(items: readonly SpawnedItem[]): SpawnedItem[] {
  const stacks = new Map<string, SpawnedItem>();
  for (const item of items) {
    const name = nameOf(item);
    const count = Math.min((stacks.get(name)?.count ?? 0) + item.count, Number.MAX_SAFE_INTEGER);
    stacks.set(name, { ...item, count });
  }
  return [...stacks.values()];
}

/** Everything about a piece but its count, as one text. */
function nameOf({ count: _, contents, ...rest }: SpawnedItem): string {
  const members = Object.entries(rest).sort(([one], [other]) => (one < other ? -1 : 1));
  const inside = contents?.map((item) => [item.count, nameOf(item)]);
  return JSON.stringify([members, inside]);
}
