/** Prints findings in the form that the options ask for. */
import { ansi, plain } from "../diagnostics/colours.ts";
import type { Diagnostic, Severity } from "../diagnostics/diagnostic.ts";
import { formatJson } from "../diagnostics/format-json.ts";
import { formatPretty } from "../diagnostics/format-pretty.ts";
import { summary } from "../diagnostics/summary.ts";
import { wantsColour, type Console } from "./console.ts";
import type { GlobalOptions } from "./options.ts";

const defaultMost = 50;
const severities: readonly Severity[] = ["error", "warning", "note"];

/** Notes are counted but shown only with `--verbose`; `--quiet` leaves the errors. */
export function showDiagnostics(
  diagnostics: readonly Diagnostic[],
  options: GlobalOptions,
  console: Console,
): void {
  const json = options.format === "json";
  const wanted = diagnostics.filter(({ severity }) =>
    options.quiet === true
      ? severity === "error"
      : json || options.verbose === true || severity !== "note",
  );
  const most = options.maxDiagnostics ?? (json ? Infinity : defaultMost);
  const shown = errorsFirst(wanted, most);
  if (json) {
    for (const diagnostic of shown) console.out(formatJson(diagnostic));
    return;
  }
  const colours = wantsColour(console, options.color) ? ansi : plain;
  for (const diagnostic of shown) console.err(`${formatPretty(diagnostic, colours)}\n`);
  if (options.quiet === true) return;
  const line = summary(diagnostics);
  if (line === undefined) return;
  const hidden = diagnostics.length - wanted.length;
  const remarks = [
    ...(wanted.length > shown.length
      ? [`${String(shown.length)} shown; --max-diagnostics shows more`]
      : []),
    ...(hidden > 0 ? ["-v shows the notes"] : []),
  ];
  console.err(`${line}${remarks.length > 0 ? ` (${remarks.join("; ")})` : ""}\n`);
}

/** The first `most`, errors before warnings before notes; their order stays. */
function errorsFirst(diagnostics: readonly Diagnostic[], most: number): readonly Diagnostic[] {
  if (diagnostics.length <= most) return diagnostics;
  const chosen = new Set<Diagnostic>();
  for (const severity of severities) {
    for (const diagnostic of diagnostics) {
      if (chosen.size >= most) break;
      if (diagnostic.severity === severity) chosen.add(diagnostic);
    }
  }
  return diagnostics.filter((diagnostic) => chosen.has(diagnostic));
}
