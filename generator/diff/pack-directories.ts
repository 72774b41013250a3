/** Finds the packs in a directory that no configuration describes. */
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { modInfoFile, packIn } from "../config/mod-info.ts";
import { orderByDependencies } from "../packs/pack-order.ts";

/** How deep below the directory a pack may be: `mods/<name>` is 2. */
const deepest = 3;

/**
 * Directories that contain a `modinfo.json`, in the order of their dependencies; if there are none, the directory
 * itself is the only pack.
 */
export function packDirectories(directory: string): string[] {
  const found = directoriesIn(directory, deepest);
  if (found.length === 0) return [directory];
  const bounds = { workingDirectory: directory, root: undefined, roots: [] };
  const packs = new Map(found.map((each) => [packIn(basename(each), each, bounds), each]));
  return orderByDependencies([...packs.keys()]).map((pack) => packs.get(pack) ?? pack.directory);
}

function directoriesIn(directory: string, depth: number): string[] {
  const entries = readdirSync(directory, { withFileTypes: true });
  if (entries.some((entry) => entry.name === modInfoFile && entry.isFile())) return [directory];
  if (depth === 0) return [];
  return entries
    .filter((entry) => entry.isDirectory() && !skipped.has(entry.name))
    .map(({ name }) => name)
    .sort()
    .flatMap((name) => directoriesIn(join(directory, name), depth - 1));
}

const skipped: ReadonlySet<string> = new Set([".git", "node_modules"]);
