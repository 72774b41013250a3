/**
 * index: ContentModel -> Tables. What game code would otherwise compute at start-up: what each piece of furniture and
 * terrain can turn into (§3.1), and which recipes belong to a result, a component, a tool … (§2.10).
 */
import type { Kind } from "../kinds/kind.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { KindName } from "../model/kind-names.ts";
import { once } from "../model/once.ts";
import { noMemo, type Memo, isSameList } from "../model/memo.ts";
import type { Edges, LookupPostings, Tables } from "../model/tables.ts";
import type { ContentModel } from "../resolve/content-model.ts";
import { noRecords, type RecordTable } from "../resolve/resolved.ts";
import { indexLookups, type IndexedBy, type IndexedLookups } from "./index-lookups.ts";
import { sortedByCodeUnit } from "../text/code-unit.ts";
import type { Transition } from "../kinds/transition.ts";
import { facetsOf, visitRuns } from "../resolve/facets.ts";

/**
 * Edges and look-ups are made when they are first needed.
 * @param memo keeps what is made from each table of records, so that the next run can start from it
 */
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
  const visitAnswers: IndexedBy["visitAnswers"] = (found, visit) => {
    visitRuns(facetsOf(kinds, found).answers, visit);
  };
  const edges = once(() => {
    const found = new Map<KindName, Edges>();
    for (const { name: kind, transitions } of kinds.all) {
      if (!transitions) continue;
      const table = records.get(kind) ?? noRecords;
      const successors = memo.part<Successors>(`successors of ${kind}`, [table], (before) =>
        successorsOf(kinds, table, transitions, before),
      );
      found.set(kind, successors.edges);
    }
    return found;
  });
  const lookups = once(() => {
    const found = new Map<KindName, LookupPostings>();
    for (const { name: kind, lookups: wanted } of kinds.all) {
      if (!wanted) continue;
      const table = records.get(kind) ?? noRecords;
      const ids = order.get(kind) ?? [];
      const indexed = memo.part<IndexedLookups>(`lookups of ${kind}`, [ids, table], (before) =>
        indexLookups({ keys: wanted.keys, visitAnswers }, ids, table, before),
      );
      found.set(kind, indexed.postings);
    }
    return found;
  });
  return {
    order,
    get edges() {
      return edges();
    },
    get lookups() {
      return lookups();
    },
  };
}

/** The order of `ids`, `index` and `at`: by code unit, with the null id of the kind first. */
function indexOrder({ none }: Kind, ids: Iterable<string>): string[] {
  const nullId = none?.id;
  const order = sortedByCodeUnit(ids);
  return nullId === undefined ? order : [nullId, ...order.filter((id) => id !== nullId)];
}

/** What the records of a kind turn into. */
interface Successors {
  /** Ids in the order of the records, each with its successors, one per transition. */
  readonly all: readonly (string | null)[];
  readonly edges: Edges;
}

/** @param before successors of an earlier table; its edges are kept if all are equal */
function successorsOf(
  kinds: Kinds,
  table: RecordTable,
  transitions: readonly Transition[],
  before: Successors | undefined,
): Successors {
  const all: (string | null)[] = [];
  for (const [id, found] of table) all.push(id, ...facetsOf(kinds, found).successors);
  const isSame = before !== undefined && isSameList(before.all, all);
  return { all, edges: isSame ? before.edges : edgesOf(kinds, table, transitions) };
}

function edgesOf(kinds: Kinds, table: RecordTable, transitions: readonly Transition[]): Edges {
  const edges = transitions.map(({ verb }) => [verb, new Map<string, string>()] as const);
  table.forEach((found, id) => {
    facetsOf(kinds, found).successors.forEach((next, at) => {
      if (next !== null) edges[at]?.[1].set(id, next);
    });
  });
  return new Map(edges);
}
