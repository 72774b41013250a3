/** Selects the findings that the options ask for. */
import { definitionOf } from "../diagnostics/code.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Severity } from "../model/severity.ts";
import { isData, type GlobalOptions } from "./options.ts";

/**
 * Notes are always counted, but most are shown only with `--verbose` or as data; `--quiet` leaves only errors.
 */
export function isWanted(
  { severity, code }: Pick<Diagnostic, "severity" | "code">,
  options: GlobalOptions,
): boolean {
  if (options.quiet === true) return severity === "error";
  if (severity !== "note" || options.verbose === true || isData(options.format)) return true;
  return definitionOf(code)?.shown === true;
}

/** The lowest severity that is shown, written or counted anywhere. */
export function leastWanted({ quiet, reportFile, statistics }: GlobalOptions): Severity {
  return quiet === true && reportFile === undefined && statistics !== true ? "error" : "note";
}
