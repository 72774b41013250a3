/** Brings an output into a comparable state: waits for running builds, and completes what killed builds left. */
import { sleep } from "../disk/sleep.ts";
import { join } from "node:path";
import { Obstacle } from "../disk/obstacle.ts";
import { journalName } from "../config/output-names.ts";
import { giveUpJournal, journalState, type JournalState } from "./journal.ts";
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
