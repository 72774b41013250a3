/** The lines that the development server prints for a build. */
import { formatReport } from "../diagnostics/format-report.ts";
import { defaultWidth } from "../diagnostics/render-frame.ts";
import { ansi, plain } from "../diagnostics/colours.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { newsBetween } from "../diagnostics/news.ts";
import { summary } from "../diagnostics/summary.ts";
import { visibleText } from "../diagnostics/visible-text.ts";
import type { ChangedDefinition } from "../watch/content-changes.ts";
import type { Rebuild } from "../watch/watch.ts";

const mostNamed = 3;

/** Findings to print: all errors, and new warnings. `undefined` where there are none. */
export type TerminalReport = (diagnostics: readonly Diagnostic[]) => string | undefined;

export function createTerminalReport(): TerminalReport {
  let before: readonly Diagnostic[] = [];
  return (diagnostics) => {
    const { fresh, standing } = newsBetween(before, diagnostics);
    const isNew = new Set(fresh);
    const printed = diagnostics.filter(
      (each) => each.severity === "error" || (each.severity === "warning" && isNew.has(each)),
    );
    before = standing;
    if (printed.length === 0) return undefined;
    const colours = process.stderr.isTTY && process.env["NO_COLOR"] === undefined ? ansi : plain;
    const width = process.stderr.isTTY ? process.stderr.columns : defaultWidth;
    const { paragraphs } = formatReport(printed, { colours, width });
    return `defwright: ${summary(printed) ?? ""}\n${paragraphs.join("\n")}`;
  };
}

/** `defwright: terrain "t_door_c" changed, in 12 ms`. */
export function rebuildLine({ changes, milliseconds }: Rebuild): string {
  const parts = [
    ...named("added", changes.added),
    ...named("removed", changes.removed),
    ...named("changed", changes.changed),
  ];
  const what = parts.length > 0 ? parts.join("; ") : "no definition changed";
  return `defwright: ${what}, in ${String(Math.round(milliseconds))} ms`;
}

function named(verb: string, definitions: readonly ChangedDefinition[]): string[] {
  if (definitions.length === 0) return [];
  const names = definitions
    .slice(0, mostNamed)
    .map(({ kind, id }) => `${kind} ${visibleText(JSON.stringify(id))}`);
  const rest = definitions.length - names.length;
  return [`${names.join(", ")}${rest > 0 ? ` and ${String(rest)} more` : ""} ${verb}`];
}
