/** Prints findings in the format that the options name. */
import { ansi, plain } from "../diagnostics/colours.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { FixLevel } from "../diagnostics/fix.ts";
import { mostSevere } from "../diagnostics/errors-first.ts";
import { formatGithub } from "../diagnostics/format-github.ts";
import { formatJson } from "../diagnostics/format-json.ts";
import { formatReport, formatStatistics, mostFrequentCode } from "../diagnostics/format-report.ts";
import { formatUnix } from "../diagnostics/format-unix.ts";
import { summary } from "../diagnostics/summary.ts";
import { fixOf, withFix } from "../fix/fix-of.ts";
import type { Evidence } from "../slips/evidence.ts";
import { wantsColour, type Console } from "./console.ts";
import { repositoryPath, underGithubActions } from "./github-actions.ts";
import { isData, type GlobalOptions } from "./options.ts";
import { appendStepSummary, writeReport } from "./report-file.ts";
import { sarifReport } from "./sarif-report.ts";

interface Mending {
  /** Of the run that found them; without it available fixes are not mentioned. */
  readonly evidence?: Evidence | undefined;
  /** The level of fixes applied already, which is not suggested again. */
  readonly fixed?: FixLevel | undefined;
}

interface More extends Mending {
  /** Those of them that are shown; the report file has them all. */
  readonly fresh?: readonly Diagnostic[];
  /** About the output: part of every report, but shown by `check` itself to people and as JSON. */
  readonly stale?: readonly Diagnostic[];
}

/** Notes are counted but shown only with `--verbose` or as data; `--quiet` leaves the errors. */
export function showDiagnostics(
  diagnostics: readonly Diagnostic[],
  options: GlobalOptions,
  console: Console,
  { fresh = diagnostics, stale = [], evidence, fixed }: More = {},
): void {
  if (options.reportFile !== undefined) {
    const all = [...diagnostics, ...stale].map((each) => withFix(each, evidence));
    writeReport(options.reportFile, all, console);
  }
  const wanted = fresh.filter(({ severity }) => isWanted(severity, options));
  const all = [...wanted, ...stale];
  const { format, maxDiagnostics: most = Infinity } = options;
  const pathOf = repositoryPath(console);
  switch (format) {
    case "json":
      for (const diagnostic of mostSevere(wanted, most))
        console.out(formatJson(withFix(diagnostic, evidence)));
      break;
    case "sarif":
      console.out(
        sarifReport(
          mostSevere(all, most).map((each) => withFix(each, evidence)),
          pathOf,
        ),
      );
      break;
    case "unix":
      for (const diagnostic of mostSevere(all, most)) console.out(formatUnix(diagnostic));
      break;
    case "github":
      console.out(formatGithub(all, { pathOf, most }));
      appendStepSummary(all, console);
      break;
    case "pretty":
      showPretty(fresh, wanted, options, console, { evidence, fixed });
      if (underGithubActions(console)) {
        // GitHub reads both streams; stdout stays free for data.
        console.err(formatGithub(all, { pathOf, most }));
        appendStepSummary(all, console);
      }
  }
  if (options.statistics === true) {
    console.err(`\n${formatStatistics([...diagnostics, ...stale], widthOf(console).width)}`);
  }
}

function isWanted(severity: Diagnostic["severity"], options: GlobalOptions): boolean {
  if (options.quiet === true) return severity === "error";
  return severity !== "note" || options.verbose === true || isData(options.format);
}

function showPretty(
  diagnostics: readonly Diagnostic[],
  wanted: readonly Diagnostic[],
  options: GlobalOptions,
  console: Console,
  mending: Mending,
): void {
  const { paragraphs, isWhole } = formatReport(wanted, {
    colours: wantsColour(console, options.color) ? ansi : plain,
    most: options.maxDiagnostics,
    everything: options.verbose === true,
    ...widthOf(console),
  });
  for (const paragraph of paragraphs) console.err(`${paragraph}\n`);
  if (options.quiet === true) return;
  const line = summary(diagnostics);
  if (line === undefined) return;
  const hidden = diagnostics.length - wanted.length;
  const limited = options.maxDiagnostics !== undefined;
  const remarks = [
    ...(isWhole ? [] : [limited ? "a greater --max-diagnostics shows more" : "-v shows all"]),
    ...(hidden > 0 && (isWhole || limited) ? ["-v shows the notes"] : []),
  ];
  console.err(`${line}${remarks.length > 0 ? ` (${remarks.join("; ")})` : ""}\n`);
  const hint = fixHint(diagnostics, mending);
  if (hint !== undefined) console.err(`${hint}\n`);
  const code = mostFrequentCode(wanted.length > 0 ? wanted : diagnostics);
  if (code !== undefined) {
    console.err(`"defwright explain ${code}" says why, and shows it wrong and right\n`);
  }
}

/** How many of the findings can be fixed automatically. */
function fixHint(
  diagnostics: readonly Diagnostic[],
  { evidence, fixed }: Mending,
): string | undefined {
  const counts: Record<FixLevel, number> = { safe: 0, suggestions: 0 };
  if (fixed === "suggestions") return undefined;
  for (const diagnostic of diagnostics) {
    const level = fixOf(diagnostic, evidence)?.level;
    if (level !== undefined) counts[level] += 1;
  }
  const safe = fixed === "safe" ? 0 : counts.safe;
  const words = [
    ...(safe > 0 ? [`${String(safe)} fixable with "defwright check --fix"`] : []),
    ...(counts.suggestions > 0
      ? [
          `${String(counts.suggestions)}${safe > 0 ? " more with" : " fixable with"} "defwright check --fix=suggestions"`,
        ]
      : []),
  ];
  return words.length === 0 ? undefined : words.join(", ");
}

/** Frames fit the terminal that they are printed to. */
function widthOf({ terminal, columns }: Console): { readonly width?: number } {
  return terminal && columns !== undefined ? { width: columns } : {};
}
