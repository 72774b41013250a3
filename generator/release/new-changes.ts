/** What a release of the content as it is now adds to the line of an id in the record. */
import type { IdState, ReleaseChange } from "../model/release-record.ts";

/** What the content says of an id. */
export interface ContentSays {
  /** `undefined` if the id has no meaning. */
  readonly now: IdState | undefined;
  /** A migration of the id, whether or not a definition has it; `to` is absent if nothing takes its place. */
  readonly migration: { readonly to?: string | undefined } | undefined;
  /** Whether that migration leads to a definition that is itself migrated to this id: the two swapped. */
  readonly isSwap: boolean;
}

export interface NewChanges {
  readonly changes: readonly IdState[];
  /** That the id stands for something else, and nobody said what became of the earlier one. */
  readonly verdict?: "changed" | "undecided";
}

const none: NewChanges = { changes: [] };

/** @param before the changes so far, the oldest first */
export function newChanges(
  id: string,
  before: readonly IdState[],
  { now: found, migration, isSwap }: ContentSays,
): NewChanges {
  const now: IdState = found ?? { state: "removed" };
  const last = before.at(-1);
  if (!last) return now.state === "removed" ? none : { changes: [now] };
  const differs = last.state !== now.state || last.to !== now.to || isOther(last, now) === true;
  const only: NewChanges = differs ? { changes: [now] } : none;
  if (!isOwn(now)) return only;
  const left = migration && leaving(migration.to);
  if (!isOwn(last)) {
    if (left) return last.to === left.to && last.to !== undefined ? only : { changes: [left, now] };
    const known = before.some((each) => isOwn(each) && each.meaning !== undefined);
    return last.state !== "removed" || known ? only : { ...only, verdict: "undecided" };
  }
  const other = isOther(last, now);
  if (!left) return other === true ? { ...only, verdict: "changed" } : only;
  if (left.to === id) return only;
  const isSaid = before.some(({ state, to }) => state === left.state && to === left.to);
  if (isSaid) return other === true ? { ...only, verdict: "undecided" } : only;
  if (other === true || isSwap) return { changes: [left, now] };
  return other === undefined ? { ...only, verdict: "undecided" } : only;
}

/** Whether an id has a definition of its own. */
export function isOwn({ state }: IdState): boolean {
  return state === "live" || state === "obsolete";
}

/** Whether two definitions mean different things; `undefined` if that of one is not recorded. */
function isOther(one: IdState, two: IdState): boolean | undefined {
  if (one.meaning === undefined || two.meaning === undefined) return undefined;
  return one.meaning !== two.meaning;
}

function leaving(to: string | undefined): IdState {
  return to === undefined ? { state: "removed" } : { state: "migrated", to };
}

/** A change, and the index of its release in the order of releases. */
export interface PlacedChange extends ReleaseChange {
  readonly at: number;
}

/** A meaning that an id had once and no longer has, because it was defined again. */
export interface EndedMeaning {
  /** The first release (by index) in which the id stands for something else. */
  readonly until: number;
  /** What became of what it stood for before. */
  readonly left: PlacedChange;
  /** The number of changes before the id was defined again. */
  readonly length: number;
}

/** @param changes the oldest first */
export function endedMeanings(changes: readonly PlacedChange[]): readonly EndedMeaning[] {
  const ended: EndedMeaning[] = [];
  let left: PlacedChange | undefined;
  let own: PlacedChange | undefined;
  for (const [index, each] of changes.entries()) {
    if (!isOwn(each)) {
      left = each;
      continue;
    }
    // Removed, and back as it was: nothing has ended.
    const isBack = left?.state === "removed" && own && isOther(own, each) === false;
    if (left && !isBack) ended.push({ until: each.at, left, length: index });
    left = undefined;
    own = each;
  }
  return ended;
}
