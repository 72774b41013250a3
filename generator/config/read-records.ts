/** The records of releases: the project's own, and those of what it builds on. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { RecordSource } from "../model/release-record.ts";
import { displayPath } from "../disk/display-path.ts";
import { recordName } from "../read/record-name.ts";
import type { Configuration } from "./configuration.ts";
import { findConfig } from "./find-config.ts";
import type { ConfigurationSource, ReportProblem } from "./problem.ts";

export interface FoundRecords {
  readonly records?: readonly RecordSource[];
  /** Absolute: what `defwright release` writes, whether it is there or not; absent where packs are named by hand. */
  readonly recordFile?: string;
}

export interface RecordSearch {
  readonly root: string;
  readonly workingDirectory: string;
  readonly source: ConfigurationSource;
  readonly report: ReportProblem;
  /** Receives the files that were read, absolute. */
  readonly files: Set<string>;
}

/** @param configFile Absolute; `undefined` where there is no configuration file. */
export function readRecords(
  configuration: Configuration,
  configFile: string | undefined,
  search: RecordSearch,
): FoundRecords {
  const { root, files } = search;
  const recordFile = ownRecord(configuration, configFile, root);
  const records: RecordSource[] = [];
  const read = (file: string, own: boolean): void => {
    files.add(file);
    const text = readFileSync(file, "utf8");
    const shown = displayPath(file, search.workingDirectory);
    records.push({ source: { displayPath: shown, text }, own });
  };
  for (const [index, path] of (configuration.baseRecords ?? []).entries()) {
    const file = resolve(root, path);
    if (existsSync(file)) read(file, false);
    else {
      const span = search.source.locate(["baseRecords", index], "value");
      search.report("configuration-path", span, { path, problem: "no-record" });
    }
  }
  if (recordFile !== undefined && existsSync(recordFile)) read(recordFile, true);
  return {
    ...(records.length === 0 ? {} : { records }),
    ...(recordFile === undefined ? {} : { recordFile }),
  };
}

function ownRecord(
  configuration: Configuration,
  configFile: string | undefined,
  root: string,
): string | undefined {
  if (configuration.record !== undefined) return resolve(root, configuration.record);
  const file = join(root, recordName);
  if (configFile !== undefined) return file;
  // Packs named by hand inside somebody's project are not what that project released.
  const other = findConfig(root);
  return other !== undefined && dirname(other) === root ? undefined : file;
}
