/**
 * Content that players add while a shipped game runs: what packs changed that were linked against those of the game
 * (`defwright/mods`). Tables take it over in place, as in hot replacement, and go back to what was shipped.
 */
import type { FormerIds } from "../ids/former-ids.ts";
import { idView } from "../ids/id-view.ts";
import type { Dialect } from "../tables/dialect.ts";
import type { SubstitutionData } from "../tables/substitutions.ts";
import type { RowSource } from "../tables/table.ts";
import type { Texts } from "../texts/game-text.ts";
import { changedLookups, type FindingValues, type HeldLookups } from "./changed-lookups.ts";
import { announceContentChange, type TableChange } from "./content-change.ts";
import { replaceMembers } from "./replace-members.ts";

/** What packs are loaded: a save contains it beside the `release` of its tables, and is recognized by it. */
export interface ContentName {
  /** The hash of the image of the game's own packs. */
  readonly image: string;
  /** The added packs in load order, each with the hash of its files. */
  readonly mods: readonly {
    readonly name: string;
    readonly id?: string;
    readonly version?: string;
    readonly content: string;
  }[];
}

/** What added packs change in the shipped content: plain data, which a worker may post to a page. */
export interface ModChanges {
  readonly content: ContentName;
  readonly tables: readonly ChangedTable[];
  readonly lists: readonly ChangedList[];
  readonly lookups: readonly ChangedLookups[];
  /** What is of kinds that the game does not have; absent if nothing is. */
  readonly kinds?: readonly AddedKind[];
  /** All texts of the definitions whose texts are not the shipped ones, for `textOf`; absent if there are none. */
  readonly texts?: Texts;
}

/** Records of a kind that an added pack brings. The game has no table of them, and `applyContent` leaves them alone. */
export interface AddedKind {
  readonly kind: string;
  /** In load order, by their ids, or by their positions (`"0"`, `"1"`, …) if the kind has no ids. */
  readonly records: readonly (readonly [key: string, record: unknown])[];
}

/** A table that differs from the shipped one. */
export interface ChangedTable {
  readonly kind: string;
  /** The names of the table and of its id constants in the generated modules. */
  readonly name: string;
  readonly constants: string;
  /** Every id, in index order. */
  readonly order: readonly string[];
  /** Ids with records that are not those of the shipped table. */
  readonly records: readonly (readonly [id: string, record: unknown])[];
  /** Ids of the shipped table that are gone. */
  readonly removed: readonly string[];
  readonly former: FormerIds;
}

/** A list of definitions without ids that differs from the shipped one. */
export interface ChangedList {
  readonly kind: string;
  readonly name: string;
  readonly records: readonly unknown[];
}

/** Look-ups of a changed table. */
export interface ChangedLookups {
  /** The names of the look-ups and of their table in the generated modules. */
  readonly name: string;
  readonly table: string;
  /** What finds records that are not those of the shipped table: values after what they are looked up by. */
  readonly answers: readonly (readonly [id: string, values: FindingValues])[];
}

/** The members of a generated table that are used. */
interface LiveTable {
  readonly kind: string;
  readonly former: FormerIds;
  readonly dialect: Dialect;
  ids(): readonly string[];
  has(id: string): boolean;
  at(index: number): unknown;
  index(id: string): number;
  replace(data: RowSource): void;
}

interface LiveList {
  all(): readonly unknown[];
  replace(data: SubstitutionData): void;
}

/** By the generated modules: functions that bring back what was shipped. */
const restoring = new WeakMap<object, readonly (() => void)[]>();
/** By the generated modules: the tables that do not have what was shipped. */
const replaced = new WeakMap<object, readonly LiveTable[]>();
const names = new WeakMap<object, ContentName>();
/** What was shipped, by table. */
const shipped = new WeakMap<LiveTable, RowSource>();

/**
 * Puts the content of added packs into the tables and look-ups of a running game, in the place of those that were
 * applied before; `undefined` returns to the shipped content. Listeners of `onContentChange` are told what changed,
 * with the new index of each old one.
 *
 * @param game The generated modules: `import * as game from "./generated/index.js"`.
 * @throws Error if the changes are no changes of these modules' tables: the image is of another build
 *
 * @example
 * ```ts
 * import { applyContent } from "defwright/runtime";
 * import * as game from "./generated/index.js";
 *
 * const { terrain } = game;
 * applyContent(game, {
 *   content: { image: "7d1a", mods: [{ name: "moat", content: "90c2" }] },
 *   tables: [
 *     {
 *       ...{ kind: "terrain", name: "terrain", constants: "TerrainId", former: terrain.former },
 *       order: [...terrain.ids(), "t_zz_moat"],
 *       records: [["t_zz_moat", { ...terrain.get("t_door_o"), id: "t_zz_moat", name: "moat" }]],
 *       removed: [],
 *     },
 *   ],
 *   lists: [],
 *   lookups: [],
 * });
 * terrain.has("t_zz_moat"); // => true
 * applyContent(game, undefined);
 * terrain.has("t_zz_moat"); // => false
 * ```
 */
export function applyContent(game: object, changes: ModChanges | undefined): void {
  const { tables = [], lists = [], lookups = [] } = changes ?? {};
  // Everything is found before anything is replaced.
  const found = tables.map((each) => {
    const table = exported(game, each.name, isTable);
    if (!isOf(shippedOf(table), each)) throw otherBuild(`has other ids in "${each.name}"`);
    return { ...each, table };
  });
  const foundLists = lists.map((each) => ({ ...each, list: exported(game, each.name, isList) }));
  const foundLookups = lookups.map((each) => ({
    ...each,
    held: exported(game, each.name, isLookups),
  }));
  const touched = new Set([...(replaced.get(game) ?? []), ...found.map(({ table }) => table)]);
  const states = new Map([...touched].map((table) => [table, stateOf(table)]));
  for (const restore of restoring.get(game) ?? []) restore();
  restoring.set(game, [
    ...found.flatMap((each) => replaceTable(each.table, each, memberOf(game, each.constants))),
    ...foundLists.map(({ list, records }) => {
      const own = list.all();
      list.replace([records]);
      return (): void => {
        list.replace([own]);
      };
    }),
    ...foundLookups.map((each) => replaceMembers(each.held, lookupsIn(each.held, each, found))),
  ]);
  replaced.set(
    game,
    found.map(({ table }) => table),
  );
  if (changes) names.set(game, changes.content);
  else names.delete(game);
  announce(states);
}

/** The shipped look-ups with the positions that a table has now, and with what finds other records. */
function lookupsIn(
  held: HeldLookups,
  { table, answers }: ChangedLookups,
  tables: readonly (ChangedTable & { readonly table: LiveTable })[],
): object {
  const changed = tables.find(({ name }) => name === table);
  if (!changed) return held;
  const places = new Map(changed.order.map((id, at) => [id, at]));
  const others = new Set(answers.map(([id]) => id));
  return changedLookups(
    held,
    shippedOf(changed.table).order.map((id) => (others.has(id) ? undefined : places.get(id))),
    answers.map(([id, values]) => [places.get(id) ?? -1, values] as const),
  );
}

function memberOf(game: object, name: string): unknown {
  return Object.entries(game).find(([each]) => each === name)?.[1];
}

function exported<T>(game: object, name: string, is: (value: unknown) => value is T): T {
  const value = memberOf(game, name);
  if (is(value)) return value;
  throw otherBuild(`has no "${name}"`);
}

function otherBuild(what: string): Error {
  return new Error(`The game ${what}: the image is of another build than its modules.`);
}

/** Whether the shipped table is the one that is changed: every other id has its record in it. */
function isOf({ order: own }: RowSource, { order, records, removed }: ChangedTable): boolean {
  const [ids, written] = [new Set(own), new Set(records.map(([id]) => id))];
  const stay = order.filter((id) => ids.has(id));
  const come = order.filter((id) => !ids.has(id));
  return (
    come.every((id) => written.has(id)) &&
    removed.every((id) => ids.has(id)) &&
    stay.length + removed.length === ids.size
  );
}

function isHeld(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function isLookups(value: unknown): value is HeldLookups {
  return isHeld(value);
}

function isTable(value: unknown): value is LiveTable {
  return isHeld(value) && "ids" in value && "former" in value && "replace" in value;
}

function isList(value: unknown): value is LiveList {
  return isHeld(value) && "all" in value && "replace" in value;
}

/**
 * What was applied last; `undefined` if nothing was, or if the shipped content was brought back. Its `mods` are empty
 * if nothing was linked but the game's own packs.
 *
 * @example
 * ```ts
 * import { appliedContent, applyContent } from "defwright/runtime";
 * import * as game from "./generated/index.js";
 *
 * const content = { image: "7d1a", mods: [{ name: "moat", content: "90c2" }] };
 * applyContent(game, { content, tables: [], lists: [], lookups: [] });
 * appliedContent(game)?.mods.map(({ name }) => name); // => ["moat"]
 * applyContent(game, undefined);
 * appliedContent(game); // => undefined
 * ```
 */
export function appliedContent(game: object): ContentName | undefined {
  return names.get(game);
}

/**
 * The packs of a save that are not loaded now, or were different. Any value read from a file is accepted; of a damaged
 * one, those packs are returned that have a name, with `content` empty if their hash is lost. Nothing is thrown.
 *
 * @example
 * ```ts
 * import { missingMods } from "defwright/runtime";
 *
 * const moat = { name: "moat", content: "90c2" };
 * missingMods({ image: "7d1a", mods: [moat] }, undefined); // => [{ name: "moat", content: "90c2" }]
 * missingMods({ image: "7d1a", mods: [moat] }, { image: "7d1a", mods: [moat] }); // => []
 * ```
 */
export function missingMods(saved: unknown, now: ContentName | undefined): ContentName["mods"] {
  const loaded = new Set(now?.mods.map(({ name, content }) => JSON.stringify([name, content])));
  const mods: unknown = isHeld(saved) && "mods" in saved ? saved.mods : [];
  return (Array.isArray(mods) ? mods : [])
    .flatMap(readMod)
    .filter(({ name, content }) => !loaded.has(JSON.stringify([name, content])));
}

function readMod(saved: unknown): ContentName["mods"] {
  const {
    name,
    id,
    version,
    content = "",
  } = Object.fromEntries(
    Object.entries(isHeld(saved) ? saved : {}).filter(
      (member): member is [string, string] => typeof member[1] === "string",
    ),
  );
  if (name === undefined) return [];
  return [
    { name, ...(id !== undefined && { id }), ...(version !== undefined && { version }), content },
  ];
}

function shippedOf(table: LiveTable): RowSource {
  const known = shipped.get(table);
  if (known) return known;
  const { former, dialect } = table;
  const order = [...table.ids()];
  const rows = order.map((_, at) => table.at(at));
  const own = { order, row: (at: number) => rows[at], former: () => former, dialect };
  shipped.set(table, own);
  return own;
}

function replaceTable(
  table: LiveTable,
  { order, former, records: changed }: ChangedTable,
  constants: unknown,
): (() => void)[] {
  const own = shippedOf(table);
  const places = new Map(own.order.map((id, at) => [id, at]));
  const records = new Map(changed);
  const row = (at: number): unknown => {
    const id = order[at] ?? "";
    return records.has(id) ? records.get(id) : own.row(places.get(id) ?? -1);
  };
  table.replace({ ...own, order, row, former: () => former });
  const restore = (): void => {
    table.replace(own);
  };
  if (!isHeld(constants)) return [restore];
  return [restore, replaceMembers(constants, { ...idView<object>(table) })];
}

interface State {
  readonly order: readonly string[];
  readonly rows: readonly unknown[];
}

function stateOf(table: LiveTable): State {
  const order = [...table.ids()];
  return { order, rows: order.map((_, at) => table.at(at)) };
}

function announce(states: ReadonlyMap<LiveTable, State>): void {
  const changes = new Map<string, TableChange>();
  for (const [table, { order, rows }] of states) {
    const now = stateOf(table);
    const old = new Map(order.map((id, at) => [id, rows[at]]));
    const fresh = new Map(now.order.map((id, at) => [id, now.rows[at]]));
    const added = now.order.filter((id) => !old.has(id));
    const removed = order.filter((id) => !fresh.has(id));
    const isChanged = (id: string): boolean =>
      old.get(id) !== fresh.get(id) &&
      JSON.stringify(old.get(id)) !== JSON.stringify(fresh.get(id));
    const both = order.filter((id) => fresh.has(id) && isChanged(id));
    if (added.length + removed.length + both.length === 0) continue;
    const indices =
      added.length + removed.length === 0
        ? {}
        : { indices: Int32Array.from(order, (id) => table.index(id)) };
    changes.set(table.kind, { kind: table.kind, changed: both, added, removed, ...indices });
  }
  if (changes.size === 0) return;
  const idsChanged = [...changes.values()].some((each) => each.indices !== undefined);
  announceContentChange({ tables: changes, idsChanged });
}
