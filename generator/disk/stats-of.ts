/** What stands at a path, as long as it can be looked at. */
import { statSync, type Stats } from "node:fs";

/** Returns `undefined` for a path that does not exist or is inaccessible, and for a broken or circular link. */
export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

export function isFile(path: string): boolean {
  return statsOf(path)?.isFile() === true;
}

export function isFolder(path: string): boolean {
  return statsOf(path)?.isDirectory() === true;
}

/** Milliseconds within which two changes of a file may leave the same stats. */
export const clockGrain = 1000;

/** Equal as long as a file stays as it is: every write changes at least one of size, times and inode. */
export function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return [size, mtimeMs, ctimeMs, ino].join(" ");
}
