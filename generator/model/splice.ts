/** The part in which two lists differ: before `start`, and from the two ends on, their entries are identical. */
export interface Splice {
  readonly start: number;
  /** End of the part in the earlier list (exclusive). */
  readonly endBefore: number;
  /** End of the part in the present list (exclusive). */
  readonly end: number;
}

export function spliceOf(before: readonly unknown[], now: readonly unknown[]): Splice {
  const shorter = Math.min(before.length, now.length);
  let start = before === now ? shorter : 0;
  while (start < shorter && before[start] === now[start]) start += 1;
  let endBefore = before.length;
  let end = now.length;
  while (endBefore > start && end > start && before[endBefore - 1] === now[end - 1]) {
    endBefore -= 1;
    end -= 1;
  }
  return { start, endBefore, end };
}

/** Builds the present list from an earlier one and the present entries of the part in which the two differ. */
export function spliced<Item>(
  before: readonly Item[],
  { start, endBefore }: Splice,
  part: readonly Item[],
): Item[] {
  return before.slice(0, start).concat(part, before.slice(endBefore));
}
