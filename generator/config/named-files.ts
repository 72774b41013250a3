/** Files that a configuration names beside its packs: lists of ids, the baseline, records of releases. */
import { dirname, join, relative, resolve, sep } from "node:path";
import { parseBaseline } from "../diagnostics/baseline.ts";
import { escapeInvisible } from "../diagnostics/visible-text.ts";
import { displayPath } from "../disk/display-path.ts";
import { readText } from "../disk/read-bytes.ts";
import { contains, realPath } from "../disk/real-path.ts";
import { statsOf } from "../disk/stats-of.ts";
import { isList } from "../json/containers.ts";
import { parseJson } from "../json/parse-json.ts";
import type { Baseline } from "../model/baseline.ts";
import type { JsonPath } from "../model/json.ts";
import type { ReleaseRecordText } from "../model/release-record.ts";
import { recordName } from "../model/release-record.ts";
import { asSeen } from "../text/characters.ts";
import { ConfigFile } from "./config-file.ts";
import type { Configuration } from "./configuration.ts";
import type { ConfigurationSource, ReportProblem } from "../diagnostics/project-problems.ts";
import { isRemark } from "../json/remark.ts";

/** Where files and packs may be, and where problems are reported; all paths are absolute. */
export interface ProjectSearch {
  /** Relative paths start there. */
  readonly folder: string;
  /** Paths in messages are relative to it. */
  readonly workingDirectory: string;
  /** The folder of the configuration. */
  readonly root: string;
  /** Further folders into which links may lead. */
  readonly roots: readonly string[];
  /** The folder that must contain everything; absent if files and packs may be anywhere. */
  readonly within?: string | undefined;
  readonly source: ConfigurationSource;
  readonly report: ReportProblem;
  /** Receives the paths of files that decide the settings, whether or not they exist. */
  readonly files: Set<string>;
  /** The text of a file, by its absolute path, that an editor shows and has not saved. */
  readonly unsaved?: ((absolute: string) => string | undefined) | undefined;
}

type FileProblem = "absent" | "no-file" | "outside" | "link-outside" | "unreadable";

/**
 * Why a file is not read. It may be wherever the configuration says, but a link of the project must not lead out of it,
 * as in packs.
 *
 * @param file Absolute.
 */
export function obstacleTo(
  file: string,
  { root, roots, within }: Pick<ProjectSearch, "root" | "roots" | "within">,
): FileProblem | undefined {
  const target = realPath(file);
  if (within !== undefined && !contains(realPath(within), target)) return "outside";
  // A file that is named outside of the project is in the project of others, in the folder that is named.
  const folder = contains(root, file) ? root : dirname(file);
  const allowed = [folder, root, ...roots].some((each) => contains(realPath(each), target));
  if (!allowed) return "link-outside";
  const stats = statsOf(file);
  if (stats?.isFile() === true) return undefined;
  return stats === undefined ? "absent" : "no-file";
}

/** Reads such a file as text. */
export function readNamedFile(
  file: string,
  search: ProjectSearch,
): { readonly text: string } | { readonly problem: FileProblem } {
  const problem = obstacleTo(file, search);
  const text = problem === undefined || problem === "absent" ? search.unsaved?.(file) : undefined;
  if (text !== undefined) return { text };
  if (problem) return { problem };
  try {
    return { text: readText(file) };
  } catch {
    return { problem: "unreadable" };
  }
}

/** Reads the ids that, according to the configuration, exist outside the content. */
export function readKnown(
  known: Configuration["known"],
  search: ProjectSearch,
): Map<string, ReadonlySet<string>> {
  const { folder, source, report, files } = search;
  const all = new Map<string, ReadonlySet<string>>();
  for (const [kind, entries] of Object.entries(known ?? {})) {
    if (isRemark(kind)) continue;
    const ids = new Set<string>();
    for (const [index, entry] of entries.entries()) {
      const spanOf = (): ReturnType<ConfigurationSource["locate"]> =>
        source.locate(["known", kind, index], "value");
      if (!entry.endsWith(".json")) {
        ids.add(entry);
        if (asSeen(entry) !== entry) {
          report("configuration-value", spanOf(), {
            where: `known.${kind}[${String(index)}]`,
            found: escapeInvisible(JSON.stringify(entry)),
            expected: ["an id without leading or trailing spaces or invisible characters"],
            suggestion: asSeen(entry),
          });
        }
        continue;
      }
      const file = resolve(folder, entry);
      const read = readNamedFile(file, search);
      if (!("problem" in read && read.problem === "outside")) files.add(file);
      const listed = "text" in read ? listIn(read.text) : read.problem;
      if (typeof listed !== "string") for (const id of listed) ids.add(id);
      else {
        const problem = listed === "absent" ? "no-file" : listed;
        report("configuration-path", spanOf(), { path: entry, problem });
      }
    }
    all.set(kind, ids);
  }
  return all;
}

function listIn(text: string): readonly string[] | "no-list" {
  const entries = parseJson(text) ?? null;
  return isList(entries) && entries.every((entry) => typeof entry === "string")
    ? entries
    : "no-list";
}

/** The tile set whose sprites the explorer shows. */
export function findSprites(
  folder: string | undefined,
  search: ProjectSearch,
): { readonly sprites?: string } {
  if (folder === undefined) return {};
  const file = resolve(search.folder, folder, "tile_config.json");
  const found = obstacleTo(file, search);
  if (found !== "outside") search.files.add(file);
  if (!found) return { sprites: file };
  const problem = found === "absent" || found === "no-file" ? "no-tile-set" : found;
  const span = search.source.locate(["sprites"], "value");
  search.report("configuration-path", span, { path: folder, problem });
  return {};
}

/** A baseline as a file: its entries name the files of findings relative to its own folder. */
export interface BaselineFile extends Baseline {
  /** Absolute; paths in the entries are relative to its folder, with `/`. */
  readonly file: string;
}

/** @param workingDirectory Absolute; the paths of findings are relative to it. */
export function baselineFile(
  file: string,
  workingDirectory: string,
  accepted: Baseline["accepted"],
): BaselineFile {
  const folder = dirname(file);
  const pathOf = (path: string): string =>
    relative(folder, resolve(workingDirectory, path)).split(sep).join("/");
  return { file, accepted, pathOf };
}

/** @param update The file is about to be rewritten: it need not exist, and nothing is accepted. */
export function readBaseline(
  path: string,
  update: boolean,
  search: ProjectSearch,
): BaselineFile | undefined {
  const file = resolve(search.folder, path);
  if (update) return baselineFile(file, search.workingDirectory, new Map());
  search.files.add(file);
  const read = readNamedFile(file, search);
  const accepted = "text" in read ? parseBaseline(read.text) : undefined;
  if (accepted) return baselineFile(file, search.workingDirectory, accepted);
  const found = "text" in read ? "no-file" : read.problem;
  const names = { absent: "missing-baseline", "no-file": "no-baseline" } as const;
  const problem = found === "absent" || found === "no-file" ? names[found] : found;
  const span = search.source.locate(["baseline"], "value");
  search.report("configuration-path", span, { path, problem });
  return undefined;
}

/** The records of releases: the project's own, and those of what it builds on. */
export interface FoundRecords {
  readonly records?: readonly ReleaseRecordText[];
  /**
   * Absolute path of the file that `defwright release` writes, whether or not it exists; absent if packs are named by
   * hand inside another project.
   */
  readonly recordFile?: string;
}

export function readRecords(
  configuration: Configuration,
  configFile: ConfigFile | undefined,
  search: ProjectSearch,
): FoundRecords {
  const { root, files, source, report } = search;
  const recordFile = ownRecord(configuration, configFile, root);
  const records: ReleaseRecordText[] = [];
  const read = (file: string, own: boolean, member: JsonPath): void => {
    const found = readNamedFile(file, search);
    // A project that has released nothing has no record of its own.
    if (own && "problem" in found && found.problem === "absent") return;
    files.add(file);
    const path = displayPath(file, search.workingDirectory);
    if ("text" in found) {
      records.push({ source: { displayPath: path, text: found.text }, own });
      return;
    }
    const names = { absent: "no-record", "no-file": "no-record-file" } as const;
    const { problem: why } = found;
    const problem = why === "absent" || why === "no-file" ? names[why] : why;
    report("configuration-path", source.locate(member, "value"), { path, problem });
  };
  for (const [index, path] of (configuration.baseRecords ?? []).entries()) {
    read(resolve(root, path), false, ["baseRecords", index]);
  }
  if (recordFile !== undefined) {
    read(recordFile, true, configuration.record === undefined ? [] : ["record"]);
  }
  return {
    ...(records.length === 0 ? {} : { records }),
    ...(recordFile === undefined ? {} : { recordFile }),
  };
}

function ownRecord(
  configuration: Configuration,
  configFile: ConfigFile | undefined,
  root: string,
): string | undefined {
  if (configuration.record !== undefined) return resolve(root, configuration.record);
  const file = join(root, recordName);
  if (configFile !== undefined) return file;
  // Packs named by hand inside another project are not what that project released.
  return ConfigFile.find(root)?.folder === root ? undefined : file;
}
