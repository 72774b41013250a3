/**
 * read: packs -> SourceFile[], as text, in load order: packs as configured; inside a pack breadth-first, the
 * files of a directory before those of its sub-directories, by code unit. Only `*.json` counts.
 */
import { byCodeUnit } from "./code-unit.ts";
import { readdirSync, readFileSync, statSync, type Dirent } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Report } from "./diagnostics/diagnostic.ts";
import { decodeUtf8 } from "./json/decode-utf8.ts";
import type { Pack, SourceFile } from "./model.ts";
import type { Session } from "./session.ts";

/** A directory's entries; tests hand in a shuffled list to prove that order does not depend on it. */
export type ListDirectory = (directory: string) => Dirent[];

export interface FilePath {
  readonly pack: Pack;
  /** Path below the pack's directory, with `/`. */
  readonly path: string;
  readonly absolute: string;
}

/** The files of the packs in load order; nothing is opened yet. */
export function listFiles(
  packs: readonly Pack[],
  list: ListDirectory = (directory) => readdirSync(directory, { withFileTypes: true }),
): FilePath[] {
  const files: FilePath[] = [];
  for (const pack of packs) {
    let level = [""];
    while (level.length > 0) {
      const below: string[] = [];
      for (const folder of level) {
        const entries = list(join(pack.directory, folder)).sort((a, b) =>
          byCodeUnit(a.name, b.name),
        );
        for (const entry of entries) {
          const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
          const absolute = join(pack.directory, path);
          const kind = kindOfEntry(entry, absolute);
          if (kind === "directory") below.push(path);
          else if (kind === "file" && entry.name.endsWith(".json")) {
            files.push({ pack, path, absolute });
          }
        }
      }
      level = below;
    }
  }
  return files;
}

/** Links count as what they lead to; one that leads nowhere counts as nothing. */
function kindOfEntry(entry: Dirent, absolute: string): "file" | "directory" | undefined {
  const at = entry.isSymbolicLink() ? statSync(absolute, { throwIfNoEntry: false }) : entry;
  if (at?.isDirectory() === true) return "directory";
  return at?.isFile() === true ? "file" : undefined;
}

/** Reads files as text; invalid UTF-8 is reported and the file marked as unreadable. */
export function readFiles(
  paths: readonly FilePath[],
  workingDirectory: string,
  report: Report,
  session: Pick<Session, "sources">,
): SourceFile[] {
  const files: SourceFile[] = [];
  const folders = new Map<Pack, string>();
  const shownFolder = (pack: Pack): string => {
    let folder = folders.get(pack);
    if (folder === undefined) {
      const shown = displayPath(pack.directory, workingDirectory);
      folder = shown === "" ? "" : `${shown}/`;
      folders.set(pack, folder);
    }
    return folder;
  };
  for (const { pack, path, absolute } of paths) {
    const decoded = decodeUtf8(readFileSync(absolute));
    const before = session.sources.get(absolute);
    if (before && "text" in decoded && before.text === decoded.text && before.pack === pack) {
      files.push(before);
      continue;
    }
    const file: SourceFile = {
      pack,
      packName: pack.name,
      path,
      displayPath: `${shownFolder(pack)}${path}`,
      ...("text" in decoded
        ? { text: decoded.text }
        : { text: decoded.readable, unreadable: true }),
    };
    files.push(file);
    if ("text" in decoded) session.sources.set(absolute, file);
    else {
      report(
        "invalid-utf8",
        { source: file, offset: decoded.readableOffset, length: 1 },
        { byte: decoded.invalidAt },
      );
    }
  }
  return files;
}

/** Relative to the working directory, with `/`; what people see and machines parse. */
export function displayPath(absolute: string, workingDirectory: string): string {
  const path = relative(workingDirectory, absolute);
  return path.split(sep).join("/");
}
