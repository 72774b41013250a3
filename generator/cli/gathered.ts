import type { Diagnostic } from "../diagnostics/diagnostic.ts";

/** Findings of several projects, for what there is one of in a run: a report file, a SARIF document, annotations. */
export interface Gathered {
  /** For the report file. */
  readonly all: Map<string, Diagnostic>;
  readonly shown: Map<string, Diagnostic>;
}

/** What projects that share a pack find in it is there once. */
export function gather(into: Map<string, Diagnostic>, diagnostics: readonly Diagnostic[]): void {
  for (const each of diagnostics) {
    const { source, range, code, message } = each;
    into.set(`${source.displayPath}:${String(range.offset)} ${code} ${message}`, each);
  }
}
