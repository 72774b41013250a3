/** What a watcher does while no build is running or waiting. */
import type { RebuildQueue } from "./rebuild-queue.ts";
import { recheck } from "./recheck.ts";
import { warmUp } from "./warm-up.ts";
import type { WatchState } from "./watch-state.ts";

/** Delay after a build, by which time its own file events are over. Milliseconds. */
const moment = 30;
/** See `WatchOptions.recheck`. */
const usual = { first: 500, then: 10_000 };
/** Maximum share of the time that rechecks take. */
const share = 1 / 100;

export function whenIdle(state: WatchState, queue: RebuildQueue): void {
  stopWaiting(state);
  if (state.closed) return;
  state.restTimer = setTimeout(() => {
    if (!queue.busy()) rest(state, queue);
  }, moment);
  const { first, then } = state.options.recheck ?? usual;
  recheckLater(state, queue, state.lastFailure === undefined ? first : then);
}

function rest(state: WatchState, queue: RebuildQueue): void {
  try {
    const isWarm = !warmUp(state);
    state.options.rest?.();
    // One file at a time, so that an edit waits for no longer than that.
    if (!isWarm) whenIdle(state, queue);
  } catch (error) {
    state.events.failed?.(error);
  }
}

export function stopWaiting({ restTimer, recheckTimer }: WatchState): void {
  clearTimeout(restTimer);
  clearTimeout(recheckTimer);
}

function recheckLater(state: WatchState, queue: RebuildQueue, delay: number): void {
  clearTimeout(state.recheckTimer);
  if (state.closed) return;
  state.recheckTimer = setTimeout(() => {
    recheckAfter(state, queue, delay).catch((error: unknown) => state.events.failed?.(error));
  }, delay);
}

/** Goes on whatever happens, so that nothing that is lost, or stuck, can end all rechecks. */
async function recheckAfter(state: WatchState, queue: RebuildQueue, delay: number): Promise<void> {
  const start = performance.now();
  const { then } = state.options.recheck ?? usual;
  try {
    if (queue.busy()) return;
    await recheck(state, queue);
    // The cause of the failure may be gone.
    if (state.lastFailure !== undefined) queue.want("retry");
  } finally {
    const next = Math.max(Math.min(2 * delay, then), (performance.now() - start) / share);
    recheckLater(state, queue, next);
  }
}
