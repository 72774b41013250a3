import type { Transition } from "../kinds/transition.ts";
import type { ResolvedDefinition } from "../model/definition.ts";
import type { Dialect } from "../model/dialect.ts";
import type { JsonObject } from "../model/json.ts";
import { isSameList } from "../model/memo.ts";
import type { Edges } from "../model/tables.ts";

/** What the records of a kind turn into. */
export interface Successors {
  /** The successors of each record, one per transition. */
  readonly byRecord: ReadonlyMap<JsonObject, readonly (string | undefined)[]>;
  /** Ids in the order of the records, each with its successors. */
  readonly all: readonly (string | undefined)[];
  readonly edges: Edges;
}

/** @param before successors of an earlier table, reused for identical records; its edges are kept if all are equal */
export function successorsOf(
  table: ReadonlyMap<string, ResolvedDefinition>,
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
  table: ReadonlyMap<string, ResolvedDefinition>,
  transitions: readonly Transition[],
  successors: Successors["byRecord"],
): Edges {
  const byVerb = new Map<string, Map<string, string>>();
  for (const [at, { verb }] of transitions.entries()) {
    const map = new Map<string, string>();
    for (const [id, { record }] of table) {
      const next = successors.get(record)?.[at];
      if (next !== undefined) map.set(id, next);
    }
    byVerb.set(verb, map);
  }
  return byVerb;
}
