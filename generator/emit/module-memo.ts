/**
 * Texts of modules by what they were made of. Where all of it is the very same as the last time, the text is; so an
 * edit prints the modules that it changes and no others.
 */
import { keepValues } from "./pack/kept-values.ts";
import { createValueSet, type ValueSet } from "./pack/values.ts";

export interface ModuleMemo {
  /** For a packed module: what is known of the values that it was packed from. */
  readonly values: (path: string) => ValueSet;
  /** The text of the module at `path`: the last one, or made anew where any input is another. */
  readonly text: (path: string, inputs: readonly unknown[], make: () => string) => string;
}

export function createModuleMemo(): ModuleMemo {
  const made = new Map<string, { readonly inputs: readonly unknown[]; readonly text: string }>();
  return {
    values: keepValues(),
    text: (path, inputs, make) => {
      const before = made.get(path);
      if (before && isSame(before.inputs, inputs)) return before.text;
      const text = make();
      made.set(path, { inputs, text });
      return text;
    },
  };
}

/** For a single run: nothing is kept. */
export const noMemo: ModuleMemo = {
  values: createValueSet,
  text: (_path, _inputs, make) => make(),
};

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((input, index) => input === other[index]);
}
