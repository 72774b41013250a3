/** The files of a project at one moment, and the way from one moment to the next on disk. */
import { mkdirSync, readdirSync, rmSync, rmdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Path below the project's folder, with `/`, -> text. */
export type Snapshot = ReadonlyMap<string, string>;

/** Paths whose texts differ, by code unit. */
export function changedPaths(from: Snapshot, to: Snapshot): string[] {
  return [...new Set([...from.keys(), ...to.keys()])]
    .filter((path) => from.get(path) !== to.get(path))
    .sort();
}

/**
 * Makes the folder, which holds `from`, hold `to`; folders that become empty go.
 * @returns what a watcher would tell: absolute paths of files and of folders that came or went.
 */
export function writeChanges(folder: string, from: Snapshot, to: Snapshot): string[] {
  const touched = new Set<string>();
  for (const path of changedPaths(from, to)) {
    const file = join(folder, path);
    const text = to.get(path);
    touched.add(file);
    if (text === undefined) {
      rmSync(file);
      for (const gone of removeEmpty(folder, dirname(file))) touched.add(gone);
    } else {
      const made = mkdirSync(dirname(file), { recursive: true });
      for (let at = dirname(file); made !== undefined && at.length >= made.length; at = dirname(at))
        touched.add(at);
      writeFileSync(file, text);
    }
  }
  return [...touched];
}

function removeEmpty(root: string, from: string): string[] {
  const gone: string[] = [];
  for (let at = from; at !== root && readdirSync(at).length === 0; at = dirname(at)) {
    rmdirSync(at);
    gone.push(at);
  }
  return gone;
}
