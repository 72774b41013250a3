/**
 * What ids of saved games stood for in each release, where that is no longer what they stand for now (§9.1): an id that
 * was replaced or removed, and later given to something else.
 */
import type { KindName } from "../model/kind-names.ts";
import type { MeaningUntil, Release, ReusedIds, SavedHistory } from "../model/release-record.ts";
import type { RecordLines } from "./record-lines.ts";
import { endedMeanings, isOwn, type PlacedChange } from "./new-changes.ts";

export const noHistory: SavedHistory = { releases: [], reused: () => new Map() };

/** Marks saves of content that is not released yet: they belong to the release after the named one. */
const unreleased = "+";

/**
 * @param history the changes of all recorded ids, including those that a release of the present content would add
 * @param current finds the definition that stands for an id in the present content; `undefined` if there is none
 */
export function savedHistory(
  history: RecordLines,
  releases: readonly Release[],
  current: (kind: KindName, id: string) => string | undefined,
): SavedHistory {
  const all = [...history.values()].flatMap((lines) => [...lines.values()]);
  const reused = new Map(
    [...history].map(([kind, lines]) => [kind, reusedIds(lines, (id) => current(kind, id))]),
  );
  const isNeeded =
    all.some((changes) => changes.some(({ state }) => state === "migrated")) ||
    [...reused.values()].some(({ size }) => size > 0);
  if (!isNeeded) return noHistory;
  const last = [...reused.values()]
    .flatMap((ids) => [...ids.values()].flat())
    .reduce((most, { until }) => Math.max(most, until), 0);
  const isReleased = all.every((changes) => changes.every(({ at }) => at < releases.length));
  const names = releases.map(({ name }) => name);
  return {
    release: `${names.at(-1) ?? ""}${isReleased ? "" : unreleased}`,
    releases: names.slice(0, last),
    reused: (kind) => reused.get(kind) ?? new Map(),
  };
}

function reusedIds(
  lines: ReadonlyMap<string, readonly PlacedChange[]>,
  current: (id: string) => string | undefined,
): ReusedIds {
  const found = new Map<string, readonly MeaningUntil[]>();
  for (const [id, changes] of lines) {
    const ended = endedMeanings(changes);
    if (ended.length === 0) continue;
    found.set(
      id,
      ended.map(({ until, left }): MeaningUntil => {
        const to = follow(left, lines, current);
        return to === undefined ? { until } : { until, to };
      }),
    );
  }
  return found;
}

/** Follows what became of a meaning, from one release to the next, to the present id of it. */
function follow(
  first: PlacedChange,
  lines: ReadonlyMap<string, readonly PlacedChange[]>,
  current: (id: string) => string | undefined,
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
