/** Selects the findings that the options ask for. */
import type { Severity } from "../model/severity.ts";
import { isData, type GlobalOptions } from "./options.ts";

/** Notes are always counted, but shown only with `--verbose` or as data; `--quiet` leaves only errors. */
export function isWanted(severity: Severity, options: GlobalOptions): boolean {
  if (options.quiet === true) return severity === "error";
  return severity !== "note" || options.verbose === true || isData(options.format);
}

/** The lowest severity that is shown, written or counted anywhere. */
export function leastWanted({ quiet, reportFile, statistics }: GlobalOptions): Severity {
  return quiet === true && reportFile === undefined && statistics !== true ? "error" : "note";
}
