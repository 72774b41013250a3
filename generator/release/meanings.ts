/** What an id of a record stood for in earlier releases, and what that is now. */
import type { IdState, MeaningUntil, ReleaseChange } from "../model/release-record.ts";

/** A change, and the index of its release in the order of releases. */
export interface PlacedChange extends ReleaseChange {
  readonly at: number;
}

/** Of one kind, the changes of each recorded id, the oldest first. */
export type KindLines = ReadonlyMap<string, readonly PlacedChange[]>;

/** Finds the definition that stands for an id in the present content; `undefined` if there is none. */
export type PresentId = (id: string) => string | undefined;

/** The meanings that an id had once and no longer has, because it was defined again; the earliest first. */
export function earlierMeanings(
  id: string,
  lines: KindLines,
  current: PresentId,
): readonly MeaningUntil[] {
  return endedMeanings(lines.get(id) ?? []).map(({ until, left }): MeaningUntil => {
    const to = follow(left, lines, current);
    return to === undefined ? { until } : { until, to };
  });
}

/** Whether an id has a definition of its own. */
export function isOwn({ state }: IdState): boolean {
  return state === "live" || state === "obsolete";
}

/** Whether an id has its state by a migration alone. */
export function isByMigration({ state }: IdState): boolean {
  return state === "migrated" || state === "removed";
}

/** Whether two definitions mean different things; `undefined` if that of one is not recorded. */
export function isOther(one: IdState, two: IdState): boolean | undefined {
  if (one.meaning === undefined || two.meaning === undefined) return undefined;
  return one.meaning !== two.meaning;
}

/** A meaning that an id had once and no longer has, because it was defined again. */
interface EndedMeaning {
  /** The first release (by index) in which the id stands for something else. */
  readonly until: number;
  /** What became of what it stood for before. */
  readonly left: PlacedChange;
  /** The number of changes before the id was defined again. */
  readonly length: number;
}

/** @param changes the oldest first */
function endedMeanings(changes: readonly PlacedChange[]): readonly EndedMeaning[] {
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

/** Follows what became of a meaning from release to release; returns its present id, `undefined` if it is gone. */
export function follow(
  first: PlacedChange,
  lines: KindLines,
  current: PresentId,
): string | undefined {
  const passed = new Set<PlacedChange>();
  let left = first;
  while (left.to !== undefined && !passed.has(left)) {
    passed.add(left);
    const { to, at }: PlacedChange = left;
    const next = leftAfter(lines.get(to) ?? [], at);
    if (next === undefined) return current(to);
    left = next;
  }
  return undefined;
}

/** What became of what an id stood for as of a release; `undefined` if it still stands for it. */
function leftAfter(changes: readonly PlacedChange[], at: number): PlacedChange | undefined {
  const state = changes.findLastIndex((each) => each.at <= at);
  const now = changes[state];
  if (!now) return undefined;
  if (!isOwn(now)) return now;
  const ended = endedMeanings(changes).find(({ length }) => length > state);
  if (ended) return ended.left;
  const last = changes.at(-1);
  return last && !isOwn(last) ? last : undefined;
}
