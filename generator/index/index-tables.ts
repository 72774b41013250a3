/**
 * index: ContentModel -> Tables. What game code would otherwise compute at start-up: what each piece of furniture and
 * terrain can turn into (§3.1), and which recipes belong to a result, a component, a tool … (§2.10).
 */
import { kinds } from "../kinds/registry.ts";
import type { Dialect } from "../model/dialect.ts";
import type { ResolvedDefinition } from "../model/definition.ts";
import { kindNames, type KindName } from "../model/kind-names.ts";
import { noMemo, type Memo } from "../model/memo.ts";
import type { Edges, LookupPostings, Tables } from "../model/tables.ts";
import type { ContentModel } from "../resolve/content-model.ts";
import { indexLookups, type IndexedLookups } from "./index-lookups.ts";
import { indexOrder } from "./index-order.ts";
import { successorsOf, type Successors } from "./successors.ts";

type Table = ReadonlyMap<string, ResolvedDefinition>;

const noRecords: Table = new Map();

/** @param memo keeps what is made from each table of records, so that the next run can start from it */
export function indexTables(
  { records }: Pick<ContentModel, "records">,
  dialect: Dialect,
  memo: Memo = noMemo,
): Tables {
  const order = new Map<KindName, readonly string[]>();
  for (const [kind, table] of records) {
    const ids = memo.part(`order of ${kind}`, [...table.keys()], () =>
      indexOrder(kind, table.keys()),
    );
    order.set(kind, ids);
  }
  const edges = new Map<KindName, Edges>();
  const lookups = new Map<KindName, LookupPostings>();
  for (const kind of kindNames) {
    const { transitions, lookups: wanted } = kinds[kind];
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
