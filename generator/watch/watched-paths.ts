/** Determines which paths are relevant to the settings. */
import { dirname } from "node:path";
import type { Settings } from "../config/settings.ts";
import { contains } from "../disk/real-path.ts";

export interface WatchedPaths {
  /** Absolute paths at which watching starts: packs, and the folders around packs and configuration files. */
  readonly roots: readonly string[];
  /** The packs, the folders of patterns and the files themselves, without the folders around them. */
  readonly contents: readonly string[];
  /** Whether nothing at or below a path matters; `directory` is `undefined` if that is not known yet. */
  ignores(path: string, directory: boolean | undefined): boolean;
  /** Whether a file with this path is read as content. */
  isContent(path: string): boolean;
  /** Whether the path itself is content, or decides the settings. */
  matters(path: string, directory: boolean): boolean;
}

export function watchedPaths(settings: Settings): WatchedPaths {
  const packs = settings.packs.map((pack) => pack.directory);
  const files = new Set([
    ...(settings.configFile === undefined ? [] : [settings.configFile]),
    ...(settings.decidedBy?.files ?? []),
    // It may be created later.
    ...(settings.recordFile === undefined ? [] : [settings.recordFile]),
  ]);
  const patternFolders = new Set(settings.decidedBy?.folders ?? []);
  const roots = new Set([
    ...packs,
    // The folder around a pack or a file, so that both its removal and its return are seen.
    ...packs.map((pack) => dirname(pack)),
    ...[...files].map((file) => dirname(file)),
    ...patternFolders,
  ]);
  const wanted = [...roots, ...files];
  const inPack = (path: string): boolean => packs.some((pack) => contains(pack, path));
  const inOutput = (path: string): boolean =>
    settings.out !== undefined && contains(settings.out, path);
  const isContent = (path: string): boolean =>
    path.endsWith(".json") && inPack(path) && !inOutput(path);

  return {
    roots: [...roots],
    contents: [...new Set([...packs, ...files, ...patternFolders])],
    ignores(path, directory) {
      if (inOutput(path)) return true;
      if (inPack(path)) return directory === false && !path.endsWith(".json");
      if (wanted.some((each) => contains(path, each))) return false;
      return !(directory !== false && patternFolders.has(dirname(path)));
    },
    isContent,
    matters(path, directory) {
      // In a folder inside a pack, only files matter, and they have their own events.
      if (directory) return packs.includes(path) || patternFolders.has(dirname(path));
      return files.has(path) || isContent(path);
    },
  };
}
