/** Results by their inputs: what is made of the very same inputs is made once. */

export interface Memo {
  /**
   * The last result of that name, or what is made now where any input is another. `name` says of what type it is; the
   * inputs are asked for only where something is kept.
   */
  readonly part: <Part>(name: string, inputs: () => readonly unknown[], make: () => Part) => Part;
}

export function createMemo(): Memo {
  const made = new Map<string, { readonly inputs: readonly unknown[]; readonly part: unknown }>();
  return {
    part: <Part>(name: string, inputs: () => readonly unknown[], make: () => Part): Part => {
      const now = inputs();
      const before = made.get(name);
      // Nobody else uses the name, so that what was made under it is what is made now.
      if (before && isSameList(before.inputs, now)) return before.part as Part;
      const part = make();
      made.set(name, { inputs: now, part });
      return part;
    },
  };
}

/** For a single run: nothing is kept. */
export const noMemo: Memo = { part: (_name, _inputs, make) => make() };

/** Whether two lists hold the very same entries. */
export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((entry, index) => Object.is(entry, other[index]));
}
