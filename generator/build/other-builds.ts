/** Brings an output into a comparable state: waits for running builds, and completes what killed builds left. */
import { sleep } from "../disk/sleep.ts";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeFolders } from "../disk/make-folders.ts";
import { readText } from "../disk/read-bytes.ts";
import { writeWhole } from "../disk/write-whole.ts";
import { Obstacle } from "../disk/obstacle.ts";
import { journalName } from "../config/output-names.ts";
import {
  closeTakenJournal,
  giveUpJournal,
  journalState,
  openJournal,
  type JournalState,
} from "./journal.ts";
import { recover, type Recovered } from "./transaction.ts";

/** A build holds the journal only for the time of a few renames. Milliseconds. */
const patience = 10_000;
const pause = 5;

/**
 * Waits for the build that holds the journal, and completes what a killed build left.
 * @returns whether this process now holds a journal that cannot be completed
 * @throws Obstacle if the other build does not end
 */
export function finishOtherBuilds(out: string): boolean {
  for (;;) {
    const state = stateAfterWaiting(out);
    if (state === "none") return false;
    if (state === "running") throw stillRunning(out);
    if (recover(out)?.completed === false) return true;
  }
}

/**
 * Replaces a file that is made from what it contained, unless another process has changed it since: of two that do so
 * at once, only one succeeds. A journal with nothing to do keeps the others out meanwhile.
 * @param before What it contained; `undefined` if it was not there.
 * @returns whether it did
 */
export function replaceUnchanged(file: string, before: string | undefined, text: string): boolean {
  const folder = dirname(file);
  makeFolders(folder);
  const nothing = { write: [], remove: [] };
  while (!finishOtherBuilds(folder) && !openJournal(folder, nothing)) sleep(pause);
  try {
    const now = existsSync(file) ? readText(file) : undefined;
    if (now !== before) return false;
    writeWhole(file, text);
    return true;
  } finally {
    closeTakenJournal(folder);
  }
}

/** Completes what a killed build left; a journal that cannot be completed stays until a build succeeds. */
export function recoverOutput(out: string): Recovered | undefined {
  const recovered = journalState(out) === "left behind" ? recover(out) : undefined;
  if (recovered?.completed === false) giveUpJournal(out);
  return recovered;
}

/** Waits for a running build to end. Whether no build is running on an output or has left it unfinished. */
export function isFinished(out: string): boolean {
  return stateAfterWaiting(out) === "none";
}

/** "running" only if a build does not end in time. */
function stateAfterWaiting(out: string): JournalState {
  const start = performance.now();
  for (;;) {
    const state = journalState(out);
    if (state !== "running" || performance.now() - start > patience) return state;
    sleep(pause);
  }
}

function stillRunning(out: string): Obstacle {
  const journal = JSON.stringify(join(out, journalName));
  return new Obstacle(
    `Another build has been writing to ${JSON.stringify(out)} for more than ${String(patience / 1000)} s. ` +
      `Wait until it ends and build again; if none is running, remove ${journal} first.`,
  );
}
