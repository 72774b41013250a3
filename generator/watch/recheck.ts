/**
 * Watchers tell of edits late, take two saves for one, or give no more than a hint. What they spoke of is therefore
 * looked at by ourselves as well: at once, so that nobody waits for an event, and a little later, so that none is lost.
 */
import { existsSync } from "node:fs";
import { changedSince, lookOf, markFiles } from "./file-stats.ts";
import type { RebuildQueue } from "./rebuild-queue.ts";

export interface SecondLooks {
  /** Marks the files as they are now, and takes up those that are found different a little later. */
  readonly lookAgain: (touched: ReadonlySet<string>) => void;
  /** Something may have happened to a file of content: takes it up now if that is seen, or else a little later. */
  readonly hint: (path: string) => void;
  /** Whether a file has been built as it is since a hint, so that what a watcher says of it later is no news. */
  readonly wasEarly: (path: string) => boolean;
  readonly close: () => void;
}

/** The file watcher drops events that follow within 50 ms; so much later the files are looked at again. */
const settling = 60;
/** So much later at most a watcher tells of what it gave a hint of. Milliseconds. */
const belated = 500;

/**
 * @param asRead whether a file says what was read from it; `undefined` for one that was not read
 * @param notice takes up a file
 */
export function createSecondLooks(
  queue: Pick<RebuildQueue, "awaits" | "busy" | "want">,
  asRead: (path: string) => boolean | undefined,
  notice: (path: string) => void,
): SecondLooks {
  const timers = new Set<NodeJS.Timeout>();
  let hinted: Set<string> | undefined;
  /** Files that were taken up at the first hint, and when. */
  const early = new Map<string, number>();

  return {
    lookAgain: (touched) => {
      if (touched.size === 0) return;
      const marks = markFiles(touched);
      whenSettled(() => changedSince(marks).filter((path) => asRead(path) !== true));
    },
    hint: (path) => {
      takeEarly(path);
      if (hinted === undefined) {
        const all = new Set<string>();
        hinted = all;
        whenSettled(() => {
          hinted = undefined;
          return [...all].filter((each) => existsSync(each) && asRead(each) === false);
        });
      }
      hinted.add(path);
    },
    wasEarly: (path) => {
      const since = early.get(path);
      if (since === undefined || queue.awaits(path)) return false;
      early.delete(path);
      return performance.now() - since < belated && asRead(path) === true;
    },
    close: () => {
      for (const timer of timers) clearInterval(timer);
    },
  };

  /** A watcher tells of an edit when it has looked at the folder; a file that is seen to be edited need not wait for that. */
  function takeEarly(path: string): void {
    if (queue.awaits(path) || (lookOf(path)?.size ?? 0) === 0) return;
    if (asRead(path) !== false) return;
    early.set(path, performance.now());
    queue.want("content", path, "soon");
  }

  function whenSettled(find: () => readonly string[]): void {
    const timer = setInterval(() => {
      // What is written meanwhile may be read by the build that runs.
      if (queue.busy()) return;
      clearInterval(timer);
      timers.delete(timer);
      for (const path of find()) notice(path);
    }, settling);
    timers.add(timer);
  }
}
