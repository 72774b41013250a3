/** Texts that are open in the editor: what is typed there takes precedence over the files. */
import { isFile, statsOf } from "../disk/stats-of.ts";
import { pathToFileURL, fileURLToPath } from "node:url";
import { basename, dirname } from "node:path";
import { contains, realPath } from "../disk/real-path.ts";
import { readBytes } from "../disk/read-bytes.ts";
import type { Listed } from "../read/list-again.ts";
import { readDirectory, type DirectoryEntry } from "../read/list-files.ts";
import type { ReadFile } from "../read/read.ts";

export interface OpenText {
  readonly uri: string;
  readonly version: number;
  readonly text: string;
}

export interface OpenTexts {
  /** By any path of the file: one behind a link is the same. */
  readonly at: (absolute: string) => OpenText | undefined;
  /** Without links in them. */
  readonly paths: () => Iterable<string>;
}

/** Of which text of a file edits speak: editors refuse them once theirs is another. */
export function versionAt(open: OpenTexts, absolute: string): { version: number | null } {
  return { version: open.at(absolute)?.version ?? null };
}

/** Reads the bytes of files, or those of open texts in their place. */
export function readingOver(open: OpenTexts): ReadFile {
  const read = (absolute: string): Uint8Array => {
    const text = open.at(absolute)?.text;
    return text === undefined ? readBytes(absolute) : Buffer.from(text);
  };
  return Object.assign(read, { replaces: (absolute: string) => open.at(absolute) !== undefined });
}

/** Lists folders and files, including those of open texts that are not yet on the disk. */
export function listingOver(open: OpenTexts): Required<Listed> {
  return {
    listDirectory: (directory) => {
      const unsaved = unsavedIn(directory, open);
      if (unsaved.size === 0) return readDirectory(directory);
      const saved = statsOf(directory) ? readDirectory(directory) : [];
      for (const { name } of saved) unsaved.delete(name);
      return [...saved, ...unsaved.values()];
    },
    isFile: (absolute) => open.at(absolute) !== undefined || isFile(absolute),
  };
}

/** Entries by name: open texts in the directory, and the folders below it that contain such texts. */
function unsavedIn(folder: string, open: OpenTexts): Map<string, DirectoryEntry> {
  const entries = new Map<string, DirectoryEntry>();
  // The paths of open texts have no links in them.
  const directory = realPath(folder);
  for (const path of open.paths()) {
    if (path === directory || !contains(directory, path)) continue;
    let child = path;
    while (dirname(child) !== directory) child = dirname(child);
    const name = basename(child);
    entries.set(name, {
      name,
      isFile: () => child === path,
      isDirectory: () => child !== path,
      isSymbolicLink: () => false,
    });
  }
  return entries;
}

/** Absolute path of a file's URI; `undefined` for any other URI. */
export function pathOf(uri: string): string | undefined {
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

/** The URI of a file, as the editor spells it if the file is open there. */
export function uriIn(open: OpenTexts, absolute: string): string {
  return open.at(absolute)?.uri ?? pathToFileURL(absolute).href;
}
