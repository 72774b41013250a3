import { statSync, type Stats } from "node:fs";

/** `undefined` for what is not there or out of reach, and for a link that leads nowhere or back to itself. */
export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
