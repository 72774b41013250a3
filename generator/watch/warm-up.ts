/**
 * The first edits of a watcher would run code that has never run, and look into indices that nobody has asked for yet.
 * So it takes a few files for edited while it rests. Nothing is read for that: what comes in is what came in before,
 * and the same comes out.
 */
import { compilePacks } from "../build/compile-packs.ts";
import { filesOfOurs, takeForEdited, type BuildSession } from "../build/session.ts";
import type { WatchState } from "./watch-state.ts";

/** After so many edits the next one costs hardly less. */
const edits = 18;

/** Files of a session that are still to be taken for edited; absolute. */
const waiting = new WeakMap<BuildSession, string[]>();

/** Takes the next file for edited; false where that was done often enough, or the last build has failed. */
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

/** A few, from all over the packs. */
function someOf(files: readonly string[]): string[] {
  const step = Math.ceil(files.length / edits);
  return files.filter((_, index) => index % step === 0);
}
