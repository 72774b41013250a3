/** Hashes of files as they are on disk; a file whose stats did not change is not read again. */
import type { Stats } from "node:fs";
import { statsOf } from "../disk/stats-of.ts";
import { errorCode } from "../disk/error-code.ts";
import { readBytes } from "../disk/read-bytes.ts";
import { sha256 } from "../disk/sha256.ts";

/** The hash of a file's bytes, by its absolute path; of one that cannot be read, why. */
export type HashOf = (path: string) => string;

/** The hash of what is not there, or is no file. */
export const absent = "absent";

/** Clocks of file systems advance in steps of at most so many milliseconds. */
const clockStep = 20;

export function createFileHashes(): HashOf {
  const known = new Map<string, { readonly stats: string; readonly hash: string }>();
  return (path) => {
    // Before the bytes: where these change in between, the stats differ next time.
    const stats = statsOf(path);
    if (stats?.isFile() !== true) {
      known.delete(path);
      return absent;
    }
    const text = statsText(stats);
    const before = known.get(path);
    if (before?.stats === text) return before.hash;
    const hash = readHash(path);
    // A later write within the same step of the clock could leave the stats as they are.
    if (stats.ctimeMs <= Date.now() - clockStep) known.set(path, { stats: text, hash });
    else known.delete(path);
    return hash;
  };
}

/** Every write changes at least one of size, times of content and of status, and inode. */
function statsText({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return `${String(size)} ${String(mtimeMs)} ${String(ctimeMs)} ${String(ino)}`;
}

function readHash(path: string): string {
  try {
    return sha256(readBytes(path));
  } catch (error) {
    return errorCode(error) ?? "unreadable";
  }
}
