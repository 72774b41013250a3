/** Reads the records of releases: the project's own, and those of what it builds on. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { JsonPath } from "../model/json.ts";
import type { RecordSource } from "../model/release-record.ts";
import { displayPath } from "../disk/display-path.ts";
import { recordName } from "../read/record-name.ts";
import type { Configuration } from "./configuration.ts";
import { ConfigFile } from "./config-file.ts";
import type { ConfigurationSource, ReportProblem } from "./problem.ts";

export interface FoundRecords {
  readonly records?: readonly RecordSource[];
  /**
   * Absolute path of the file that `defwright release` writes, whether or not it exists; absent if packs are named by
   * hand inside another project.
   */
  readonly recordFile?: string;
}

export interface RecordSearch {
  readonly root: string;
  readonly workingDirectory: string;
  readonly source: ConfigurationSource;
  readonly report: ReportProblem;
  /** Receives the absolute paths of these files. */
  readonly files: Set<string>;
}

export function readRecords(
  configuration: Configuration,
  configFile: ConfigFile | undefined,
  search: RecordSearch,
): FoundRecords {
  const { root, files } = search;
  const recordFile = ownRecord(configuration, configFile, root);
  const records: RecordSource[] = [];
  const read = (file: string, own: boolean, member: JsonPath): void => {
    if (!statSync(file).isFile()) {
      const path = displayPath(file, search.workingDirectory);
      const span = search.source.locate(member, "value");
      search.report("configuration-path", span, { path, problem: "no-record-file" });
      return;
    }
    const text = readFileSync(file, "utf8");
    const shown = displayPath(file, search.workingDirectory);
    records.push({ source: { displayPath: shown, text }, own });
  };
  for (const [index, path] of (configuration.baseRecords ?? []).entries()) {
    const file = resolve(root, path);
    files.add(file);
    if (existsSync(file)) read(file, false, ["baseRecords", index]);
    else {
      const span = search.source.locate(["baseRecords", index], "value");
      search.report("configuration-path", span, { path, problem: "no-record" });
    }
  }
  if (recordFile !== undefined && existsSync(recordFile)) {
    files.add(recordFile);
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
