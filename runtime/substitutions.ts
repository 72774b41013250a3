/** Substitutions have no ids (§2.2): they are a list in load order. */
export interface Substitutions<Row> {
  /** Every substitution object, in load order. */
  all(): readonly Row[];
  /** Takes over new content in place (hot replacement). */
  replace(modules: readonly (readonly unknown[])[]): void;
}

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
