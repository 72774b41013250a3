import type { IdState, ReleaseChange, ReleasedId } from "../model/release-record.ts";
import type { Released } from "./read-record.ts";

type States = ReadonlyMap<string, ReadonlyMap<string, IdState>>;

export interface NextRecord {
  readonly ids: readonly Omit<ReleasedId, "index">[];
  /** Ids that are new, whose state is another one, and that mean nothing any more. */
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/**
 * The record after a release: what is new or has become something else since the last one gets a change.
 * @param base records that this content builds on: what they say is not said again
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
    if (same ? !known : !last && !now) return;
    if (known && same) {
      ids.push(known);
      return;
    }
    counts[now ? (last ? "changed" : "added") : "removed"] += 1;
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
