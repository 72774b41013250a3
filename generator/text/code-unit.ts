/** The one order of everything that is listed or printed: by UTF-16 code unit, alike in every locale. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The strings in that order, which is the one that the language itself sorts by where nobody compares. */
export function sortedByCodeUnit(strings: Iterable<string>): string[] {
  return [...strings].sort();
}
