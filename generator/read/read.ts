/**
 * read: packs -> SourceFile[], as text, in load order: packs as configured; inside a pack breadth-first, the files of a
 * directory before those of its sub-directories, by code unit. Only `*.json` counts.
 */
import { getOrInsert } from "../model/maps.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import { createFindings } from "../diagnostics/findings.ts";
import { typeWord } from "../parse/type-words.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { ExternalSummary } from "../model/external-summary.ts";
import { fileOnDisk, type FileContent, type FilePlace } from "./file-on-disk.ts";
import { rangesIn, stampAt, stampNow, type KeptFile, type KeptFiles } from "./kept-files.ts";
import type { FilePath } from "./list-files.ts";
import type { PackDirectory } from "./pack-directory.ts";
import { reportLimit } from "../diagnostics/report-limit.ts";
import { defaultLimits, type Limits } from "../model/limits.ts";
import type { SourceFile } from "../model/source-file.ts";
import type { SourceText } from "../model/source-text.ts";
import { prescan, type Prescan } from "./prescan/prescan.ts";
import { sourceFolder } from "./source-folder.ts";
import { displayPath } from "../disk/display-path.ts";
import { readBytes } from "../disk/read-bytes.ts";
import { sha256 } from "../disk/sha256.ts";
import { isUtf8 } from "node:buffer";
import { decodeUtf8, type Decoded } from "../text/utf8.ts";
import { isExternal, summaryOf, sortEntries } from "../parse/parse.ts";

/** Files as text in load order, and the findings from reading them. */
export interface ReadSources {
  readonly files: readonly SourceFile[];
  readonly facts: readonly Fact[];
}

/** Returns the bytes of a file by its absolute path; they are valid until the next file is read. */
export interface ReadFile {
  (absolute: string): Uint8Array;
  /** Whether it returns other bytes than those on the disk; absent if it never does, or no file was seen before. */
  readonly replaces?: (absolute: string) => boolean;
}

/** Files by absolute path; the same object for the same text, so that caches by file remain valid. */
export type KnownSources = Map<string, SourceFile>;

export interface ReadOptions {
  readonly kinds: Kinds;
  /** Absolute; generated modules name files relative to it. */
  readonly root: string;
  /** Absolute; messages name files relative to it. */
  readonly workingDirectory: string;
  /** Files that were read before; new and changed files are stored here. */
  readonly sources: KnownSources;
  /** Absolute paths of the files that may have changed; all others are taken from `sources`. */
  readonly touched?: ReadonlySet<string> | undefined;
  readonly readFile?: ReadFile | undefined;
  /** What an earlier process has seen. */
  readonly kept?: KeptFiles | undefined;
  /** The stats of files before they are read, by absolute path; added where present. */
  readonly stamps?: Map<string, string> | undefined;
  /** Packs whose directories are missing: they keep the files that they had. */
  readonly away?: ReadonlySet<PackDirectory> | undefined;
  /** If they are exceeded, that is a finding, and nothing is read. */
  readonly limits?: Limits | undefined;
  /** False if the hashes of files will hardly be needed; each is then computed on demand. */
  readonly hashes?: boolean;
}

/**
 * Reads files as text; invalid UTF-8 is reported and the file marked as unreadable.
 * @param passedOver what is not read, and reported
 */
export function readFiles(
  paths: readonly FilePath[],
  passedOver: readonly FilePath[],
  options: ReadOptions,
): ReadSources {
  const { touched, hashes = true, sources, away, kept, stamps, ...more } = options;
  const { limits = defaultLimits, ...folders } = more;
  const readFile: ReadFile = options.readFile ?? readBytes;
  const readFirst = (absolute: string): Uint8Array => {
    if (!stamps || options.readFile) return readFile(absolute);
    const now = Date.now();
    return readBytes(absolute, (stats) => stamps.set(absolute, stampAt(now, stats)));
  };
  const files: SourceFile[] = [];
  const { report, facts } = createFindings();
  const shown = shownIn(folders);
  let bytesLeft = limits.bytes;
  /** Reports the limit that one more file exceeds. */
  const isTooMuch = (size: number, pack: PackDirectory, path: string): boolean => {
    bytesLeft -= size;
    const what = bytesLeft < 0 ? "bytes" : "files";
    if (what === "files" && files.length < limits.files) return false;
    reportLimit(what, unread(pack, path), limits, report);
    return true;
  };
  /** A file that is not read, for a finding. */
  const unread = (pack: PackDirectory, path: string): SourceText => ({
    packName: pack.name,
    displayPath: shown(pack, path).displayPath,
    text: "",
  });
  for (const { pack, path, absolute } of paths) {
    const before = sources.get(absolute);
    const isAway = away?.has(pack) === true;
    if (before && (isAway || touched?.has(absolute) === false)) {
      if (isTooMuch(before.disk?.size ?? 0, pack, path)) return { files: [], facts };
      files.push(before);
      continue;
    }
    if (isAway) continue;
    const { displayPath, sourcePath } = shown(pack, path);
    const place = { pack, path, displayPath, sourcePath };
    const seen = before ? undefined : kept?.get(place.sourcePath);
    const isOnDisk = readFile.replaces?.(absolute) !== true;
    // Files that were not seen are looked at when they are opened.
    const stamp = isOnDisk && (seen || (stamps && options.readFile)) ? stampNow(absolute) : "";
    stamps?.set(absolute, stamp);
    const isSeen = seen !== undefined && stamp !== "" && stamp === seen.stamp;
    const bytes = isSeen && seen.summary ? undefined : readFirst(absolute);
    if (isTooMuch(bytes?.length ?? seen?.size ?? 0, pack, path)) return { files: [], facts };
    // It may have become another one before it was opened.
    const isStill = isSeen && (bytes === undefined || stampNow(absolute) === seen.stamp);
    const hash = isStill ? seen.sha256 : bytes && (hashes || before) ? sha256(bytes) : undefined;
    if (before && before.disk?.sha256 === hash && isSamePlace(before, place)) {
      files.push(before);
      continue;
    }
    const known = seen?.sha256 === hash ? seen : undefined;
    const content = contentOf(options.kinds, bytes, place, known);
    if (!("invalidAt" in content)) {
      const file = fileOnDisk(place, content, hash, readingAgain(readFile, absolute));
      files.push(file);
      sources.set(absolute, file);
      continue;
    }
    // The earlier content of the file must not be used instead.
    sources.delete(absolute);
    const { readable: text, readableOffset: offset, invalidAt: byte } = content;
    const file: SourceFile = { ...place, packName: pack.name, text, unreadable: true };
    files.push(file);
    report("invalid-utf8", { source: file, offset, length: 1 }, { byte });
  }
  for (const { pack, path } of passedOver) {
    report("passed-over-file", { source: unread(pack, path), offset: 0, length: 0 }, {});
  }
  return { files, facts };
}

/** Made here: a function that is made where files are read would hold all of them for as long as one of them lives. */
function readingAgain(readFile: ReadFile, absolute: string): () => Uint8Array {
  return () => readFile(absolute);
}

function isSamePlace(one: SourceFile, { pack, displayPath, sourcePath }: FilePlace): boolean {
  return one.pack === pack && one.displayPath === displayPath && one.sourcePath === sourcePath;
}

function contentOf(
  kinds: Kinds,
  bytes: Uint8Array | undefined,
  place: FilePlace,
  known: KeptFile | undefined,
): FileContent | Exclude<Decoded, { readonly text: string }> {
  const ranges = known?.ranges && rangesIn(known.ranges);
  if (known?.summary) return { strict: true, external: known.summary, size: known.size, ranges };
  if (!bytes) throw new Error("a file that is not known was not read");
  if (known?.objects) {
    const { hashes, clean, entries } = known.objects;
    return {
      ...{ strict: true, size: known.size, text: textOf(bytes), hashes, ranges },
      ...{ entries: Int32Array.from(entries), clean: clean ? kinds : undefined },
    };
  }
  const seen = prescan(kinds, bytes);
  // Avoids parsing most files that are ours.
  const external =
    seen && typeWord(kinds, seen.firstType).kind === undefined
      ? summarize(kinds, seen, place)
      : undefined;
  const size = bytes.length;
  if (external) return { strict: true, external, size };
  const decoded = seen || isUtf8(bytes) ? { text: textOf(bytes) } : decodeUtf8(bytes);
  if (!("text" in decoded)) return decoded;
  if (!seen) return { ...decoded, size };
  const { text } = decoded;
  const entries = textOffsets(seen.entries(), bytes, text);
  return { strict: true, size, text, entries };
}

function textOf({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString();
}

/** Returns a function for a file's paths in messages and generated modules; a pack's common part is computed once. */
function shownIn({
  root,
  workingDirectory,
}: Pick<ReadOptions, "root" | "workingDirectory">): (
  pack: PackDirectory,
  path: string,
) => Pick<FilePlace, "displayPath" | "sourcePath"> {
  const known = new Map<PackDirectory, { readonly shown: string; readonly source: string }>();
  return (pack, path) => {
    const { shown, source } = getOrInsert(known, pack, () => {
      const folder = displayPath(pack.directory, workingDirectory);
      return { shown: folder === "" ? "" : `${folder}/`, source: sourceFolder(pack, root) };
    });
    return { displayPath: shown + path, sourcePath: source + path };
  };
}

/** Summarizes the prescan of a file; `undefined` if the file has objects of our kinds. */
export function summarize(
  kinds: Kinds,
  seen: Pick<Prescan, "objects" | "ids">,
  place: Omit<SourceFile, "packName" | "text">,
): ExternalSummary | undefined {
  let reported = 0;
  const countReport = (): void => {
    reported += 1;
  };
  // A stand-in: mistakes in the file are reported when it is parsed.
  const file: SourceFile = { ...place, packName: place.pack.name, text: "" };
  const parsed = sortEntries(kinds, seen.objects(), file, countReport, () => {
    // An object of an unknown type may have to be reported, which requires parsing the file.
    countReport();
    return [];
  });
  if (reported > 0 || !isExternal(parsed)) return undefined;
  return { ...summaryOf(parsed), placed: seen.ids() };
}

/**
 * Converts ascending offsets in UTF-8 bytes to offsets in the text, in UTF-16 units. Each is between two characters.
 */
export function textOffsets(offsets: Int32Array, bytes: Uint8Array, text: string): Int32Array {
  if (text.length === bytes.length) return offsets;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let last = 0;
  let units = 0;
  return offsets.map((offset) => {
    units += buffer.toString("utf8", last, offset).length;
    last = offset;
    return units;
  });
}
