/**
 * Returns a subset of the entries that is sound together, in order: all if they are; otherwise, entries that are not
 * sound together with those before them are left out.
 * @param isSound Called with the leading entries, without those left out; the last set that it accepted is the result.
 */
export function soundPart<T>(
  entries: readonly T[],
  isSound: (some: readonly T[]) => boolean,
): readonly T[] {
  const add = (taken: readonly T[], more: readonly T[]): readonly T[] => {
    if (more.length === 0) return taken;
    const together = [...taken, ...more];
    if (isSound(together)) return together;
    if (more.length === 1) return taken;
    const half = more.length >> 1;
    return add(add(taken, more.slice(0, half)), more.slice(half));
  };
  return add([], entries);
}
