/** Reads the baseline that the configuration or the command line names. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseBaseline } from "../diagnostics/baseline.ts";
import { baselineFile, type BaselineFile } from "./baseline-file.ts";
import type { ConfigurationSource, ReportProblem } from "./problem.ts";

/** The path of a baseline, the folder to which it is relative, and the source of the setting. */
export interface NamedBaseline {
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
  const text = readIfThere(file);
  const accepted = text === undefined ? undefined : parseBaseline(text);
  if (accepted) return baselineFile(file, workingDirectory, accepted);
  named.report("configuration-path", named.source.locate(["baseline"], "value"), {
    path: named.path,
    problem: text === undefined ? "missing-baseline" : "no-baseline",
  });
  return undefined;
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
