/** Which findings the options ask for. */
import type { Severity } from "../model/severity.ts";
import { isData, type GlobalOptions } from "./options.ts";

/** Notes are counted but shown only with `--verbose` or as data; `--quiet` leaves the errors. */
export function isWanted(severity: Severity, options: GlobalOptions): boolean {
  if (options.quiet === true) return severity === "error";
  return severity !== "note" || options.verbose === true || isData(options.format);
}

/** The least grave findings that are shown, written or counted anywhere. */
export function leastWanted({ quiet, reportFile, statistics }: GlobalOptions): Severity {
  return quiet === true && reportFile === undefined && statistics !== true ? "error" : "note";
}
