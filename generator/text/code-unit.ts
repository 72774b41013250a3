/** The order of everything that is listed or printed: by UTF-16 code unit, the same in every locale. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Sorts strings in this order, which is the default order of the language. */
export function sortedByCodeUnit(strings: Iterable<string>): string[] {
  return [...strings].sort();
}
