/** Brings an output into a comparable state: waits for running builds, and completes what killed builds left. */
import { sleep } from "../disk/sleep.ts";
import { join } from "node:path";
import { Obstacle } from "../disk/obstacle.ts";
import { giveUpJournal, journalName, journalState } from "./journal.ts";
import { recover } from "./transaction.ts";

/** A build holds the journal only for the time of a few renames. Milliseconds. */
const patience = 10_000;
const pause = 5;

/**
 * Waits for the build that holds the journal, and completes what a killed build left.
 * @returns whether this process now holds a journal that cannot be completed
 * @throws Obstacle if the other build does not end
 */
export function settle(out: string): boolean {
  const start = performance.now();
  for (;;) {
    const state = journalState(out);
    if (state === "none") return false;
    if (state === "left behind" && recover(out)?.done === false) return true;
    if (state === "running") wait(out, start);
  }
}

/** The outcome for a build that was interrupted while putting its modules in place. */
export type Recovered =
  | { readonly completed: true; readonly modules: number }
  /** Files that it had written are gone: the output may be a mixture until a build succeeds. */
  | { readonly completed: false };

/** Completes what a killed build left; a journal that cannot be completed stays until a build succeeds. */
export function recoverOutput(out: string): Recovered | undefined {
  if (journalState(out) !== "left behind") return undefined;
  const recovery = recover(out);
  if (recovery?.done !== false) return recovery && { completed: true, modules: recovery.modules };
  giveUpJournal(out);
  return { completed: false };
}

/** Waits for a running build to end. Whether no build is running on an output or has left it unfinished. */
export function isSettled(out: string): boolean {
  const start = performance.now();
  for (;;) {
    const state = journalState(out);
    if (state !== "running") return state === "none";
    if (performance.now() - start > patience) return false;
    sleep(pause);
  }
}

function wait(out: string, start: number): void {
  if (performance.now() - start > patience) {
    const journal = JSON.stringify(join(out, journalName));
    throw new Obstacle(
      `Another build has been writing to ${JSON.stringify(out)} for more than ${String(patience / 1000)} s. ` +
        `Wait until it ends and build again; if none is running, remove ${journal} first.`,
    );
  }
  sleep(pause);
}
