/** The one order of everything that is listed or printed: by UTF-16 code unit, alike in every locale. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
