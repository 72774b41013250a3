/**
 * Ids that records refer to, by kind. References are counted, so that records can come and go without visiting all of
 * them again.
 */
import { changedValues } from "../model/changed-values.ts";
import type { ResolvedDefinition } from "../model/definition.ts";
import { getOrInsert } from "../model/maps.ts";
import type { Kinds } from "../kinds/kinds.ts";
import { facetsOf } from "./facets.ts";
import { noRecords, type Resolved } from "./resolved.ts";

/** Never modified once it is made. */
export interface ReferenceCounts {
  readonly counted: Resolved;
  /** Ids of a kind that are referred to; the same object as before if none has come or gone. */
  readonly of: (kind: string) => ReadonlySet<string>;
  readonly byKind: ReadonlyMap<string, CountedKind>;
}

interface CountedKind {
  readonly counts: ReadonlyMap<string, number>;
  readonly ids: ReadonlySet<string>;
}

type Differences = Map<string, Map<string, number>>;

/** @param before counts of earlier records; only the differences from these are counted */
export function countReferences(
  kinds: Kinds,
  counted: Resolved,
  before?: ReferenceCounts,
): ReferenceCounts {
  const differences: Differences = new Map();
  for (const [kind, table] of counted.records) {
    const earlier = before?.counted.records.get(kind) ?? noRecords;
    for (const [, old, now] of changedValues(earlier, table)) {
      if (now) count(kinds, now, 1, differences);
      if (old) count(kinds, old, -1, differences);
    }
  }
  const old = new Set(before?.counted.substitutions);
  for (const each of counted.substitutions) {
    if (!old.delete(each)) count(kinds, each, 1, differences);
  }
  for (const each of old) count(kinds, each, -1, differences);
  const byKind = new Map(before?.byKind);
  for (const [kind, changes] of differences) {
    byKind.set(kind, changedCounts(byKind.get(kind), changes));
  }
  return { counted, byKind, of: (kind) => byKind.get(kind)?.ids ?? none };
}

const none: ReadonlySet<string> = new Set();

const noCounts = (): Map<string, number> => new Map();

function count(
  kinds: Kinds,
  resolved: ResolvedDefinition,
  by: 1 | -1,
  differences: Differences,
): void {
  facetsOf(kinds, resolved).visitReferences((refKind, id) => {
    const own = getOrInsert(differences, refKind, noCounts);
    own.set(id, (own.get(id) ?? 0) + by);
  });
}

function changedCounts(
  before: CountedKind | undefined,
  changes: ReadonlyMap<string, number>,
): CountedKind {
  if (!before) return { counts: changes, ids: new Set(changes.keys()) };
  const some = [...changes].filter(([, by]) => by !== 0);
  if (some.length === 0) return before;
  const counts = new Map(before.counts);
  let sameIds = true;
  for (const [id, by] of some) {
    const now = (counts.get(id) ?? 0) + by;
    if (now === 0 || !counts.has(id)) sameIds = false;
    if (now === 0) counts.delete(id);
    else counts.set(id, now);
  }
  return { counts, ids: sameIds ? before.ids : new Set(counts.keys()) };
}
