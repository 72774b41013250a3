import type { Diagnostic } from "../diagnostics/diagnostic.ts";

/**
 * Findings of several projects, for outputs that a run has only one of: a report file, a SARIF document, annotations.
 */
export interface Gathered {
  /** For the report file. */
  readonly all: Map<string, Diagnostic>;
  readonly shown: Map<string, Diagnostic>;
}

/** Adds findings, each only once: projects that share a pack have the same findings in it. */
export function gather(into: Map<string, Diagnostic>, diagnostics: readonly Diagnostic[]): void {
  for (const each of diagnostics) {
    const { source, range, code, message } = each;
    into.set(`${source.displayPath}:${String(range.offset)} ${code} ${message}`, each);
  }
}
