/**
 * Lists the files of packs without opening any. A pack is read below its own directory, which may itself be a link; a
 * link inside it is followed only if it leads into a folder that the configuration allows. Targets inside the pack are
 * read at their own place, so that no cycle of links is ever followed.
 */
import { lstatSync, readdirSync, readlinkSync, type Dirent, type Stats } from "node:fs";
import { basename, join, sep } from "node:path";
import { statsOf } from "../disk/stats-of.ts";
import { Obstacle } from "../disk/obstacle.ts";
import { contains, realPath } from "../disk/real-path.ts";
import { byCodeUnit } from "../text/code-unit.ts";
import { isNearlyRead, isRead } from "../packs/file-names.ts";
import type { PackDirectory, PackReading } from "./pack-directory.ts";

export type DirectoryEntry = Pick<Dirent, "name" | "isFile" | "isDirectory" | "isSymbolicLink">;

/** Lists the entries of a directory; tests pass a shuffled list to prove that its order does not matter. */
export type ListDirectory = (directory: string) => DirectoryEntry[];

export interface FilePath {
  readonly pack: PackDirectory;
  /** Path below the pack's directory, with `/`. */
  readonly path: string;
  readonly absolute: string;
}

/** A link to a place where the pack may not read, or where there is nothing. */
export interface OutsideLink extends FilePath {
  /** Target of the link as it is written. */
  readonly target: string;
  readonly exists: boolean;
}

export interface ListedFiles {
  /** In load order. */
  readonly files: readonly FilePath[];
  /** Absolute paths of all folders that were listed. */
  readonly folders: readonly string[];
  readonly outside: readonly OutsideLink[];
  /** What looks like a file of definitions and is not read: names that nearly end in `.json`, and special files. */
  readonly passedOver: readonly FilePath[];
}

export const readDirectory: ListDirectory = (directory) =>
  readdirSync(directory, { withFileTypes: true });

export function listPacks(
  packs: readonly PackDirectory[],
  list: ListDirectory = readDirectory,
): ListedFiles {
  const files: FilePath[] = [];
  const folders: string[] = [];
  const outside: OutsideLink[] = [];
  const passedOver: FilePath[] = [];
  for (const pack of packs) {
    const leads = followedLinks(pack);
    let level = [""];
    while (level.length > 0) {
      const below: string[] = [];
      for (const folder of level) {
        const directory = join(pack.directory, folder);
        folders.push(directory);
        // Joining each name would take longer than listing them all.
        const start = directory.endsWith(sep) ? directory : directory + sep;
        const entries = list(directory).sort((a, b) => byCodeUnit(a.name, b.name));
        for (const entry of entries) {
          const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
          const place = { pack, path, absolute: start + entry.name };
          const kind = entry.isSymbolicLink() ? leads(place.absolute) : kindOf(entry);
          if (kind === "directory" || entry.name.endsWith(".json")) {
            refuseUnreadableName(entry.name, place.absolute, directory);
          }
          if (leavesOut(place, kind)) continue;
          if (kind === "directory") below.push(path);
          else if (kind === "file" && isRead(entry.name)) files.push(place);
          else if (isPassedOver(entry, kind)) passedOver.push(place);
          else if ((kind === "outside" || kind === "nowhere") && matters(place.absolute)) {
            const exists = kind === "outside";
            outside.push({ ...place, target: readlinkSync(place.absolute), exists });
          }
        }
      }
      level = below;
    }
  }
  return { files, folders, outside, passedOver };
}

/** Whether it is no content: the dialect reads no such file, or only beside another pack, or it is a schema. */
function leavesOut({ pack, path, absolute }: FilePath, kind: EntryKind): boolean {
  const { files, folders, loaded, schemas } = pack.reading ?? everything;
  const [name = "", outer = ""] = path.split("/").reverse();
  if (kind === "file") {
    return files.includes(name) || folders.includes(outer) || schemas.has(absolute);
  }
  return kind === "directory" && folders.includes(outer) && !loaded.has(name);
}

const everything: PackReading = {
  ...{ files: [], folders: [], loaded: new Set(), schemas: new Set() },
};

/** What an entry stands for; `undefined` for special files, and for links whose targets are read elsewhere. */
type EntryKind = "file" | "directory" | "outside" | "nowhere" | undefined;

function isPassedOver(entry: DirectoryEntry, kind: EntryKind): boolean {
  if (!isNearlyRead(entry.name)) return false;
  return kind === "file" || (kind === undefined && !entry.isSymbolicLink());
}

function kindOf(entry: DirectoryEntry | Stats): "file" | "directory" | undefined {
  if (entry.isDirectory()) return "directory";
  return entry.isFile() ? "file" : undefined;
}

/** Returns a function that decides what a link stands for. */
function followedLinks({ directory, roots = [] }: PackDirectory): (link: string) => EntryKind {
  let known: { readonly own: string; readonly allowed: readonly string[] } | undefined;
  const seen = new Set<string>();
  return (link) => {
    const stats = statsOf(link);
    if (stats === undefined) return "nowhere";
    const target = realPath(link);
    known ??= { own: realPath(directory), allowed: roots.map(realPath) };
    if (contains(known.own, target)) {
      // A file whose own name is not read is read under the name of the link.
      return stats.isFile() && !target.endsWith(".json") ? "file" : undefined;
    }
    if (!known.allowed.some((root) => contains(root, target))) return "outside";
    if (!stats.isDirectory()) return kindOf(stats);
    // Links that lead into each other would never end.
    const isKnown = [...seen].some((each) => contains(each, target) || contains(target, each));
    const holdsPack = contains(target, known.own);
    if (isKnown || holdsPack) return undefined;
    seen.add(target);
    return "directory";
  };
}

/**
 * A name that is not UTF-8 reads as one that does not exist.
 * @throws Obstacle
 */
function refuseUnreadableName(name: string, absolute: string, directory: string): void {
  if (!name.includes("\uFFFD") || lstatSync(absolute, { throwIfNoEntry: false })) return;
  throw new Obstacle(
    `${JSON.stringify(directory)} contains a name that is not UTF-8: ${JSON.stringify(name)}. Rename it; nothing was read.`,
    { path: absolute },
  );
}

/**
 * @param shown Prints a path for messages.
 * @throws Obstacle if a link leads out of its pack or nowhere: content that its author sees would be silently missing
 */
export function refuseOutside(
  outside: readonly OutsideLink[],
  shown: (absolute: string) => string,
): void {
  const [first] = outside;
  if (!first) return;
  const others = outside.filter((each) => each !== first && each.exists === first.exists).length;
  const more = others > 0 ? ` (and ${String(others)} more such links)` : "";
  const [link, target] = [shown(first.absolute), first.target].map((path) => JSON.stringify(path));
  throw new Obstacle(
    first.exists
      ? `${link ?? ""} is a link that leads out of its pack, to ${target ?? ""}${more}, and was not followed. If that content is intended, allow its folder with "roots" in the configuration or with --root; otherwise remove the link.`
      : `${link ?? ""} is a link to ${target ?? ""}, which does not exist${more}. Restore its target, or remove the link.`,
    { path: first.absolute },
  );
}

/** Whether a link leads to a folder or to a file that would be read; Emacs marks files being edited by such links. */
function matters(link: string): boolean {
  if (basename(link).startsWith(".#")) return false;
  return link.endsWith(".json") || statsOf(link)?.isDirectory() === true;
}
