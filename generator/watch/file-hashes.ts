/** Hashes of files on disk; a file whose stats have not changed is not read again. */
import { stampOf, statsOf } from "../disk/stats-of.ts";
import { errorCode } from "../disk/error-code.ts";
import { readBytes } from "../disk/read-bytes.ts";
import { sha256 } from "../disk/sha256.ts";

/** Returns the hash of the file at an absolute path; if it cannot be read, the reason. */
export type HashOf = (path: string) => string;

/** Stands for the hash of a path that does not exist or is not a file. */
export const absent = "absent";

/** File system clocks advance in steps of at most this many milliseconds. */
const clockStep = 20;

export function createFileHashes(): HashOf {
  const known = new Map<string, { readonly stamp: string; readonly hash: string }>();
  return (path) => {
    // Taken before the bytes are read: if these change in between, the stats differ next time.
    const stats = statsOf(path);
    if (stats?.isFile() !== true) {
      known.delete(path);
      return absent;
    }
    const stamp = stampOf(stats);
    const before = known.get(path);
    if (before?.stamp === stamp) return before.hash;
    const hash = readHash(path);
    // A later write within the same clock step could leave the stats unchanged.
    if (stats.ctimeMs <= Date.now() - clockStep) known.set(path, { stamp, hash });
    else known.delete(path);
    return hash;
  };
}

function readHash(path: string): string {
  try {
    return sha256(readBytes(path));
  } catch (error) {
    return errorCode(error) ?? "unreadable";
  }
}
