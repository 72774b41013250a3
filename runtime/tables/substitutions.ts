/** Each module's objects in order, or rows that are made when they are asked for (`unpack`). */
export type SubstitutionData =
  readonly (readonly unknown[])[] | { readonly size: number; row(position: number): unknown };

/** Substitutions have no ids (§2.2): they are a list in load order. */
export interface Substitutions<Row> {
  /** Every substitution object, in load order; the same array until content is replaced. */
  all(): readonly Row[];
  /** Takes over new content in place (hot replacement). */
  replace(data: SubstitutionData): void;
}

/**
 * Makes the list of substitutions (§2.2) from what each generated data module holds; what generated modules call.
 *
 * @example
 * ```ts
 * import { professionItemSubstitutions } from "./generated/index.js";
 *
 * const replaced = professionItemSubstitutions.all().flatMap(({ replacements }) => replacements);
 * replaced.some(({ item }) => item === "pass_boots"); // => true
 * ```
 */
export function createSubstitutions<Row>(data: SubstitutionData): Substitutions<Row> {
  let current = data;
  let rows: readonly Row[] | undefined;
  return {
    all: () => (rows ??= rowsOf(current) as readonly Row[]),
    replace: (next) => {
      current = next;
      rows = undefined;
    },
  };
}

function rowsOf(data: SubstitutionData): readonly unknown[] {
  if (!("row" in data)) return data.flat();
  return Array.from({ length: data.size }, (_, position) => data.row(position));
}
