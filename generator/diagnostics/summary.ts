import type { Diagnostic } from "./diagnostic.ts";
import type { Severity } from "../model/severity.ts";
import { severities } from "./errors-first.ts";

/** A summary such as `3 errors, 1 warning in 2 files`; `undefined` if there are no findings. */
export function summary(diagnostics: Iterable<Diagnostic>): string | undefined {
  const counts: Record<Severity, number> = { error: 0, warning: 0, note: 0 };
  const files = new Set<string>();
  for (const { severity, source } of diagnostics) {
    counts[severity]++;
    files.add(source.displayPath);
  }
  if (files.size === 0) return undefined;
  const parts = severities.filter((severity) => counts[severity] > 0);
  const found = parts.map((severity) => counted(counts[severity], severity)).join(", ");
  return `${found} in ${counted(files.size, "file")}`;
}

/** A number with its noun: `1 file`, `2 files`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
