/**
 * The recheck: compares the disk with its state in the last build, by stats and hashes. File systems lose events – a
 * queue overflows, a folder is filled before it is watched, two saves are merged into one – and a build trusts that
 * files without events are unchanged, so a single lost event would leave the output wrong until the next start.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import { journalState } from "../build/journal.ts";
import { isAsWritten, type WrittenModules } from "../build/write.ts";
import type { Settings } from "../config/settings.ts";
import { listPacks } from "../read/list-files.ts";
import type { BuildSession } from "../build/session.ts";
import { absent } from "./file-hashes.ts";
import { isIn, missingPacks } from "./missing-packs.ts";
import type { RebuildQueue } from "./rebuild-queue.ts";
import { changedSettings, settingsState } from "./settings-state.ts";
import type { WatchState } from "./watch-state.ts";

/** How long a comparison of files may delay other work. Milliseconds. */
const slice = 4;

/** Queues each difference once. Stops as soon as something else is queued. */
export async function recheck(state: WatchState, queue: RebuildQueue): Promise<void> {
  for (const path of settingsThatChanged(state)) queue.want("touched", path);
  const found: string[] = [];
  let since = performance.now();
  for (const path of newDifferences(state)) {
    if (path !== undefined) found.push(path);
    if (performance.now() - since < slice) continue;
    await nextTurn();
    if (state.closed || queue.busy()) break;
    since = performance.now();
  }
  for (const path of found) queue.want("missed", path);
  const { settings, session } = state;
  if (!queue.busy() && !isWhole(settings.out ?? "", session.written)) {
    // The next successful build compares the whole output with the disk.
    session.written.clear();
    queue.want("output");
  }
}

/** Whether the output is as it was written, and no other process was killed while writing to it. */
function isWhole(out: string, written: WrittenModules): boolean {
  return journalState(out) !== "left behind" && isAsWritten(out, written);
}

export function settingsThatChanged({ settings, hashOf, decided }: WatchState): string[] {
  return changedSettings(decided, settingsState(settings, hashOf));
}

/** Returns a test for whether the file at an absolute path differs from what the session read. */
export function comparison({ session, hashOf }: WatchState): (path: string) => boolean {
  const listed = new Set(filesRead(session));
  return (path) =>
    hashOf(path) !== (listed.has(path) ? session.sources.get(path)?.disk?.sha256 : absent);
}

/** Yields once for each file of the packs: its path, or `undefined` if there is nothing new to report. */
function* newDifferences(state: WatchState): Generator<string | undefined> {
  const { session, settings, hashOf, reported } = state;
  const differs = comparison(state);
  const missing = missingPacks(settings);
  for (const path of new Set([...filesRead(session), ...filesThere(settings)])) {
    if (isIn(missing, path) || !differs(path)) {
      reported.delete(path);
      yield undefined;
      continue;
    }
    const hash = hashOf(path);
    yield reported.get(path) === hash ? undefined : path;
    reported.set(path, hash);
  }
}

/**
 * Called after a build: later differences are relative to what it read, including those that existed before. Files that
 * could not be read as text stay reported.
 */
export function forgetReported({ session, reported }: WatchState): void {
  if (reported.size === 0) return;
  const listed = new Set(filesRead(session));
  for (const path of reported.keys()) {
    if (!listed.has(path) || session.sources.get(path)?.disk) reported.delete(path);
  }
}

function filesRead({ listing }: BuildSession): string[] {
  return (listing?.paths ?? []).map(({ absolute }) => absolute);
}

/** The files on disk; none for a pack whose folder is missing, which counts as a change of the settings. */
function filesThere({ packs }: Settings): string[] {
  return packs.flatMap((pack) => {
    try {
      return listPacks([pack]).files.map(({ absolute }) => absolute);
    } catch {
      return [];
    }
  });
}
