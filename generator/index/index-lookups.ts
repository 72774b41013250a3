/** Indexes records by what they are looked up by: a result, a component, a tool, a quality, a skill, a book (§2.10). */
import type { ResolvedDefinition } from "../model/definition.ts";
import { PairMap } from "../model/maps.ts";
import { isSameList } from "../model/memo.ts";
import { mayDiffer, patchedMap } from "../model/patched-map.ts";
import type { VisitPair } from "../resolve/facets.ts";
import { noRecords, type RecordTable } from "../resolve/resolved.ts";
import type { LookupPostings, PostingLists } from "../model/tables.ts";

/** Postings of a kind, with what they were made from. */
export interface IndexedLookups {
  /** In index order. */
  readonly ids: readonly string[];
  readonly table: RecordTable;
  readonly postings: LookupPostings;
}

export interface IndexedBy {
  /** What records can be looked up by. */
  readonly keys: readonly string[];
  /** Visits the look-ups that find a record. */
  readonly visitAnswers: (found: ResolvedDefinition, visit: VisitPair) => void;
}

/**
 * @param ids ids of the table, in index order
 * @param before postings of an earlier table: records that are in both tables are not visited, and postings that are
 *   equal stay the same object
 */
export function indexLookups(
  { keys: all, visitAnswers }: IndexedBy,
  ids: IndexedLookups["ids"],
  table: RecordTable,
  before: IndexedLookups | undefined,
): IndexedLookups {
  // Positions stay valid as long as no id comes, goes or moves.
  const earlier = before?.ids === ids ? before : { table: noRecords, postings: noPostings };
  const mayDifferAt = mayDiffer(earlier.table, table);
  const gone: OpenPostings = new PairMap();
  const come: OpenPostings = new PairMap();
  for (const [position, id] of ids.entries()) {
    if (!mayDifferAt(id)) continue;
    const [old, now] = [earlier.table.get(id), table.get(id)];
    if (old === now) continue;
    if (old) visitAnswers(old, poster(gone, position));
    if (now) visitAnswers(now, poster(come, position));
  }
  const keys = all.map((key) => {
    const own = earlier.postings[key] ?? none;
    return [key, changedPostings(own, gone.of(key), come.of(key))] as const;
  });
  const stays = keys.every(([key, postings]) => earlier.postings[key] === postings);
  return { ids, table, postings: stays ? earlier.postings : Object.fromEntries(keys) };
}

type OpenPostings = PairMap<string, string, number[]>;

const noPostings: LookupPostings = {};
const none: PostingLists = new Map();

const noPositions = (): number[] => [];

/** Returns a function that posts a record. @param position must be higher than those of records posted before */
function poster(postings: OpenPostings, position: number): VisitPair {
  return (key, value) => {
    if (value === "") return;
    const list = postings.getOrInsert(key, value, noPositions);
    // A value that a record mentions twice gets only one posting.
    if (list.at(-1) !== position) list.push(position);
  };
}

function changedPostings(
  before: PostingLists,
  gone: PostingLists,
  come: PostingLists,
): PostingLists {
  if (gone.size === 0 && come.size === 0) return before;
  if (before.size === 0) return come;
  const changes = new Map<string, readonly number[] | undefined>();
  for (const value of new Set([...gone.keys(), ...come.keys()])) {
    const old = before.get(value) ?? [];
    const now = changedPositions(old, gone.get(value) ?? [], come.get(value) ?? []);
    if (!isSameList(old, now)) changes.set(value, now.length === 0 ? undefined : now);
  }
  return patchedMap(before, changes);
}

/** All lists are ascending. */
function changedPositions(
  before: readonly number[],
  gone: readonly number[],
  come: readonly number[],
): readonly number[] {
  if (before.length === 0) return come;
  const left = new Set(gone);
  const stay = before.filter((position) => !left.has(position));
  return [...stay, ...come].sort((one, other) => one - other);
}
