/** Prints findings in the format that the options name. */
import { ansi, plain } from "../diagnostics/colours.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { fixOption, type FixLevel } from "../diagnostics/fix.ts";
import { mostSevere } from "../diagnostics/errors-first.ts";
import { codes } from "../diagnostics/code.ts";
import { commandLine } from "../diagnostics/source-names.ts";
import { visibleText } from "../diagnostics/visible-text.ts";
import { displayPath } from "../disk/display-path.ts";
import type { Obstacle } from "../disk/obstacle.ts";
import { formatGithub } from "../diagnostics/format-github.ts";
import { formatJson } from "../diagnostics/format-json.ts";
import { formatReport, formatStatistics, mostFrequentCode } from "../diagnostics/format-report.ts";
import { formatUnix } from "../diagnostics/format-unix.ts";
import { summary } from "../diagnostics/summary.ts";
import { withFix } from "../fix/fixes.ts";
import { isRefused } from "../config/files-to-write.ts";
import type { Evidence } from "../blame/evidence.ts";
import { advisedCommand } from "./advised-command.ts";
import { wantsColour, type Console } from "./console.ts";
import { repositoryPath, underGithubActions } from "./github-actions.ts";
import { gather, type Gathered } from "./gathered.ts";
import { isData, type GlobalOptions } from "./options.ts";
import { isWanted } from "./wanted.ts";
import { appendFileSync, existsSync } from "node:fs";
import { resolve, join, relative, sep } from "node:path";
import { formatMarkdown } from "../diagnostics/format-markdown.ts";
import { printable } from "./guarded-console.ts";
import { formats, reportFormat, type FormatName } from "./formats.ts";
import { fileUri } from "../diagnostics/file-uri.ts";
import { formatSarif, type SarifPlaces } from "../diagnostics/format-sarif.ts";
import { contains, foldersFrom } from "../disk/real-path.ts";
import { sha256 } from "../disk/sha256.ts";
import { writeWhole } from "../disk/write-whole.ts";
import { version } from "../disk/version.ts";

type Write = (findings: readonly Diagnostic[], console: Console, most?: number) => string;

/** Writes the text of each format; `most` limits the number of findings, errors first. */
const writers: Readonly<Record<Exclude<FormatName, "pretty">, Write>> = {
  unix: (findings, _console, most) => mostSevere(findings, most).map(formatUnix).join(""),
  json: (findings, _console, most) => mostSevere(findings, most).map(formatJson).join(""),
  sarif: (findings, console, most) => sarifReport(mostSevere(findings, most), console),
  github: (findings, console, most = Infinity) =>
    formatGithub(findings, { pathOf: repositoryPath(console), most }),
  markdown: (findings, console) => formatMarkdown(findings, repositoryPath(console)),
};

/** Writes all findings, including notes, with their fixes; also an empty report, so that it replaces an earlier one. */
function writeReports(
  paths: readonly string[],
  diagnostics: readonly Diagnostic[],
  console: Console,
): void {
  for (const path of paths) {
    const format = reportFormat(path);
    if (format === undefined || format === "pretty") {
      throw new Error(`there is no report format for ${path}`);
    }
    const file = resolve(console.cwd, path);
    writeWhole(file, printable(writers[format](diagnostics, console), formats[format].form));
  }
}

/** Appends a table to the step's summary page, if GitHub Actions provides one. */
function appendStepSummary(diagnostics: readonly Diagnostic[], console: Console): void {
  const file = console.env["GITHUB_STEP_SUMMARY"];
  if (file === undefined || file === "" || diagnostics.length === 0) return;
  try {
    appendFileSync(file, printable(writers.markdown(diagnostics, console)));
  } catch (error) {
    // The findings are in the log too.
    const reason = error instanceof Error ? error.message : String(error);
    console.err(`defwright: the step summary cannot be written (${reason})\n`);
  }
}

interface Mending {
  /** The evidence of the run that found them; without it, available fixes are not mentioned. */
  readonly evidence?: Evidence | undefined;
  /** The level of fixes already applied, which is not suggested again. */
  readonly fixed?: FixLevel | undefined;
}

interface More extends Mending {
  /** The diagnostics to show; the report file contains all of them. */
  readonly fresh?: readonly Diagnostic[];
  /** Findings that are not about content: part of every report, but the command itself shows them to people. */
  readonly elsewhere?: readonly Diagnostic[];
}

export function showDiagnostics(
  diagnostics: readonly Diagnostic[],
  options: GlobalOptions,
  console: Console,
  { fresh = diagnostics, elsewhere = [], ...mending }: More = {},
): void {
  const { format, gathered } = options;
  if (options.reportFile && !isRefused("report", diagnostics)) {
    const all = [...diagnostics, ...elsewhere].map((each) => withFix(each, mending.evidence));
    if (gathered) gather(gathered.all, all);
    else writeReports(options.reportFile, all, console);
  }
  const wanted = fresh.filter((each) => isWanted(each, options));
  const all = [...wanted, ...elsewhere];
  const fixed = (some: readonly Diagnostic[]): readonly Diagnostic[] =>
    some.map((each) => withFix(each, mending.evidence));
  if (gathered) gather(gathered.shown, fixed(all));
  if (format === "pretty") showPretty(fresh, wanted, options, console, mending);
  if (!gathered || !isOnePerRun(format)) {
    print(isData(format) ? fixed(all) : all, options, console);
  }
  if (options.statistics === true) {
    console.err(`\n${formatStatistics([...diagnostics, ...elsewhere], widthOf(console).width)}`);
  }
}

/** Shows what prevents a run in every format but the text for people. */
export function showObstacle(
  { message, path }: Obstacle,
  options: GlobalOptions,
  console: Console,
): void {
  const { cwd } = console;
  const problem: Diagnostic = {
    code: "file-access",
    severity: "error",
    message: codes["file-access"].message({ sentence: visibleText(message) }),
    source: {
      displayPath: path === undefined ? commandLine : displayPath(resolve(cwd, path), cwd),
      text: "",
    },
    range: { line: 1, column: 1, endLine: 1, endColumn: 1, offset: 0, length: 0 },
    notes: [],
  };
  showDiagnostics([], options, console, { elsewhere: [problem] });
}

/** Writes the outputs that a run has only one of, after the last of several projects. */
export function showGathered(
  { all, shown }: Gathered,
  options: GlobalOptions,
  console: Console,
): void {
  if (options.reportFile) writeReports(options.reportFile, [...all.values()], console);
  if (isOnePerRun(options.format)) print([...shown.values()], options, console);
}

/** Whether a run has only one text of it: annotations stand beside the text for people. */
function isOnePerRun(format: FormatName): boolean {
  return format === "pretty" || formats[format].isDocument === true;
}

/** Prints findings in their format; of the text for people, only what GitHub Actions gets in addition. */
function print(
  findings: readonly Diagnostic[],
  { format, maxDiagnostics: most }: GlobalOptions,
  console: Console,
): void {
  const { form } = formats[format];
  if (format !== "pretty") console.out(writers[format](findings, console, most), form);
  else if (!underGithubActions(console)) return;
  // GitHub reads both streams; stdout stays free for data.
  else console.err(writers.github(findings, console, most), formats.github.form);
  if (format === "pretty" || format === "github") appendStepSummary(findings, console);
}

function showPretty(
  diagnostics: readonly Diagnostic[],
  wanted: readonly Diagnostic[],
  options: GlobalOptions,
  console: Console,
  mending: Mending,
): void {
  const shown = wanted.map((each) => withOfferedFix(each, mending));
  const { paragraphs, isWhole } = formatReport(shown, {
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
    ...(isWhole ? [] : [limited ? "a higher --max-diagnostics shows more" : "-v shows all"]),
    ...(hidden > 0 && (isWhole || limited) ? ["-v shows the notes"] : []),
  ];
  console.err(`${line}${remarks.length > 0 ? ` (${remarks.join("; ")})` : ""}\n`);
  const hint = fixHint(shown, options);
  if (hint !== undefined) console.err(`${hint}\n`);
  const code = mostFrequentCode(wanted.length > 0 ? wanted : diagnostics);
  if (code !== undefined) {
    console.err(`"defwright explain ${code}" explains why, with a wrong and a right example\n`);
  }
}

/** The finding, with its fix if it has one that was not applied already. */
function withOfferedFix(diagnostic: Diagnostic, { evidence, fixed }: Mending): Diagnostic {
  if (fixed === "suggestions") return diagnostic;
  const offered = withFix(diagnostic, evidence);
  return offered.fix?.level === fixed ? diagnostic : offered;
}

/** How many of the findings that are shown can be fixed automatically. */
function fixHint(shown: readonly Diagnostic[], options: GlobalOptions): string | undefined {
  const check = (level: FixLevel): string => advisedCommand(`check ${fixOption[level]}`, options);
  const count = (level: FixLevel): number => shown.filter(({ fix }) => fix?.level === level).length;
  const [safe, suggestions] = [count("safe"), count("suggestions")];
  const words = [
    ...(safe > 0 ? [`${String(safe)} fixable with ${check("safe")}`] : []),
    ...(suggestions > 0
      ? [
          `${String(suggestions)}${safe > 0 ? " more with" : " fixable with"} ${check("suggestions")}`,
        ]
      : []),
  ];
  return words.length === 0 ? undefined : words.join(", ");
}

/** Limits frames to the width of the terminal that they are printed to. */
function widthOf({ terminal, columns }: Console): { readonly width?: number } {
  return terminal && columns !== undefined ? { width: columns } : {};
}

/** @param console Makes paths relative to the repository; without it, paths are the displayed ones. */
export function sarifReport(diagnostics: readonly Diagnostic[], console?: Console): string {
  const places = console === undefined ? {} : placesIn(console);
  return formatSarif(diagnostics, { version, sha256, ...places });
}

/** Services locate findings by their path in the repository, whichever of its folders the run was started in. */
function placesIn(console: Console): SarifPlaces {
  const base = repositoryOf(console);
  return {
    base: `${fileUri(base.split(sep).join("/"))}/`,
    pathOf: (displayPath) => {
      const path = resolve(console.cwd, displayPath);
      return (contains(base, path) ? relative(base, path) : path).split(sep).join("/");
    },
  };
}

/**
 * The absolute root of the repository that contains the working directory; without one, the working directory itself.
 */
function repositoryOf(console: Console): string {
  const workspace = console.env["GITHUB_WORKSPACE"];
  if (underGithubActions(console) && workspace !== undefined && workspace !== "") return workspace;
  return foldersFrom(console.cwd).find((each) => existsSync(join(each, ".git"))) ?? console.cwd;
}
