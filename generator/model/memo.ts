/** Keeps the last result of each part, and returns it again as long as its inputs are identical. */

export interface Memo {
  /**
   * Returns the last result of that name if all inputs are identical; otherwise makes it again, with the last result as
   * `before`. Each name must always be used with the same type.
   */
  readonly part: <Part>(
    name: string,
    inputs: readonly unknown[],
    make: (before: Part | undefined) => Part,
  ) => Part;
}

/** A memo that says what a part was last made from. */
export interface OpenMemo extends Memo {
  readonly inputsOf: (name: string) => readonly unknown[] | undefined;
}

export function createMemo(): OpenMemo {
  const made = new Map<string, { readonly inputs: readonly unknown[]; readonly part: unknown }>();
  return {
    inputsOf: (name) => made.get(name)?.inputs,
    part: <Part>(
      name: string,
      inputs: readonly unknown[],
      make: (before: Part | undefined) => Part,
    ): Part => {
      const last = made.get(name);
      // Nobody else uses the name, so the last result has the type of this part.
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

/** Whether two lists contain identical entries in the same order. */
export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (!Object.is(one[at], other[at])) return false;
  return true;
}
