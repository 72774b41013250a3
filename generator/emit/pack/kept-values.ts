import { createValueSet, type ValueSet } from "./values.ts";

/**
 * The set of values of each module across runs, by its path: what was packed before is known by the next run. Values
 * that are gone stay in it, until they could be more than those that are there.
 */
export function keepValues(): (path: string) => ValueSet {
  const kept = new Map<string, { readonly set: ValueSet; first: number }>();
  return (path) => {
    const before = kept.get(path);
    if (before) {
      before.first ||= before.set.size;
      if (before.set.size <= 2 * before.first) return before.set;
    }
    const set = createValueSet();
    kept.set(path, { set, first: 0 });
    return set;
  };
}
