/**
 * read: packs -> SourceFile[], as text, in load order: packs as configured; inside a pack breadth-first, the
 * files of a directory before those of its sub-directories, by code unit. Only `*.json` counts.
 */
import { Obstacle } from "../disk/obstacle.ts";
import { byCodeUnit } from "../text/code-unit.ts";
import { lstatSync, readdirSync, statSync, type Dirent } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Fact } from "../diagnostics/diagnostic.ts";
import { createFindings } from "../diagnostics/findings.ts";
import { summarize } from "./foreign/summary.ts";
import type { ForeignSummary } from "../model/foreign-summary.ts";
import { decodeUtf8, type Decoded } from "./decode-utf8.ts";
import type { PackDirectory } from "./pack-directory.ts";
import type { FileOnDisk, SourceFile } from "../model/source-file.ts";
import { mayHoldOurs } from "./prescan/own-types.ts";
import { outline } from "./prescan/prescan.ts";
import { recordName } from "./record-name.ts";
import { sourceFolders } from "./source-folder.ts";
import { readBytes } from "../disk/read-bytes.ts";
import { sha256 } from "../disk/sha256.ts";

/** A directory's entries; tests hand in a shuffled list to prove that order does not depend on it. */
export type ListDirectory = (directory: string) => Dirent[];

export interface FilePath {
  readonly pack: PackDirectory;
  /** Path below the pack's directory, with `/`. */
  readonly path: string;
  readonly absolute: string;
}

/** Files as text, in load order, and what was found wrong with them in reading. */
export interface ReadSources {
  readonly files: readonly SourceFile[];
  readonly facts: readonly Fact[];
}

/** A file's bytes, by its absolute path; they hold until the next file is read. */
export type ReadFile = (absolute: string) => Uint8Array;

/** The files of the packs in load order; nothing is opened yet. */
export function listFiles(
  packs: readonly PackDirectory[],
  list: ListDirectory = (directory) => readdirSync(directory, { withFileTypes: true }),
): FilePath[] {
  const files: FilePath[] = [];
  for (const pack of packs) {
    let level = [""];
    while (level.length > 0) {
      const below: string[] = [];
      for (const folder of level) {
        const directory = join(pack.directory, folder);
        // Joining each name would take longer than listing all.
        const start = directory.endsWith(sep) ? directory : directory + sep;
        const entries = list(directory).sort((a, b) => byCodeUnit(a.name, b.name));
        for (const entry of entries) {
          const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
          const absolute = start + entry.name;
          const kind = kindOfEntry(entry, absolute);
          if (kind === "directory" || entry.name.endsWith(".json")) {
            refuseUnreadableName(entry.name, absolute, directory);
          }
          if (kind === "directory") below.push(path);
          else if (kind === "file" && entry.name.endsWith(".json") && entry.name !== recordName) {
            files.push({ pack, path, absolute });
          }
        }
      }
      level = below;
    }
  }
  return files;
}

/** A name that is not UTF-8 reads as one that does not exist. @throws Obstacle */
function refuseUnreadableName(name: string, absolute: string, directory: string): void {
  if (!name.includes("\uFFFD") || lstatSync(absolute, { throwIfNoEntry: false })) return;
  throw new Obstacle(
    `In ${JSON.stringify(directory)} there is a name that is not UTF-8: ${JSON.stringify(name)}. Rename it; nothing was read.`,
  );
}

/** Links count as what they lead to; one that leads nowhere counts as nothing. */
function kindOfEntry(entry: Dirent, absolute: string): "file" | "directory" | undefined {
  const at = entry.isSymbolicLink() ? statSync(absolute, { throwIfNoEntry: false }) : entry;
  if (at?.isDirectory() === true) return "directory";
  return at?.isFile() === true ? "file" : undefined;
}

/** Files by absolute path; the same object for the same text, so that caches by file hold. */
export type KnownSources = Map<string, SourceFile>;

export interface ReadOptions {
  /** Absolute: generated modules name files relative to it. */
  readonly root: string;
  /** Absolute: messages name files relative to it. */
  readonly workingDirectory: string;
  /** What was read before; files that are new or differ take their place there. */
  readonly sources: KnownSources;
  /** Absolute paths of the files that may differ from those; all others are taken from there. */
  readonly touched?: ReadonlySet<string> | undefined;
  readonly readFile?: ReadFile | undefined;
  /** Packs whose directories are missing: their files are what they were. */
  readonly away?: ReadonlySet<PackDirectory> | undefined;
  /** What a foreign file of that content says, where an earlier run has seen one. */
  readonly known?: ((sha256: string) => ForeignSummary | undefined) | undefined;
  /** False where the files' hashes will hardly be asked for; each is computed when it is. */
  readonly hashes?: boolean;
}

/** Reads files as text; invalid UTF-8 is reported and the file marked as unreadable. */
export function readFiles(
  paths: readonly FilePath[],
  { touched, readFile = readBytes, known, hashes = true, sources, away, ...folders }: ReadOptions,
): ReadSources {
  const files: SourceFile[] = [];
  const { report, facts } = createFindings();
  const shown = shownIn(folders);
  for (const { pack, path, absolute } of paths) {
    const before = sources.get(absolute);
    const isAway = away?.has(pack) === true;
    if (before && (isAway || touched?.has(absolute) === false)) {
      files.push(before);
      continue;
    }
    if (isAway) continue;
    const bytes = readFile(absolute);
    const hash = hashes || known || before ? sha256(bytes) : undefined;
    const place = { pack, path, ...shown(pack, path) };
    if (before && before.disk?.sha256 === hash && isSamePlace(before, place)) {
      files.push(before);
      continue;
    }
    const said = hash === undefined ? undefined : known?.(hash);
    // What an earlier run kept is a hint: with it no definition is ever lost.
    const foreign = said && !mayHoldOurs(bytes) ? said : undefined;
    const content = foreign ? { foreign } : contentOf(bytes, place);
    if (!("invalidAt" in content)) {
      const file = fileOnDisk(place, content, hash, () => readFile(absolute));
      files.push(file);
      sources.set(absolute, file);
      continue;
    }
    // What the file was before must not stand in for it.
    sources.delete(absolute);
    const { readable: text, readableOffset: offset, invalidAt: byte } = content;
    const file: SourceFile = { ...place, packName: pack.name, text, unreadable: true };
    files.push(file);
    report("invalid-utf8", { source: file, offset, length: 1 }, { byte });
  }
  return { files, facts };
}

type Place = Required<Pick<SourceFile, "pack" | "path" | "displayPath" | "sourcePath">>;

function isSamePlace(one: SourceFile, { pack, displayPath, sourcePath }: Place): boolean {
  return one.pack === pack && one.displayPath === displayPath && one.sourcePath === sourcePath;
}

/** What is taken from a file when it is read: its text, unless it is plain what it says of other kinds. */
interface Content extends Pick<FileOnDisk, "strict" | "foreign"> {
  readonly text?: string;
  readonly entries?: Int32Array | undefined;
}

function contentOf(
  bytes: Uint8Array,
  place: Place,
): Content | Exclude<Decoded, { readonly text: string }> {
  const seen = outline(bytes);
  const foreign = seen?.mayBeOurs === false ? summarize(seen.objects(), place) : undefined;
  if (foreign) return { strict: true, foreign };
  const decoded = decodeUtf8(bytes);
  if (!seen || !("text" in decoded)) return decoded;
  const { text } = decoded;
  // In the text of a file with other letters than ASCII they stand elsewhere.
  return { strict: true, text, entries: text.length === bytes.length ? seen.entries() : undefined };
}

/** A file whose text can be let go: a real game has far more of it than anybody looks into twice. */
function fileOnDisk(
  { pack, ...place }: Place,
  { text, entries, ...known }: Content,
  hash: string | undefined,
  readAgain: () => Uint8Array,
): SourceFile {
  let kept = text;
  let keptHash = hash;
  return {
    pack,
    packName: pack.name,
    ...place,
    get text() {
      return kept ?? Buffer.from(readAgain()).toString("utf8");
    },
    entries,
    disk: {
      get sha256() {
        return (keptHash ??= sha256(readAgain()));
      },
      ...known,
      release: () => {
        kept = undefined;
      },
    },
  };
}

/** How messages and generated modules name a file; what is the same for a whole pack is worked out once. */
function shownIn({
  root,
  workingDirectory,
}: Pick<ReadOptions, "root" | "workingDirectory">): (
  pack: PackDirectory,
  path: string,
) => Pick<Place, "displayPath" | "sourcePath"> {
  const sourceFolder = sourceFolders(root);
  const shownFolders = new Map<PackDirectory, string>();
  return (pack, path) => {
    let shown = shownFolders.get(pack);
    if (shown === undefined) {
      const folder = displayPath(pack.directory, workingDirectory);
      shownFolders.set(pack, (shown = folder === "" ? "" : `${folder}/`));
    }
    return { displayPath: shown + path, sourcePath: sourceFolder(pack) + path };
  };
}

/** Relative to the working directory, with `/`; what people see and machines parse. */
export function displayPath(absolute: string, workingDirectory: string): string {
  const path = relative(workingDirectory, absolute);
  return path.split(sep).join("/");
}
