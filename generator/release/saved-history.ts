/**
 * What ids of saved games stood for in each release, where that is no longer what they stand for now (§9.1): an id that
 * was replaced or removed, and later given to something else.
 */
import type { KindName } from "../model/kind-names.ts";
import type { MeaningUntil, Release, ReusedIds, SavedHistory } from "../model/release-record.ts";
import type { RecordLines } from "./record-lines.ts";
import { earlierMeanings, type KindLines, type PresentId } from "./meanings.ts";

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

function reusedIds(lines: KindLines, current: PresentId): ReusedIds {
  const found = new Map<string, readonly MeaningUntil[]>();
  for (const id of lines.keys()) {
    const ended = earlierMeanings(id, lines, current);
    if (ended.length > 0) found.set(id, ended);
  }
  return found;
}
