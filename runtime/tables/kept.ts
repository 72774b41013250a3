/** What is made of a whole table: on the first use, and anew after its content was replaced. */

interface KeptTable {
  ids(): readonly string[];
  readonly revision?: number;
}

interface Kept<Made> {
  readonly ids: readonly string[];
  readonly revision: number | undefined;
  readonly made: Made;
}

/** `make` with a memory of its last answer for each table, which does not keep the table from being collected. */
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
