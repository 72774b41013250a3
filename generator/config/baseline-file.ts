/** A baseline as a file: its entries name the files of findings relative to its own folder. */
import { dirname, relative, resolve, sep } from "node:path";
import type { Baseline } from "../model/baseline.ts";

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
  const pathOf = (displayPath: string): string =>
    relative(folder, resolve(workingDirectory, displayPath)).split(sep).join("/");
  return { file, accepted, pathOf };
}
