import type { KindName } from "../model/kind-names.ts";
import type { Release, ReleasedId, ReleaseRecord } from "../model/release-record.ts";
import { savedKinds, type Kinds } from "../kinds/kinds.ts";
import type { IdStates } from "./id-states.ts";
import { newChanges } from "./new-changes.ts";
import { joinRecords } from "./record-lines.ts";
import { inOrder } from "./release-order.ts";

export interface NextRecord {
  readonly ids: readonly Omit<ReleasedId, "index">[];
  readonly releases: readonly Release[];
  /** The numbers of ids that are new, that have another state, and that no longer have a meaning. */
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

export const noRecord: ReleaseRecord = { ids: new Map(), releases: [] };

/**
 * Makes the record after a release: an id that is new or whose state has changed since the last release gets changes.
 * @param base records that this content builds on; what they contain is not repeated
 */
export function nextRecord(
  kinds: Kinds,
  before: ReleaseRecord,
  base: readonly ReleaseRecord[],
  states: IdStates,
  release: string,
): NextRecord {
  const { lines } = joinRecords(base, before);
  const ids: Omit<ReleasedId, "index">[] = [];
  const counts = { added: 0, changed: 0, removed: 0 };
  const add = (kind: KindName, id: string): void => {
    const known = before.ids.get(kind)?.get(id);
    const line = lines.get(kind)?.get(id) ?? [];
    const says = states.says(kind, id);
    const added = newChanges(id, lines.get(kind) ?? new Map(), says).changes;
    const last = added.at(-1);
    if (!last) {
      if (known) ids.push(withMeaning(known, says.now?.meaning));
      return;
    }
    counts[last.state === "removed" ? "removed" : line.length > 0 ? "changed" : "added"] += 1;
    const changes = added.map((each) => ({ ...each, release }));
    ids.push({ kind, id, changes: [...(known?.changes ?? []), ...changes] });
  };
  for (const kind of savedKinds(kinds)) {
    const own = states.all(kind);
    for (const id of own.keys()) add(kind, id);
    for (const id of before.ids.get(kind)?.keys() ?? []) if (!own.has(id)) add(kind, id);
  }
  const number = Math.max(0, ...before.releases.map((each) => each.number)) + 1;
  const next: Release = {
    name: release,
    number,
    base: base.map(({ releases }) => releases.at(-1)?.name ?? ""),
  };
  return { ids, releases: inOrder([...before.releases, next]), ...counts };
}

/** Adds what the definition is, where a record without a format does not say it. */
function withMeaning(known: ReleasedId, meaning: string | undefined): ReleasedId {
  const last = known.changes.at(-1);
  if (!last || last.meaning !== undefined || meaning === undefined) return known;
  return { ...known, changes: [...known.changes.slice(0, -1), { ...last, meaning }] };
}
