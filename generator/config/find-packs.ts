/** Entries of `packs` -> directories: paths, which must exist, and the matches of patterns. */
import { readdirSync, statSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { suggest } from "../diagnostics/suggest.ts";
import { contains, realPath } from "../disk/real-path.ts";
import { byCodeUnit } from "../text/code-unit.ts";
import type { PackConfiguration } from "./configuration.ts";
import type { ProjectSearch } from "./named-files.ts";
import type { ConfigurationSource, ReportProblem } from "../diagnostics/project-problems.ts";

type Span = ReturnType<ConfigurationSource["locate"]>;

export interface FoundPack {
  readonly directory: string;
  /** With links resolved. */
  readonly real: string;
  /** The name given in the configuration; otherwise it is derived from the directory. */
  readonly name: string | undefined;
  readonly span: () => Span;
  /** Index of the configuration's entry whose pattern matched it; the matches of one pattern are ordered together. */
  readonly pattern?: number;
}

/** Where packs are searched. */
export interface PackSearch extends ProjectSearch {
  /** Whether `*` and other wildcards form patterns; on the command line the shell has already expanded them. */
  readonly patterns: boolean;
  /** Receives the folders in which patterns were expanded. */
  readonly folders: Set<string>;
}

type Entry = string | PackConfiguration;

const wildcard = /[*?[\]{}!()]/u;

export async function findPacks(
  entries: readonly Entry[],
  search: PackSearch,
): Promise<FoundPack[]> {
  const { folder, folders, report, within, source } = search;
  const found: FoundPack[] = [];
  const isFound = (real: string): boolean => found.some((each) => each.real === real);
  for (const [index, entry] of entries.entries()) {
    const { path, name } = typeof entry === "string" ? { path: entry, name: undefined } : entry;
    const member = typeof entry === "string" ? [] : ["path"];
    const span = (): Span => source.locate(["packs", index, ...member], "value");
    if (name === undefined && isPattern(path, search)) await addMatches(path, index, span);
    else addDirectory(path, name, span);
  }
  return found;

  async function addMatches(path: string, pattern: number, span: () => Span): Promise<void> {
    // A pattern that begins outside would be expanded there.
    const climbs = within !== undefined && path.split(/[\\/]/u).includes("..");
    if (climbs || !isWithin(fixedPart(path, folder), within)) {
      report("configuration-path", span(), { path, problem: "outside" });
      return;
    }
    const matches = await expandPattern(path, folder, folders);
    const directories = matches.filter((each) => isWithin(each, within));
    if (directories.length === 0) {
      const suggestion = withSlashes(path);
      report("configuration-path", span(), { path, problem: "no-match", suggestion });
    }
    // A pattern may also match a pack that is listed by name; that pack then loads at the earlier position.
    for (const directory of directories) {
      const real = realPath(directory);
      if (!isFound(real)) found.push({ directory, real, name: undefined, span, pattern });
    }
  }

  function addDirectory(path: string, name: string | undefined, span: () => Span): void {
    const directory = resolve(folder, path);
    const problem = isWithin(directory, within) ? directoryProblem(directory) : "outside";
    if (problem !== undefined) {
      const slashed = withSlashes(path);
      const isThere = slashed !== undefined && isDirectory(resolve(folder, slashed));
      const suggestion = isThere ? slashed : nearbyDirectory(directory, path);
      report("configuration-path", span(), { path, problem, suggestion });
      return;
    }
    const real = realPath(directory);
    if (isFound(real)) reportRepeated(path, span(), report);
    else found.push({ directory, real, name, span });
  }
}

function isPattern(path: string, { patterns, folder }: PackSearch): boolean {
  return patterns && wildcard.test(path) && !isDirectory(resolve(folder, path));
}

/** The path as it is written on every system; `undefined` if it is already so. */
function withSlashes(path: string): string | undefined {
  return path.includes("\\") ? path.replaceAll("\\", "/") : undefined;
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

/** The absolute folder in which a pattern is expanded. */
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

/** A directory beside the missing one with almost the same name, in the author's spelling of the path. */
function nearbyDirectory(directory: string, path: string): string | undefined {
  const parent = dirname(directory);
  if (!isDirectory(parent)) return undefined;
  const names = readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const [name] = suggest(basename(directory), names);
  return name === undefined ? undefined : path.replace(/[^\\/]+[\\/]*$/u, () => name);
}
