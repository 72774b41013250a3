import type { Diagnostic } from "./diagnostic.ts";
import type { Severity } from "../model/severity.ts";

export const severities: readonly Severity[] = ["error", "warning", "note"];

/** Sorts errors before warnings before notes and keeps the order within each. */
export function errorsFirst(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return severities.flatMap((severity) =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity),
  );
}

/** The `most` most severe diagnostics in the given order; all of them if there is no limit. */
export function mostSevere(
  diagnostics: readonly Diagnostic[],
  most: number | undefined,
): readonly Diagnostic[] {
  if (most === undefined || diagnostics.length <= most) return diagnostics;
  const chosen = new Set(errorsFirst(diagnostics).slice(0, most));
  return diagnostics.filter((diagnostic) => chosen.has(diagnostic));
}
