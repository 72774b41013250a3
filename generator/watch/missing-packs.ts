/** Packs whose directories disappear while being watched: a mounted disk, a branch without them, a mistake. */
import { isFolder } from "../disk/stats-of.ts";
import type { Settings } from "../config/settings.ts";
import type { PackDirectory } from "../read/pack-directory.ts";
import type { WatchState } from "./watch-state.ts";
import { contains } from "../disk/real-path.ts";

export function missingPacks({ packs }: Settings): ReadonlySet<PackDirectory> {
  return new Set(packs.filter(({ directory }) => !isFolder(directory)));
}

/** Whether a path is in one of the packs. */
export function isIn(packs: ReadonlySet<PackDirectory>, path: string): boolean {
  return [...packs].some(({ directory }) => contains(directory, path));
}

/** Makes the packs' return count as a change of the settings, so that everything is then rebuilt. */
export function awaitReturn(state: WatchState, packs: ReadonlySet<PackDirectory>): void {
  const decided = new Map(state.decided);
  for (const { directory } of packs) decided.delete(directory);
  state.decided = decided;
}
