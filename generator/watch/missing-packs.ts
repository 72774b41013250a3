/** Packs whose directories went away while they are watched: a mounted disk, a branch without them, a mistake. */
import { statSync } from "node:fs";
import type { Settings } from "../config/settings.ts";
import type { PackDirectory } from "../read/pack-directory.ts";
import type { WatchState } from "./watch-state.ts";
import { contains } from "../disk/real-path.ts";

export function missingPacks({ packs }: Settings): ReadonlySet<PackDirectory> {
  return new Set(packs.filter(({ directory }) => !isDirectory(directory)));
}

/** Whether a path lies in one of the packs. */
export function isIn(packs: ReadonlySet<PackDirectory>, path: string): boolean {
  return [...packs].some(({ directory }) => contains(directory, path));
}

/** Their return changes the settings, so that all is built anew then. */
export function awaitReturn(state: WatchState, packs: ReadonlySet<PackDirectory>): void {
  const decided = new Map(state.decided);
  for (const { directory } of packs) decided.delete(directory);
  state.decided = decided;
}

function isDirectory(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch {
    return false;
  }
}
