import type { Postings } from "../tables/recipe-lookups.ts";

/** Look-ups by what they look up by. */
export type HeldLookups = Readonly<Record<string, Postings>>;

/** The values that find a record, each list after what they are looked up by. */
export type FindingValues = readonly (readonly string[])[];

/**
 * Returns look-ups of a table that has changed.
 * @param moved the new position of each old one; `undefined` if it is no longer found by the same values
 * @param added what finds records at new positions
 */
export function changedLookups(
  shipped: HeldLookups,
  moved: readonly (number | undefined)[],
  added: readonly (readonly [at: number, values: FindingValues])[],
): HeldLookups {
  const keys = Object.entries(shipped).map(([key, postings]) => {
    const lists = new Map<string, number[]>();
    for (const [value, positions] of Object.entries(postings)) {
      lists.set(
        value,
        positions.flatMap((at) => moved[at] ?? []),
      );
    }
    for (const [at, values] of added) {
      for (const value of values.flatMap(([of, ...some]) => (of === key ? some : []))) {
        const list = lists.get(value);
        if (list?.includes(at) !== true && value !== "") lists.set(value, [...(list ?? []), at]);
      }
    }
    const found = [...lists].filter(([, list]) => list.length > 0);
    return [key, Object.fromEntries(found.map(([value, list]) => [value, inOrder(list)]))] as const;
  });
  return Object.fromEntries(keys);
}

function inOrder(list: number[]): readonly number[] {
  return list.sort((one, other) => one - other);
}
