/**
 * One kind's definitions: look-up by id, and a dense integer index for tile maps. Order is code-unit order of
 * the ids, with the null id (where the kind has one) at 0, the same for the same content.
 */
import type { KindOf, Known } from "../ids/brands.ts";
import type { Dialect } from "./dialect.ts";
import { noFormerIds, type FormerIds } from "../ids/former-ids.ts";

/** What a generated module hands to its table. */
export interface TableData {
  /** Every id, in index order. */
  readonly order: readonly string[];
  /** Records by id; each id of `order` is in exactly one of them. */
  readonly records: readonly Readonly<Record<string, unknown>>[];
  /** Ids of earlier releases; absent where there are none. Called when somebody asks for one. */
  readonly former?: () => FormerIds;
  /** Of the content that it was made of; "spec" where absent. */
  readonly dialect?: Dialect;
}

/** The other way to hand rows over: they are made when they are asked for (`unpack`). */
export interface RowSource {
  /** Every id, in index order. */
  readonly order: readonly string[];
  /** The row at a position in `order`, always the same one; `undefined` where there is none. */
  row(position: number): unknown;
  /** Ids of earlier releases; absent where there are none. Called when somebody asks for one. */
  readonly former?: () => FormerIds;
  /** Of the content that they were made of; "spec" where absent. */
  readonly dialect?: Dialect;
}

/**
 * Every definition of one kind. Asking for an id it does not have is answered, never thrown.
 *
 * `Of` is the dialect of its content: generated tables name it, so that the compiler asks for what verbs need there.
 */
export interface Table<Row, Id extends string, Key extends string, Of extends Dialect = Dialect> {
  /** The kind's name in the format, such as "terrain". */
  readonly kind: KindOf<Id>;
  /** How many definitions there are. */
  readonly size: number;
  /** The record of an id. Ids from constants, keys and `has` are known to exist; any other may be `undefined`. */
  // One by one: against a union, the compiler would compare an id with every key there is.
  /* eslint-disable @typescript-eslint/unified-signatures */
  get(id: Known<Id>): Row;
  get(id: Key): Row;
  get(id: Id): Row | undefined;
  /** Whether a definition of that id exists; narrows any text to a known id of this kind. */
  has(id: string): id is Known<Id>;
  /** All ids in index order. */
  ids(): readonly Known<Id>[];
  /** Position of an id in `ids()`, or -1; stable within one build, fit for typed arrays. */
  index(id: Id): number;
  index(id: Key): number;
  /* eslint-enable @typescript-eslint/unified-signatures */
  /** The record at an index, or `undefined` outside `0 … size - 1`. */
  at(index: number): Row | undefined;
  /** Ids of earlier releases, by what became of them: `resolveSavedId` follows them. */
  readonly former: FormerIds;
  /** The dialect that the content was compiled in; verbs whose outcome depends on it go by this. */
  readonly dialect: Of;
  /** How often the content was replaced: whoever keeps what was made of it compares this. */
  readonly revision: number;
  /**
   * Takes over new content in place, so that those who hold the table see it (hot replacement). What is kept by index,
   * such as tile maps, is the host's to carry over; look-ups of recipes have to be replaced as well (`replaceLookups`).
   */
  replace(data: TableData | RowSource): void;
}

/**
 * Makes a table of ids that stay what they are (§2.3, §9.1); nothing is looked at before the first use, so that
 * importing one costs nothing. Generated modules call it.
 *
 * The first use throws where the data contradicts itself (an id without a record): that is a broken build, not
 * a situation of a game.
 *
 * @example
 * ```ts
 * import { terrain, TerrainId } from "./generated/index.js";
 *
 * terrain.get(TerrainId.t_door_c).open; // => "t_door_o"
 * terrain.get("t_door_o").close; // => "t_door_c"
 *
 * // A tile map of small integers.
 * const map = new Uint16Array(80 * 24).fill(terrain.index(TerrainId.t_door_c));
 * terrain.at(map[0] ?? 0)?.id; // => "t_door_c"
 * terrain.ids()[0]; // => "t_null"
 * ```
 */
export function createTable<
  T extends Pick<Table<unknown, string, never>, "kind" | "size" | "replace">,
>(kind: string, data: TableData | RowSource): T {
  let current = data;
  let revision = 0;
  let source: RowSource | undefined;
  let positions: ReadonlyMap<string, number> | undefined;
  /** Rows that were asked for, here without a further call. */
  let rows: unknown[] = [];
  let former: FormerIds | undefined;
  const load = (): RowSource => {
    if (source !== undefined) return source;
    source = "row" in current ? current : loadRows(kind, current);
    // As long as it will be: an array that is filled from anywhere is else slow to read.
    rows = new Array<unknown>(source.order.length);
    return source;
  };
  const positionOf = (id: string): number | undefined => {
    positions ??= new Map(load().order.map((each, position) => [each, position]));
    return positions.get(id);
  };
  const rowAt = (position: number): unknown => {
    const known = rows[position];
    if (known !== undefined) return known;
    const row = load().row(position);
    if (row !== undefined) rows[position] = row;
    return row;
  };

  const table: Table<unknown, string, string> = {
    kind,
    get size() {
      return current.order.length;
    },
    get: (id: string) => {
      const position = positionOf(id);
      return position === undefined ? undefined : rowAt(position);
    },
    has: (id): id is Known<string> => positionOf(id) !== undefined,
    ids: () => current.order as readonly Known<string>[],
    index: (id) => positionOf(id) ?? -1,
    at: rowAt,
    get former() {
      return (former ??= current.former?.() ?? noFormerIds);
    },
    get dialect() {
      return current.dialect ?? "spec";
    },
    get revision() {
      return revision;
    },
    replace: (next) => {
      current = next;
      revision += 1;
      source = undefined;
      positions = undefined;
      former = undefined;
      rows = [];
    },
  };
  // The one cast: generated data is typed with keys, records with branded ids; the values are the same.
  return table as unknown as T;
}

function loadRows(kind: string, { order, records }: TableData): RowSource {
  const byId = new Map<string, unknown>();
  for (const module of records) {
    for (const id of Object.keys(module)) byId.set(id, module[id]);
  }
  const rows: unknown[] = [];
  for (const id of order) {
    const row = byId.get(id);
    if (row === undefined) throw new Error(`${kind} table: no record for "${id}"`);
    rows.push(row);
  }
  return { order, row: (position) => rows[position] };
}
