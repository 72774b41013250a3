import type { Limits } from "../model/limits.ts";
import type { SourceText } from "../model/source-text.ts";
import type { Report } from "./diagnostic.ts";

/** Reports that content exceeds a limit, at the file with which it does. */
export function reportLimit(
  what: keyof Limits,
  source: SourceText,
  limits: Limits,
  report: Report,
): void {
  report("content-limit", { source, offset: 0, length: 0 }, { what, limit: limits[what] });
}
