import { statSync, type Stats } from "node:fs";

/** Returns `undefined` for a path that does not exist or is inaccessible, and for a broken or circular link. */
export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
