/** Annotations of GitHub Actions: workflow commands, one per line, that show a finding beside its line in the diff. */
import type { Diagnostic } from "./diagnostic.ts";
import type { Severity } from "../model/severity.ts";
import { errorsFirst, severities } from "./errors-first.ts";
import { commandLine } from "./source-names.ts";
import { summary } from "./summary.ts";
import { visibleText } from "./visible-text.ts";

const levels: Readonly<Record<Severity, string>> = {
  error: "error",
  warning: "warning",
  note: "notice",
};

/**
 * How many annotations of each level GitHub shows for one step; further ones vanish without a trace. One notice is
 * reserved to report this.
 */
const caps: Readonly<Record<Severity, number>> = { error: 10, warning: 10, note: 9 };

export interface GithubOptions {
  /** Returns the path under which GitHub knows a file: relative to the repository's root. */
  readonly pathOf?: (displayPath: string) => string;
  /** Maximum number of annotations, errors first; the caps of GitHub apply in any case. */
  readonly most?: number;
}

/**
 * Formats the findings, errors first, as many as GitHub shows; if there are more, a last annotation counts them all.
 */
export function formatGithub(
  diagnostics: readonly Diagnostic[],
  options: GithubOptions = {},
): string {
  const { pathOf = (path: string): string => path, most = Infinity } = options;
  const sorted = errorsFirst(diagnostics);
  const shown = severities
    .flatMap((severity) =>
      sorted.filter((each) => each.severity === severity).slice(0, caps[severity]),
    )
    .slice(0, most);
  const lines = shown.map((diagnostic) => annotation(diagnostic, pathOf));
  if (shown.length < diagnostics.length) {
    const text = `${summary(diagnostics) ?? ""}; ${String(shown.length)} of them are annotated; the log of this step has the others.`;
    lines.push(command("notice", [["title", "defwright"]], text));
  }
  return lines.join("");
}

function annotation(diagnostic: Diagnostic, pathOf: (displayPath: string) => string): string {
  const { source, range, help, notes } = diagnostic;
  const properties: [string, string][] = [];
  if (source.displayPath !== commandLine) {
    properties.push(["file", pathOf(source.displayPath)], ["line", String(range.line)]);
    properties.push(["endLine", String(range.endLine)]);
    // GitHub rejects columns of a place that spans several lines.
    if (range.line === range.endLine) {
      properties.push(["col", String(range.column)], ["endColumn", String(range.endColumn)]);
    }
  }
  properties.push(["title", diagnostic.code]);
  const text = [
    diagnostic.message,
    ...(help === undefined ? [] : [`help: ${help}`]),
    ...notes.map((note) => {
      const place =
        note.source && note.range
          ? ` (${pathOf(note.source.displayPath)}:${String(note.range.line)})`
          : "";
      return `note: ${note.message}${place}`;
    }),
  ];
  return command(levels[diagnostic.severity], properties, text.map(visibleText).join("\n"));
}

function command(
  name: string,
  properties: readonly (readonly [name: string, value: string])[],
  message: string,
): string {
  const written = properties.map(([key, value]) => `${key}=${escapeProperty(value)}`).join(",");
  return `::${name} ${written}::${escapeMessage(message)}\n`;
}

function escapeMessage(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
