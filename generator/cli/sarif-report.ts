import { formatSarif } from "../diagnostics/format-sarif.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { sha256 } from "../disk/sha256.ts";
import { version } from "../disk/version.ts";

/** @param pathOf The path that the reader of the document knows a file by; relative ones stay relative. */
export function sarifReport(
  diagnostics: readonly Diagnostic[],
  pathOf: (displayPath: string) => string = (path) => path,
): string {
  return formatSarif(diagnostics, { version, sha256, pathOf });
}
