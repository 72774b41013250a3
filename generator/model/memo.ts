/** Results by their inputs: what is made of the very same inputs is made once. */

export interface Memo {
  /**
   * The last result of that name, or what is made now where any input is another; `before` is the last result then.
   * `name` says of what type it is.
   */
  readonly part: <Part>(
    name: string,
    inputs: readonly unknown[],
    make: (before: Part | undefined) => Part,
  ) => Part;
}

export function createMemo(): Memo {
  const made = new Map<string, { readonly inputs: readonly unknown[]; readonly part: unknown }>();
  return {
    part: <Part>(
      name: string,
      inputs: readonly unknown[],
      make: (before: Part | undefined) => Part,
    ): Part => {
      const last = made.get(name);
      // Nobody else uses the name, so that what was made under it is what is made now.
      const before = last?.part as Part | undefined;
      if (last && before !== undefined && isSameList(last.inputs, inputs)) return before;
      const part = make(before);
      made.set(name, { inputs, part });
      return part;
    },
  };
}

/** For a single run: nothing is kept. */
export const noMemo: Memo = { part: (_name, _inputs, make) => make(undefined) };

/** Whether two lists hold the very same entries. */
export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (!Object.is(one[at], other[at])) return false;
  return true;
}
