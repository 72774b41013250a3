import type { Diagnostic } from "./diagnostic.ts";
import type { Severity } from "../model/severity.ts";

/** `3 errors, 1 warning in 2 files`; `undefined` where nothing was found. */
export function summary(diagnostics: Iterable<Diagnostic>): string | undefined {
  const counts: Record<Severity, number> = { error: 0, warning: 0, note: 0 };
  const files = new Set<string>();
  for (const { severity, source } of diagnostics) {
    counts[severity]++;
    files.add(source.displayPath);
  }
  if (files.size === 0) return undefined;
  const severities: readonly Severity[] = ["error", "warning", "note"];
  const parts = severities.filter((severity) => counts[severity] > 0);
  const found = parts.map((severity) => counted(counts[severity], severity)).join(", ");
  return `${found} in ${counted(files.size, "file")}`;
}

/** `1 file`, `2 files`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
