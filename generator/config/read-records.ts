/** Reads the records of releases: the project's own, and those of what it builds on. */
import { join, resolve } from "node:path";
import type { JsonPath } from "../model/json.ts";
import type { RecordSource } from "../model/release-record.ts";
import { displayPath } from "../disk/display-path.ts";
import { recordName } from "../read/record-name.ts";
import type { Configuration } from "./configuration.ts";
import { ConfigFile } from "./config-file.ts";
import { readNamedFile, type FileBounds } from "./named-file.ts";
import type { ConfigurationSource, ReportProblem } from "./problem.ts";

export interface FoundRecords {
  readonly records?: readonly RecordSource[];
  /**
   * Absolute path of the file that `defwright release` writes, whether or not it exists; absent if packs are named by
   * hand inside another project.
   */
  readonly recordFile?: string;
}

export interface RecordSearch extends FileBounds {
  readonly workingDirectory: string;
  readonly source: ConfigurationSource;
  readonly report: ReportProblem;
  /** Receives the absolute paths of these files. */
  readonly files: Set<string>;
}

const recordProblems = {
  absent: "no-record",
  "no-file": "no-record-file",
  outside: "outside",
  "link-outside": "link-outside",
  unreadable: "unreadable",
} as const;

export function readRecords(
  configuration: Configuration,
  configFile: ConfigFile | undefined,
  search: RecordSearch,
): FoundRecords {
  const { root, files } = search;
  const recordFile = ownRecord(configuration, configFile, root);
  const records: RecordSource[] = [];
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
    const problem = recordProblems[found.problem];
    search.report("configuration-path", search.source.locate(member, "value"), { path, problem });
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
