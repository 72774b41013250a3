/**
 * index: ContentModel -> Tables. What game code would otherwise compute at start-up: what each piece of furniture and
 * terrain can turn into (§3.1), and which recipes belong to a result, a component, a tool … (§2.10).
 */
import type { Kind } from "../kinds/kind.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { Dialect } from "../../runtime/tables/dialect.ts";
import { playedAs } from "../kinds/dialects.ts";
import type { KindName } from "../model/kind-names.ts";
import { noMemo, type Memo, isSameList } from "../model/memo.ts";
import type { Edges, LookupPostings, Tables } from "../model/tables.ts";
import type { ContentModel } from "../resolve/content-model.ts";
import { noRecords, type RecordTable } from "../resolve/resolved.ts";
import { indexLookups, type IndexedLookups } from "./index-lookups.ts";
import { sortedByCodeUnit } from "../text/code-unit.ts";
import type { Transition } from "../kinds/transition.ts";
import type { JsonObject } from "../model/json.ts";

/** @param memo keeps what is made from each table of records, so that the next run can start from it */
export function indexTables(
  kinds: Kinds,
  { records }: Pick<ContentModel, "records">,
  memo: Memo = noMemo,
): Tables {
  const order = new Map<KindName, readonly string[]>();
  for (const [kind, table] of records) {
    const ids = [...table.keys()];
    order.set(
      kind,
      memo.part(`order of ${kind}`, ids, () => indexOrder(kinds.of(kind), ids)),
    );
  }
  const edges = new Map<KindName, Edges>();
  const dialect = playedAs(kinds.rules);
  const lookups = new Map<KindName, LookupPostings>();
  for (const { name: kind, transitions, lookups: wanted } of kinds.all) {
    const table = records.get(kind) ?? noRecords;
    if (transitions) {
      const successors = memo.part<Successors>(`successors of ${kind}`, [table], (before) =>
        successorsOf(table, transitions, dialect, before),
      );
      edges.set(kind, successors.edges);
    }
    if (wanted) {
      const ids = order.get(kind) ?? [];
      const indexed = memo.part<IndexedLookups>(`lookups of ${kind}`, [ids, table], (before) =>
        indexLookups(wanted, ids, table, before),
      );
      lookups.set(kind, indexed.postings);
    }
  }
  return { order, edges, lookups };
}

/** The order of `ids`, `index` and `at`: by code unit, with the null id of the kind first. */
function indexOrder({ none }: Kind, ids: Iterable<string>): string[] {
  const nullId = none?.id;
  const order = sortedByCodeUnit(ids);
  return nullId === undefined ? order : [nullId, ...order.filter((id) => id !== nullId)];
}

/** What the records of a kind turn into. */
interface Successors {
  /** The successors of each record, one per transition. */
  readonly byRecord: ReadonlyMap<JsonObject, readonly (string | undefined)[]>;
  /** Ids in the order of the records, each with its successors. */
  readonly all: readonly (string | undefined)[];
  readonly edges: Edges;
}

/** @param before successors of an earlier table, reused for identical records; its edges are kept if all are equal */
function successorsOf(
  table: RecordTable,
  transitions: readonly Transition[],
  dialect: Dialect,
  before: Successors | undefined,
): Successors {
  const byRecord = new Map<JsonObject, readonly (string | undefined)[]>();
  const all: (string | undefined)[] = [];
  for (const [id, { record }] of table) {
    const own =
      before?.byRecord.get(record) ??
      transitions.map(({ successor }) => {
        const next = successor(record, dialect);
        return typeof next === "string" ? next : undefined;
      });
    byRecord.set(record, own);
    all.push(id, ...own);
  }
  const isSame = before !== undefined && isSameList(before.all, all);
  return { byRecord, all, edges: isSame ? before.edges : edgesOf(table, transitions, byRecord) };
}

function edgesOf(
  table: RecordTable,
  transitions: readonly Transition[],
  successors: Successors["byRecord"],
): Edges {
  const edges = (at: number): (readonly [string, string])[] =>
    [...table].flatMap(([id, { record }]) => {
      const next = successors.get(record)?.[at];
      return next === undefined ? [] : [[id, next] as const];
    });
  return new Map(transitions.map(({ verb }, at) => [verb, new Map(edges(at))]));
}
