/** The state of everything that decides the settings, when they were read: files, packs, and what patterns match. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { modInfoFile } from "../packs/mod-info.ts";
import type { Settings } from "../config/settings.ts";
import type { HashOf } from "./file-hashes.ts";

/** Absolute path -> the hash of a file, or `folder`. */
export type SettingsState = ReadonlyMap<string, string>;

const folder = "folder";

export function settingsState(
  { packs, decidedBy, recordFile }: Settings,
  hashOf: HashOf,
): SettingsState {
  const state = new Map<string, string>();
  for (const file of decidedBy?.files ?? []) state.set(file, hashOf(file));
  if (recordFile !== undefined) state.set(recordFile, hashOf(recordFile));
  for (const parent of decidedBy?.folders ?? []) {
    for (const name of foldersIn(parent)) state.set(join(parent, name), folder);
  }
  for (const { directory } of packs) {
    if (existsSync(directory)) state.set(directory, folder);
    // It affects the order in which packs load.
    const modInfo = join(directory, modInfoFile);
    state.set(modInfo, hashOf(modInfo));
  }
  return state;
}

/** The paths that were added, removed or changed between two states. */
export function changedSettings(before: SettingsState, now: SettingsState): string[] {
  const paths = new Set([...before.keys(), ...now.keys()]);
  return [...paths].filter((path) => before.get(path) !== now.get(path));
}

function foldersIn(parent: string): string[] {
  try {
    const entries = readdirSync(parent, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch {
    return [];
  }
}
