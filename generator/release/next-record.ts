import type { IdState, ReleaseChange, ReleasedId } from "../model/release-record.ts";
import type { Released } from "./read-record.ts";

type States = ReadonlyMap<string, ReadonlyMap<string, IdState>>;

export interface NextRecord {
  readonly ids: readonly Omit<ReleasedId, "index">[];
  /** The numbers of ids that are new, that have another state, and that no longer have a meaning. */
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/**
 * Makes the record after a release: an id that is new or whose state has changed since the last release gets a change.
 * @param base records that this content builds on; what they contain is not repeated
 */
export function nextRecord(
  before: Released,
  base: readonly Released[],
  states: States,
  release: string,
): NextRecord {
  const ids: Omit<ReleasedId, "index">[] = [];
  const counts = { added: 0, changed: 0, removed: 0 };
  const add = (kind: string, id: string, now: IdState | undefined): void => {
    const known = before.get(kind)?.get(id);
    const last = (known ?? lastOf(base, kind, id))?.changes.at(-1);
    const is: IdState = now ?? { state: "removed" };
    const same = last?.state === is.state && last.to === is.to;
    if (same ? !known : !last && is.state === "removed") return;
    if (known && same) {
      ids.push(known);
      return;
    }
    counts[is.state === "removed" ? "removed" : last ? "changed" : "added"] += 1;
    const change: ReleaseChange = { ...is, release };
    ids.push({ kind, id, changes: [...(known?.changes ?? []), change] });
  };
  for (const kind of new Set([...before.keys(), ...states.keys()])) {
    const own = states.get(kind) ?? new Map<string, IdState>();
    for (const [id, state] of own) add(kind, id, state);
    for (const id of before.get(kind)?.keys() ?? []) if (!own.has(id)) add(kind, id, undefined);
  }
  return { ids, ...counts };
}

function lastOf(base: readonly Released[], kind: string, id: string): ReleasedId | undefined {
  for (const released of base) {
    const found = released.get(kind)?.get(id);
    if (found) return found;
  }
  return undefined;
}
