/** Which paths matter to settings, and what an event at one of them means. */
import { basename, dirname, relative, isAbsolute } from "node:path";
import { modInfoFile } from "../config/mod-info.ts";
import type { Settings } from "../config/settings.ts";

export interface WatchedPaths {
  /** Where watching starts, absolute: packs, and the folders around packs and configuration files. */
  readonly roots: readonly string[];
  /** Of these the packs, the folders of patterns and the files themselves: all but what is around them. */
  readonly contents: readonly string[];
  /** Whether a path is none of our business; `directory` is `undefined` where that is not known yet. */
  ignores(path: string, directory: boolean | undefined): boolean;
  /** Content: build again. Configuration: read the settings again first. */
  meaning(path: string, directory: boolean): "content" | "configuration" | undefined;
}

export function watchedPaths(settings: Settings): WatchedPaths {
  const packs = settings.packs.map((pack) => pack.directory);
  const files = new Set([
    ...(settings.configFile === undefined ? [] : [settings.configFile]),
    ...(settings.decidedBy?.files ?? []),
  ]);
  const patternFolders = new Set(settings.decidedBy?.folders ?? []);
  const roots = new Set([
    ...packs,
    // Around a pack or a file, so that its removal and its return are both seen.
    ...packs.map((pack) => dirname(pack)),
    ...[...files].map((file) => dirname(file)),
    ...patternFolders,
  ]);
  const wanted = [...roots, ...files];
  const inPack = (path: string): boolean => packs.some((pack) => contains(pack, path));
  const inOutput = (path: string): boolean =>
    settings.out !== undefined && contains(settings.out, path);

  return {
    roots: [...roots],
    contents: [...new Set([...packs, ...files, ...patternFolders])],
    ignores(path, directory) {
      if (inOutput(path)) return true;
      if (inPack(path)) return directory === false && !path.endsWith(".json");
      if (wanted.some((each) => contains(path, each))) return false;
      return !(directory !== false && patternFolders.has(dirname(path)));
    },
    meaning(path, directory) {
      if (inOutput(path)) return undefined;
      if (files.has(path)) return "configuration";
      // It decides in which order packs load.
      if (packs.includes(dirname(path)) && basename(path) === modInfoFile) return "configuration";
      if (directory && (packs.includes(path) || patternFolders.has(dirname(path)))) {
        return "configuration";
      }
      return inPack(path) ? "content" : undefined;
    },
  };
}

/** Whether `path` is `folder` or lies below it. */
function contains(folder: string, path: string): boolean {
  const below = relative(folder, path);
  return !(below === ".." || /^\.\.[\\/]/u.test(below) || isAbsolute(below));
}
