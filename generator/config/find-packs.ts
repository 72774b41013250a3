/** Entries of `packs` -> directories: paths that must be there, and what patterns match. */
import { readdirSync, statSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { suggest } from "../diagnostics/suggest.ts";
import { contains, realPath } from "../disk/real-path.ts";
import { byCodeUnit } from "../text/code-unit.ts";
import type { PackConfiguration } from "./configuration.ts";
import type { ConfigurationSource, ReportProblem } from "./problem.ts";

export interface FoundPack {
  readonly directory: string;
  /** Given by the configuration; else the name follows from the directory. */
  readonly name: string | undefined;
  /** Entry of the configuration whose pattern matched it; what one pattern matched is put in order. */
  readonly pattern?: number;
}

/** Where packs are searched, and where problems go. */
export interface PackSearch {
  /** Absolute; relative paths start there. */
  readonly folder: string;
  /** Absolute; paths in messages are relative to it. */
  readonly workingDirectory: string;
  /** Whether `*` and its kin are patterns; on the command line the shell has expanded them. */
  readonly patterns: boolean;
  readonly source: ConfigurationSource;
  readonly report: ReportProblem;
  /** The folder of the configuration, absolute: content of packs may lie below it. */
  readonly root: string;
  /** Absolute folders from which packs may read besides. */
  readonly roots: readonly string[];
  /** Where every pack has to lie, absolute; absent where it may be anywhere. */
  readonly within?: string | undefined;
  /** Receives the folders in which patterns were looked for. */
  readonly folders: Set<string>;
  /** Receives the `MOD_INFO` files of packs whose content lies elsewhere. */
  readonly files: Set<string>;
}

type Entry = string | PackConfiguration;
type Span = ReturnType<ConfigurationSource["locate"]>;

const wildcard = /[*?[\]{}!()]/u;

export async function findPacks(
  entries: readonly Entry[],
  search: PackSearch,
): Promise<FoundPack[]> {
  const found: FoundPack[] = [];
  for (const [index, entry] of entries.entries()) {
    const { path, name } = typeof entry === "string" ? { path: entry, name: undefined } : entry;
    const span = (): Span =>
      search.source.locate(
        ["packs", index, ...(typeof entry === "string" ? [] : ["path"])],
        "value",
      );
    if (name === undefined && isPattern(path, search)) {
      await addMatches(path, index, span, found, search);
    } else addDirectory(path, name, span, found, search);
  }
  return found;
}

function isPattern(path: string, { patterns, folder }: PackSearch): boolean {
  return patterns && wildcard.test(path) && !isDirectory(resolve(folder, path));
}

async function addMatches(
  path: string,
  index: number,
  span: () => Span,
  found: FoundPack[],
  { folder, folders, report, within }: PackSearch,
): Promise<void> {
  // A pattern that begins outside would be walked there.
  const climbs = within !== undefined && path.split(/[\\/]/u).includes("..");
  if (climbs || !isWithin(fixedPart(path, folder), within)) {
    report("configuration-path", span(), { path, problem: "outside" });
    return;
  }
  const matches = await expandPattern(path, folder, folders);
  const directories = matches.filter((each) => isWithin(each, within));
  if (directories.length === 0) report("configuration-path", span(), { path, problem: "no-match" });
  // A pattern may match what stands in the list by name as well; it then loads at the earlier place.
  for (const directory of directories) {
    if (!isFound(directory, found)) found.push({ directory, name: undefined, pattern: index });
  }
}

function addDirectory(
  path: string,
  name: string | undefined,
  span: () => Span,
  found: FoundPack[],
  { folder, report, within }: PackSearch,
): void {
  const directory = resolve(folder, path);
  const problem = isWithin(directory, within) ? directoryProblem(directory) : "outside";
  if (problem !== undefined) {
    const suggestion = nearbyDirectory(directory, path);
    report("configuration-path", span(), { path, problem, suggestion });
  } else if (isFound(directory, found)) reportRepeated(path, span(), report);
  else found.push({ directory, name });
}

function isFound(directory: string, found: readonly FoundPack[]): boolean {
  return found.some((each) => each.directory === directory);
}

export function reportRepeated(path: string, span: Span, report: ReportProblem): void {
  report("configuration-conflict", span, {
    subject: `Pack "${path}" was found twice`,
    clash: "expected each directory once",
    remedy: "Remove one of the two.",
  });
}

async function expandPattern(
  pattern: string,
  folder: string,
  folders: Set<string>,
): Promise<string[]> {
  const { glob } = await import("tinyglobby");
  const matches = await glob(pattern, {
    cwd: folder,
    absolute: true,
    onlyDirectories: true,
    expandDirectories: false,
    followSymbolicLinks: true,
  });
  folders.add(fixedPart(pattern, folder));
  return matches.map((match) => resolve(match)).sort(byCodeUnit);
}

/** The folder in which a pattern is looked for, absolute. */
function fixedPart(pattern: string, folder: string): string {
  const parts = pattern.split("/");
  const wild = parts.findIndex((part) => wildcard.test(part));
  return resolve(folder, parts.slice(0, wild).join("/"));
}

function isWithin(path: string, within: string | undefined): boolean {
  return within === undefined || contains(realPath(within), realPath(path));
}

function directoryProblem(directory: string): "missing" | "no-directory" | undefined {
  const stats = statSync(directory, { throwIfNoEntry: false });
  if (stats === undefined) return "missing";
  return stats.isDirectory() ? undefined : "no-directory";
}

function isDirectory(path: string): boolean {
  return directoryProblem(path) === undefined;
}

/** A directory beside the missing one whose name is almost the same, spelled as the author spelled the path. */
function nearbyDirectory(directory: string, path: string): string | undefined {
  const parent = dirname(directory);
  if (!isDirectory(parent)) return undefined;
  const names = readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const [name] = suggest(basename(directory), names);
  return name === undefined ? undefined : path.replace(/[^\\/]+[\\/]*$/u, () => name);
}
