/**
 * One kind's definitions: look-up by id, and a dense integer index for tile maps. Ids are in code-unit order, with the
 * null id (if the kind has one) at 0, so that the same content always has the same order.
 */
import type { KindOf, Known } from "../ids/brands.ts";
import type { Dialect } from "./dialect.ts";
import { checkModuleFormat } from "./format.ts";
import { noFormerIds, type FormerIds } from "../ids/former-ids.ts";

/** What a generated module passes to its table. */
export interface TableData {
  /** Every id, in index order. */
  readonly order: readonly string[];
  /** Records by id; each id of `order` is in exactly one of them. */
  readonly records: readonly Readonly<Record<string, unknown>>[];
  /** Ids of earlier releases; absent if there are none. Called when one is looked up. */
  readonly former?: () => FormerIds;
  /** The dialect that the content was compiled in; "spec" if absent. */
  readonly dialect?: Dialect;
  /** The format that it was written in; absent if the release that wrote it did not name it. */
  readonly format?: string;
}

/** The other form of table data: rows that are created on demand (`unpack`). */
export interface RowSource {
  /** Every id, in index order. */
  readonly order: readonly string[];
  /** The row at a position in `order`, always the same object; `undefined` if there is none. */
  row(position: number): unknown;
  /** Ids of earlier releases; absent if there are none. Called when one is looked up. */
  readonly former?: () => FormerIds;
  /** The dialect that the content was compiled in; "spec" if absent. */
  readonly dialect?: Dialect;
}

/**
 * Every definition of one kind. Asking for an unknown id never throws.
 *
 * `Of` is the dialect of its content: generated tables declare it, so that the compiler requires what verbs need in
 * that dialect.
 */
export interface Table<Row, Id extends string, Key extends string, Of extends Dialect = Dialect> {
  /** The kind's name in the format, such as "terrain". */
  readonly kind: KindOf<Id>;
  /** The number of definitions. */
  readonly size: number;
  /**
   * The record of an id. Ids from constants, keys and `has` are known to exist; for any other the result may be
   * `undefined`.
   */
  // Separate signatures: against a union, the compiler would compare an id with every key. TypeScript 7 prints only
  // what is wrong with the last one, so that the keys stand there once more.
  /* eslint-disable @typescript-eslint/unified-signatures */
  get(id: Known<Id>): Row;
  get(id: Key): Row;
  get(id: Id): Row | undefined;
  get(id: Key): Row;
  /** Whether a definition with that id exists; narrows any text to a known id of this kind. */
  has(id: string): id is Known<Id>;
  /** All ids in index order. */
  ids(): readonly Known<Id>[];
  /** Position of an id in `ids()`, or -1; stable within one build, suitable for typed arrays. */
  index(id: Id): number;
  index(id: Key): number;
  /* eslint-enable @typescript-eslint/unified-signatures */
  /** The record at an index, or `undefined` outside `0 … size - 1`. */
  at(index: number): Row | undefined;
  /** Ids of earlier releases, by what became of them; `resolveSavedId` follows them. */
  readonly former: FormerIds;
  /**
   * The name of the release that the content belongs to, to be saved with ids (`resolveSavedId`). Empty as long as no
   * released id was migrated or given to another definition; content that is not released yet has the last name with
   * "+".
   */
  readonly release: string;
  /** The dialect that the content was compiled in; used by verbs whose outcome depends on it. */
  readonly dialect: Of;
  /** How often the content was replaced; compare it to find out whether derived data is outdated. */
  readonly revision: number;
  /**
   * Takes over new content in place, so that everyone who holds the table sees it (hot replacement). The host has to
   * convert data that is stored by index, such as tile maps; look-ups of recipes have to be replaced as well
   * (`replaceLookups`).
   */
  replace(data: TableData | RowSource): void;
}

/**
 * Creates a table of definitions with stable ids (§2.3, §9.1). Nothing is read before the first use, so that importing
 * a table costs nothing. Called by generated modules.
 *
 * The first use throws if the data contradicts itself (an id without a record): that is a broken build, not a situation
 * in a game.
 *
 * @throws Error if the module is of a newer format than this runtime reads
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
  if ("records" in data) checkModuleFormat(data.format);
  let current = data;
  let revision = 0;
  let source: RowSource | undefined;
  let positions: ReadonlyMap<string, number> | undefined;
  /** Rows that were read before, kept here to save a further call. */
  let rows: unknown[] = [];
  let former: FormerIds | undefined;
  const load = (): RowSource => {
    if (source !== undefined) return source;
    source = "row" in current ? current : loadRows(kind, current);
    // Allocated at full length: an array that is filled in arbitrary order is otherwise slow to read.
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
    get release() {
      return table.former.release ?? "";
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
  // The only cast: generated data is typed with keys, records with branded ids; the values are the same.
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
