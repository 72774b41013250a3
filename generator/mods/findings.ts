/** Findings as text, in the formats of the command line. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { formatGithub } from "../diagnostics/format-github.ts";
import { formatJson } from "../diagnostics/format-json.ts";
import { formatMarkdown } from "../diagnostics/format-markdown.ts";
import { formatReport } from "../diagnostics/format-report.ts";
import { formatSarif } from "../diagnostics/format-sarif.ts";
import { formatUnix } from "../diagnostics/format-unix.ts";
import { sha256 } from "../text/sha256.ts";

export type FindingFormat = "pretty" | "unix" | "json" | "sarif" | "github" | "markdown";

const formats: Readonly<Record<FindingFormat, (findings: readonly Diagnostic[]) => string>> = {
  pretty: (findings) => formatReport(findings, { everything: true }).paragraphs.join("\n"),
  unix: (findings) => findings.map(formatUnix).join(""),
  json: (findings) => findings.map(formatJson).join(""),
  sarif: (findings) => formatSarif(findings, { version: "", sha256 }),
  github: (findings) => formatGithub(findings),
  markdown: (findings) => formatMarkdown(findings),
};

export function findingsText(
  findings: readonly Diagnostic[],
  format: FindingFormat = "pretty",
): string {
  if (Object.hasOwn(formats, format)) return formats[format](findings);
  throw new Error(`No format is called "${format}": expected ${Object.keys(formats).join(", ")}.`);
}
