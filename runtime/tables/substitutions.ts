/** Each module's objects in order, or rows that are created on demand (`unpack`). */
export type SubstitutionData =
  readonly (readonly unknown[])[] | { readonly size: number; row(position: number): unknown };

/** Records of a kind whose definitions have no ids. */
export interface RecordList<Row> {
  /** Every record, in load order; the same array until the content is replaced. */
  all(): readonly Row[];
  /** Takes over new content in place (hot replacement). */
  replace(data: SubstitutionData): void;
}

/** Substitutions have no ids (§2.2): they form a list in load order. */
export type Substitutions<Row> = RecordList<Row>;

/**
 * Creates the list of substitutions (§2.2) from the contents of the generated data modules; called by generated
 * modules.
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
  return createList(data);
}

/**
 * Creates the list of a kind whose definitions have no ids from the contents of the generated data modules; called by
 * generated modules.
 *
 * @example
 * ```ts
 * import { createList } from "defwright/runtime";
 *
 * const omens = createList<{ sign: string }>([[{ sign: "howling" }], [{ sign: "rustling" }]]);
 * omens.all().map(({ sign }) => sign); // => ["howling", "rustling"]
 * ```
 */
export function createList<Row>(data: SubstitutionData): RecordList<Row> {
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
