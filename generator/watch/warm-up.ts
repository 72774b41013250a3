/**
 * The first edits in a watcher would run code that has never run, and need indices that have not been built yet. So,
 * while idle, the watcher treats a few files as edited. Nothing is read for that: input and output stay the same.
 */
import { compilePacks } from "../build/compile-packs.ts";
import { filesOfOurs, takeForEdited, type BuildSession } from "../build/session.ts";
import type { WatchState } from "./watch-state.ts";

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
