/**
 * index: ContentModel -> Tables. What game code would otherwise work out at start-up: into what each piece of
 * furniture and terrain can turn (§3.1), and which recipes answer to a result, a component, a tool … (§2.10).
 */
import type { Dialect } from "../model/dialect.ts";
import { indexOrder } from "./index-order.ts";
import { indexLookups, patchPostings } from "./index-lookups.ts";
import type { Edges, LookupPostings, Tables } from "../model/tables.ts";
import type { Lookups } from "../kinds/lookups.ts";
import { kinds } from "../kinds/registry.ts";
import type { Transition } from "../kinds/transition.ts";
import type { ResolvedDefinition } from "../model/definition.ts";
import { kindNames, type KindName } from "../model/kind-names.ts";
import type { ContentModel } from "../resolve/resolve.ts";

/** Tables that an earlier run made of another model. */
export interface EarlierTables {
  readonly tables: Tables;
  readonly records: ContentModel["records"];
}

export function indexTables(
  { records }: ContentModel,
  dialect: Dialect,
  earlier?: EarlierTables,
): Tables {
  const order = new Map<KindName, readonly string[]>();
  const edges = new Map<KindName, Edges>();
  for (const [kind, table] of records) {
    const before = earlier?.tables.order.get(kind);
    if (before && earlier?.records.get(kind) === table) {
      order.set(kind, before);
      continue;
    }
    order.set(kind, before && sameKeys(before, table) ? before : indexOrder(kind, table.keys()));
  }
  const lookups = new Map<KindName, LookupPostings>();
  for (const kind of kindNames) {
    const { transitions, lookups: wanted } = kinds[kind];
    const table = records.get(kind) ?? new Map<string, ResolvedDefinition>();
    if (transitions) {
      const before = earlier?.tables.edges.get(kind);
      const same = sameRecords(earlier?.records.get(kind), table);
      edges.set(kind, before && same ? before : edgesOf(table, transitions, dialect));
    }
    if (wanted) lookups.set(kind, lookupsOf(kind, wanted, table));
  }
  return { order, edges, lookups };

  function lookupsOf(
    kind: KindName,
    wanted: Lookups,
    table: ReadonlyMap<string, ResolvedDefinition>,
  ): LookupPostings {
    const list = order.get(kind) ?? [];
    const before = earlier?.tables.lookups.get(kind);
    const old = earlier?.records.get(kind);
    if (before && old === table) return before;
    return before && old && list === earlier?.tables.order.get(kind)
      ? patchPostings(wanted, before, list, old, table)
      : indexLookups(wanted, list, table);
  }
}

function edgesOf(
  table: ReadonlyMap<string, ResolvedDefinition>,
  transitions: readonly Transition[],
  dialect: Dialect,
): Edges {
  const byVerb = new Map<string, Map<string, string>>();
  for (const { verb, successor } of transitions) {
    const map = new Map<string, string>();
    for (const { definition, record } of table.values()) {
      const next = successor(record, dialect);
      if (typeof next === "string") map.set(definition.id, next);
    }
    byVerb.set(verb, map);
  }
  return byVerb;
}

function sameKeys(order: readonly string[], table: ReadonlyMap<string, unknown>): boolean {
  return order.length === table.size && order.every((id) => table.has(id));
}

function sameRecords(
  before: ReadonlyMap<string, ResolvedDefinition> | undefined,
  now: ReadonlyMap<string, ResolvedDefinition>,
): boolean {
  if (before === now) return true;
  if (before?.size !== now.size) return false;
  const old = before.values();
  for (const { record } of now.values()) if (old.next().value?.record !== record) return false;
  return true;
}
