/**
 * One kind's definitions: look-up by id, and a dense integer index for tile maps. Order is code-unit order of
 * the ids, with the null id (where the kind has one) at 0, the same for the same content.
 */
import type { Keyed } from "./brands.ts";

/** What a generated module hands to its table. */
export interface TableData {
  /** Every id, in index order. */
  readonly order: readonly string[];
  /** Records by id; each id of `order` is in exactly one of them. */
  readonly records: readonly Readonly<Record<string, unknown>>[];
}

export interface Table<Row, Id extends string, Key extends string> {
  /** The kind's name in the format, such as "terrain". */
  readonly kind: string;
  readonly size: number;
  /** The record of an id. Ids from constants and keys are known to exist; any other may be `undefined`. */
  get(id: Key | (Id & Keyed<string>)): Row;
  get(id: Id): Row | undefined;
  /** Whether a definition of that id exists; narrows any text to an id of this kind. */
  has(id: string): id is Id;
  /** All ids in index order. */
  ids(): readonly Id[];
  /** Position of an id in `ids()`, or -1; stable within one build, fit for typed arrays. */
  index(id: Id | Key): number;
  /** The record at an index, or `undefined` outside `0 … size - 1`. */
  at(index: number): Row | undefined;
  /** Takes over new content in place, so that those who hold the table see it (hot replacement). */
  replace(data: TableData): void;
}

/** Makes a table; nothing is looked at before the first use. */
export function createTable<T extends Table<never, never, never>>(kind: string, data: TableData): T {
  let current = data;
  let positions: Map<string, number> | undefined;
  let rows: unknown[] = [];

  function load(): Map<string, number> {
    const byId = new Map<string, unknown>();
    for (const records of current.records) {
      for (const id of Object.keys(records)) byId.set(id, records[id]);
    }
    positions = new Map();
    rows = [];
    for (const id of current.order) {
      const row = byId.get(id);
      if (row === undefined) throw new Error(`${kind} table: no record for "${id}"`);
      positions.set(id, rows.length);
      rows.push(row);
    }
    return positions;
  }

  const table: Table<unknown, string, string> = {
    kind,
    get size() {
      return current.order.length;
    },
    get: (id: string) => {
      const position = (positions ?? load()).get(id);
      return position === undefined ? undefined : rows[position];
    },
    has: (id): id is string => (positions ?? load()).has(id),
    ids: () => current.order,
    index: (id) => (positions ?? load()).get(id) ?? -1,
    at: (index) => {
      if (!positions) load();
      return rows[index];
    },
    replace: (next) => {
      current = next;
      positions = undefined;
    },
  };
  // The one cast: generated data is typed with keys, records with branded ids; the values are the same.
  return table as unknown as T;
}
