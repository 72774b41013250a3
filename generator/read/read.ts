/**
 * read: packs -> SourceFile[], as text, in load order: packs as configured; inside a pack breadth-first, the
 * files of a directory before those of its sub-directories, by code unit. Only `*.json` counts.
 */
import type { Fact } from "../diagnostics/diagnostic.ts";
import { createFindings } from "../diagnostics/findings.ts";
import { summarize } from "./foreign/summary.ts";
import type { ForeignSummary } from "../model/foreign-summary.ts";
import { decodeUtf8, type Decoded } from "./decode-utf8.ts";
import { fileOnDisk, type FileContent, type FilePlace } from "./file-on-disk.ts";
import type { FilePath } from "./list-files.ts";
import type { PackDirectory } from "./pack-directory.ts";
import { isKindName } from "../model/kind-names.ts";
import type { SourceFile } from "../model/source-file.ts";
import { mayHoldOurs } from "./prescan/own-types.ts";
import { prescan } from "./prescan/prescan.ts";
import { textOffsets } from "./prescan/text-offsets.ts";
import { sourceFolders } from "./source-folder.ts";
import { displayPath } from "../disk/display-path.ts";
import { readBytes } from "../disk/read-bytes.ts";
import { sha256 } from "../disk/sha256.ts";

/** Files as text, in load order, and what was found wrong with them in reading. */
export interface ReadSources {
  readonly files: readonly SourceFile[];
  readonly facts: readonly Fact[];
}

/** A file's bytes, by its absolute path; they hold until the next file is read. */
export type ReadFile = (absolute: string) => Uint8Array;

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

function isSamePlace(one: SourceFile, { pack, displayPath, sourcePath }: FilePlace): boolean {
  return one.pack === pack && one.displayPath === displayPath && one.sourcePath === sourcePath;
}

function contentOf(
  bytes: Uint8Array,
  place: FilePlace,
): FileContent | Exclude<Decoded, { readonly text: string }> {
  const seen = prescan(bytes);
  // Without parsing it, of most files that are ours.
  const foreign =
    seen && !isKindName(seen.firstType) ? summarize(seen.objects(), place) : undefined;
  if (foreign) return { strict: true, foreign };
  const decoded = decodeUtf8(bytes);
  if (!seen || !("text" in decoded)) return decoded;
  const { text } = decoded;
  return { strict: true, text, entries: textOffsets(seen.entries(), bytes, text) };
}

/** How messages and generated modules name a file; what is the same for a whole pack is worked out once. */
function shownIn({
  root,
  workingDirectory,
}: Pick<ReadOptions, "root" | "workingDirectory">): (
  pack: PackDirectory,
  path: string,
) => Pick<FilePlace, "displayPath" | "sourcePath"> {
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
