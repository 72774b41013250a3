/**
 * A clock that a search sets, and files whose times are those at which they were written by it, in whole seconds as
 * some file systems keep them: processes are hours apart, or follow each other within a second, or the clock goes back.
 */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import type { Random } from "../search/random.ts";

export interface Clock {
  /** Takes note of files that were written just now; they may keep the times at which they were last modified. */
  readonly wrote: (files: Iterable<string>, keepsTimes?: boolean) => void;
  /** Moves on, or back. */
  readonly move: (milliseconds: number) => void;
  /** Runs something that sees this clock and these times. */
  readonly during: <Result>(run: () => Result) => Result;
}

const grain = 1000;

export function createClock(): Clock {
  let now = Date.now();
  /** By path: the last time, all seconds in which the file was written, and when it says that it was modified. */
  const written = new Map<
    string,
    { time: number; modified: number; readonly seconds: Set<number> }
  >();
  return {
    move: (milliseconds) => {
      now += milliseconds;
    },
    wrote: (files, keepsTimes = false) => {
      for (const file of files) {
        const known = written.get(file) ?? { time: 0, modified: now, seconds: new Set<number>() };
        // A clock that went back to the very second of an earlier text would leave nothing to see.
        while (now < known.time && known.seconds.has(Math.floor(now / grain))) now -= grain;
        written.set(file, known);
        known.time = now;
        if (!keepsTimes) known.modified = now;
        known.seconds.add(Math.floor(now / grain));
      }
    },
    during: (run) => {
      const { statSync } = fs;
      const { now: real } = Date;
      const seen = (path: fs.PathLike, options?: fs.StatSyncOptions): fs.Stats | undefined => {
        const stats = statSync(path, options) as fs.Stats | undefined;
        const times = written.get(String(path));
        if (!stats || !times) return stats;
        const [ctimeMs, mtimeMs] = [times.time, times.modified].map(
          (time) => Math.floor(time / grain) * grain,
        );
        return Object.assign(stats, { mtimeMs, ctimeMs, ino: 1 });
      };
      Object.assign(fs, { statSync: seen });
      Object.assign(Date, { now: () => now });
      syncBuiltinESMExports();
      try {
        return run();
      } finally {
        Object.assign(fs, { statSync });
        Object.assign(Date, { now: real });
        syncBuiltinESMExports();
      }
    },
  };
}

/** How far a clock goes between two steps, in milliseconds. */
export function randomMove(random: Random): number {
  return random.pick([10, 10, 700, 5000, 3_600_000, -3000, -3_600_000])!;
}
