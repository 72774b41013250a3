/** Reads the baseline that the configuration or the command line names. */
import { resolve } from "node:path";
import { parseBaseline } from "../diagnostics/baseline.ts";
import { baselineFile, type BaselineFile } from "./baseline-file.ts";
import { readNamedFile, type FileBounds } from "./named-file.ts";
import type { ConfigurationSource, ReportProblem } from "./problem.ts";

/** The path of a baseline, the folder to which it is relative, and the source of the setting. */
export interface NamedBaseline extends FileBounds {
  readonly path: string;
  readonly folder: string;
  readonly source: ConfigurationSource;
  readonly report: ReportProblem;
}

/**
 * @param update The file is about to be rewritten: it need not exist, and nothing is accepted.
 * @param files Receives the absolute path of the file if it is read.
 */
export function readBaseline(
  named: NamedBaseline,
  update: boolean,
  workingDirectory: string,
  files: Set<string>,
): BaselineFile | undefined {
  const file = resolve(named.folder, named.path);
  if (update) return baselineFile(file, workingDirectory, new Map());
  files.add(file);
  const read = readNamedFile(file, named);
  const accepted = "text" in read ? parseBaseline(read.text) : undefined;
  if (accepted) return baselineFile(file, workingDirectory, accepted);
  const problem = "text" in read ? "no-baseline" : read.problem;
  named.report("configuration-path", named.source.locate(["baseline"], "value"), {
    path: named.path,
    problem:
      problem === "absent" ? "missing-baseline" : problem === "no-file" ? "no-baseline" : problem,
  });
  return undefined;
}
