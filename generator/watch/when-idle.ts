/** What a watcher does while no build is running or waiting. */
import type { RebuildQueue } from "./rebuild-queue.ts";
import { recheck } from "./recheck.ts";
import type { WatchState } from "./watch-state.ts";
import { compilePacks } from "../build/compile-packs.ts";
import { filesOfOurs, takeForEdited, type BuildSession } from "../build/session.ts";

/** After this many edits, another one hardly gets any faster. */
const edits = 18;

/** Absolute paths of a session's files that are still to be treated as edited. */
const waiting = new WeakMap<BuildSession, string[]>();

/**
 * Treats the next file as edited. Returns `false` if that was done often enough, or if there is no good build to
 * repeat.
 */
export function warmUp(state: WatchState): boolean {
  const { session, settings, inDoubt } = state;
  if (inDoubt || state.lastGood === undefined) return false;
  const left = waiting.get(session) ?? someOf(filesOfOurs(session));
  waiting.set(session, left);
  const file = left.shift();
  if (file === undefined) return false;
  state.inDoubt = true;
  takeForEdited(session, file);
  const compilation = compilePacks(settings, { session, touched: new Set() });
  state.inDoubt = false;
  if (!compilation.failed) state.lastGood = compilation;
  return true;
}

/** A few files, spread over all packs. */
function someOf(files: readonly string[]): string[] {
  const step = Math.ceil(files.length / edits);
  return files.filter((_, index) => index % step === 0);
}

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
