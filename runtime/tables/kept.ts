/** Values derived from a whole table: computed on first use, and again after its content was replaced. */

interface KeptTable {
  ids(): readonly string[];
  readonly revision?: number;
}

interface Kept<Made> {
  readonly ids: readonly string[];
  readonly revision: number | undefined;
  readonly made: Made;
}

/**
 * Returns a function that calls `make` and remembers the last result for each table, without keeping the table from
 * being garbage-collected.
 */
export function keptPerTable<Made>(): <Of extends KeptTable>(
  table: Of,
  make: (table: Of) => Made,
) => Made {
  const kept = new WeakMap<KeptTable, Kept<Made>>();
  return (table, make) => {
    const ids = table.ids();
    const { revision } = table;
    const last = kept.get(table);
    if (last?.ids === ids && last.revision === revision) return last.made;
    const made = make(table);
    kept.set(table, { ids, revision, made });
    return made;
  };
}
