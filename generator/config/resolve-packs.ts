/** What the configuration calls packs -> directories with unique names, in load order. */
import { byCodeUnit } from "../text/code-unit.ts";
import { readdirSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { suggest } from "../diagnostics/suggest.ts";
import type { PackDirectory } from "../read/pack-directory.ts";
import type { PackConfiguration } from "./configuration.ts";
import { modInfoFile, packIn } from "./mod-info.ts";
import { orderByDependencies } from "../packs/pack-order.ts";
import type { ConfigurationSource, ReportProblem } from "./problem.ts";

interface FoundPack {
  readonly directory: string;
  /** Given by the configuration; else the name follows from the directory. */
  readonly name: string | undefined;
  /** Entry of the configuration whose pattern matched it; what one pattern matched is put in order. */
  readonly pattern?: number;
}

/** Where packs are looked for, and who is told of it. */
export interface PackSearch {
  /** Absolute; relative paths start there. */
  readonly folder: string;
  /** Absolute; paths in messages are relative to it. */
  readonly workingDirectory: string;
  /** Whether `*` and its kin are patterns; on the command line the shell has expanded them. */
  readonly patterns: boolean;
  readonly source: ConfigurationSource;
  readonly report: ReportProblem;
  /** Receives the folders in which patterns were looked for. */
  readonly folders: Set<string>;
  /** Receives the `MOD_INFO` files of packs whose content lies elsewhere. */
  readonly files: Set<string>;
}

/** Packs stay in the order given; those that one pattern matched load by their dependencies, then by name. */
export async function resolvePacks(
  written: readonly (string | PackConfiguration)[],
  { folder, workingDirectory, patterns, source, report, folders, files }: PackSearch,
): Promise<PackDirectory[]> {
  const found: FoundPack[] = [];
  for (const [index, pack] of written.entries()) {
    const path = typeof pack === "string" ? pack : pack.path;
    const name = typeof pack === "string" ? undefined : pack.name;
    const place = (): { offset: number; length: number } =>
      source.locate(
        typeof pack === "string" ? ["packs", index] : ["packs", index, "path"],
        "value",
      );
    if (
      patterns &&
      name === undefined &&
      /[*?[\]{}!()]/u.test(path) &&
      !isDirectory(resolve(folder, path))
    ) {
      const directories = await expandPattern(path, folder, folders);
      if (directories.length === 0) {
        report("configuration-path", place(), { path, problem: "no-match" });
      }
      // A pattern may match what stands in the list by name as well; it then loads at the earlier place.
      for (const directory of directories) {
        if (!found.some((each) => each.directory === directory)) {
          found.push({ directory, name: undefined, pattern: index });
        }
      }
      continue;
    }
    const directory = resolve(folder, path);
    const problem = directoryProblem(directory);
    if (problem !== undefined) {
      const suggestion = nearbyDirectory(directory, path);
      report("configuration-path", place(), { path, problem, suggestion });
    } else if (found.some((each) => each.directory === directory)) {
      foundTwice(path, place());
    } else found.push({ directory, name });
  }
  const packs = nameUniquely(found, (name) => {
    report("configuration-conflict", source.locate(["packs"], "key"), {
      subject: `Two packs are named "${name}"`,
      clash: "expected a name for each",
      remedy: `Give one of them a name of its own: { "name": "…", "path": "…" }.`,
    });
  }).map(({ name, directory }) => packIn(name, directory, workingDirectory));
  for (const [index, { directory }] of packs.entries()) {
    const described = found[index]?.directory ?? directory;
    if (directory !== described) files.add(join(described, modInfoFile));
  }
  return inOrder(withoutRepeatedContent());

  function foundTwice(path: string, span: { offset: number; length: number }): void {
    report("configuration-conflict", span, {
      subject: `Pack "${path}" was found twice`,
      clash: "expected each directory once",
      remedy: "Remove one of the two.",
    });
  }

  /** `path` of a MOD_INFO may lead to a directory that is a pack already: then it says how that one is called. */
  function withoutRepeatedContent(): { pack: PackDirectory; pattern: number | undefined }[] {
    const kept: { pack: PackDirectory; pattern: number | undefined }[] = [];
    for (const [index, pack] of packs.entries()) {
      const { directory, pattern } = found[index] ?? {};
      const earlier = kept.find((each) => each.pack.directory === pack.directory);
      if (!earlier) kept.push({ pack, pattern });
      else if (pattern === undefined) foundTwice(directory ?? "", source.locate(["packs"], "key"));
      else if (pack.mod && !earlier.pack.mod) {
        const source = { ...pack.mod.source, packName: earlier.pack.name };
        earlier.pack = { ...earlier.pack, mod: { ...pack.mod, source } };
      }
    }
    return kept;
  }

  function inOrder(
    kept: readonly { pack: PackDirectory; pattern: number | undefined }[],
  ): PackDirectory[] {
    return kept.flatMap(({ pack, pattern }, index) => {
      if (pattern === undefined) return [pack];
      const isFirst = kept[index - 1]?.pattern !== pattern;
      const matched = kept.filter((each) => each.pattern === pattern).map((each) => each.pack);
      return isFirst ? orderByDependencies(matched) : [];
    });
  }
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
  const fixed = pattern.split("/");
  const wild = fixed.findIndex((part) => /[*?[\]{}!()]/u.test(part));
  folders.add(resolve(folder, fixed.slice(0, wild).join("/")));
  return matches.map((match) => resolve(match)).sort(byCodeUnit);
}

/** A directory's name; where two coincide, each takes its parents' names in front until they differ. */
function nameUniquely(
  found: readonly FoundPack[],
  clash: (name: string) => void,
): { name: string; directory: string }[] {
  const names = found.map((pack) => pack.name ?? basename(pack.directory));
  for (let depth = 2; depth < 10; depth++) {
    const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
    if (repeated.size === 0) break;
    found.forEach((pack, index) => {
      if (pack.name === undefined && repeated.has(names[index] ?? "")) {
        names[index] = pack.directory.split(/[\\/]/u).slice(-depth).join("-");
      }
    });
  }
  names.forEach((name, index) => {
    if (names.indexOf(name) !== index) clash(name);
  });
  return found.map((pack, index) => ({ name: names[index] ?? "", directory: pack.directory }));
}

function directoryProblem(directory: string): "missing" | "no-directory" | undefined {
  const stats = statSync(directory, { throwIfNoEntry: false });
  if (stats === undefined) return "missing";
  return stats.isDirectory() ? undefined : "no-directory";
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** A directory beside the missing one whose name is almost the same, written as the author wrote the path. */
function nearbyDirectory(directory: string, path: string): string | undefined {
  const parent = dirname(directory);
  if (!isDirectory(parent)) return undefined;
  const names = readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const [name] = suggest(basename(directory), names);
  return name === undefined ? undefined : path.replace(/[^\\/]+[\\/]*$/u, () => name);
}
