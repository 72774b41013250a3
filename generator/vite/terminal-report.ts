/** The lines that the development server prints for a build. */
import { formatReport } from "../diagnostics/format-report.ts";
import { defaultWidth } from "../diagnostics/render-frame.ts";
import { ansi, plain } from "../diagnostics/colours.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { newsBetween } from "../diagnostics/news.ts";
import { summary } from "../diagnostics/summary.ts";
import { changeWords } from "../watch/change-words.ts";
import type { Rebuild } from "../watch/watch.ts";

/** Returns the findings to print: all errors, and new warnings. `undefined` if there are none. */
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
    const width = (process.stderr.isTTY && process.stderr.columns) || defaultWidth;
    const { paragraphs } = formatReport(printed, { colours, width });
    return `defwright: ${summary(printed) ?? ""}\n${paragraphs.join("\n")}`;
  };
}

/**
 * `defwright: changed t_door_c.move_cost 2 → 3, in 12 ms`.
 *
 * @param mended whether the previous build had errors
 */
export function rebuildLine({ changes, milliseconds }: Rebuild, mended: boolean): string {
  const words = changeWords(changes);
  if (words.length === 0) words.push("no definition changed");
  if (mended) words.unshift("no more errors");
  return `defwright: ${words.join("; ")}, in ${String(Math.round(milliseconds))} ms`;
}
