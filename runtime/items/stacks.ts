/** Stacks of rolled items: few of them, however many pieces there are. */
import type { SpawnedItem } from "./spawned-item.ts";

/** Of more pieces than this some are alike. */
export const mostLots = 100;

/** As even as can be, and each a single one where there are few enough. */
export function lotSizes(count: number, lots: number): number[] {
  const length = Math.max(Math.min(count, lots), 0);
  const least = Math.floor(count / length);
  const greater = count - least * length;
  return Array.from({ length }, (_, lot) => (lot < greater ? least + 1 : least));
}

/** The same pieces in lots that are rolled apart: one by one, or where they are too many, so many in all. */
export function inLots(items: readonly SpawnedItem[], lots: number): SpawnedItem[] {
  const pieces = items.reduce((sum, { count }) => sum + count, 0);
  const each = pieces <= lots ? lots : Math.max(Math.floor(lots / items.length), 1);
  return items.flatMap((item) => lotSizes(item.count, each).map((count) => ({ ...item, count })));
}

/** A product of counts, at most the greatest that is exact. */
export function times(count: number, other: number): number {
  return Math.min(count * other, Number.MAX_SAFE_INTEGER);
}

/** Equal pieces are put together where the first of them stands. */
export function together(items: readonly SpawnedItem[]): SpawnedItem[] {
  const stacks = new Map<string, SpawnedItem>();
  for (const item of items) {
    const name = nameOf(item);
    const count = Math.min((stacks.get(name)?.count ?? 0) + item.count, Number.MAX_SAFE_INTEGER);
    stacks.set(name, { ...item, count });
  }
  return [...stacks.values()];
}

/** Everything about a piece, in one text. */
function nameOf({ count: _, contents, ...rest }: SpawnedItem): string {
  const members = Object.entries(rest).sort(([one], [other]) => (one < other ? -1 : 1));
  const inside = contents?.map((item) => [item.count, nameOf(item)]);
  return JSON.stringify([members, inside]);
}
