/** Substitutions have no ids (§2.2): they are a list in load order. */
export interface Substitutions<Row> {
  /** Every substitution object, in load order; the same array until content is replaced. */
  all(): readonly Row[];
  /** Takes over new content in place (hot replacement). */
  replace(modules: readonly (readonly unknown[])[]): void;
}

/**
 * Makes the list from what each generated data module holds; what generated modules call.
 *
 * @example
 * ```ts
 * import { professionItemSubstitutions } from "./generated/index.js";
 *
 * const replaced = professionItemSubstitutions.all().flatMap(({ replacements }) => replacements);
 * replaced.some(({ item }) => item === "pass_boots"); // => true
 * ```
 */
export function createSubstitutions<Row>(
  modules: readonly (readonly unknown[])[],
): Substitutions<Row> {
  let current = modules;
  let rows: readonly Row[] | undefined;
  return {
    all: () => (rows ??= current.flat() as readonly Row[]),
    replace: (next) => {
      current = next;
      rows = undefined;
    },
  };
}
