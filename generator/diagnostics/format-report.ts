/**
 * Formats many findings for people: equal ones as one message, the first of each code in full, the rest in summary, and
 * at the end what the run did not look at.
 */
import { codeMeanings } from "../compiled/code-meanings.ts";
import { definitionOf } from "./code.ts";
import { plain, type Colours } from "./colours.ts";
import type { Diagnostic, Note } from "./diagnostic.ts";
import { defaultPlaces, formatGroup, type PrettyOptions } from "./format-pretty.ts";
import { byCode, chooseGroups, filesOf, groupEqual, type CutCode, type Group } from "./groups.ts";
import { alignColumns } from "../text/align-columns.ts";
import { firstColumns } from "../text/columns.ts";
import { stringWidth } from "../text/string-width.ts";
import { defaultWidth } from "./render-frame.ts";
import { counted } from "./summary.ts";
import { visibleText } from "./visible-text.ts";

export interface ReportOptions extends Pick<PrettyOptions, "colours" | "width"> {
  /** Number of messages that are shown in full; by default a moderate number, and fewer of one code. */
  readonly most?: number | undefined;
  /** Shows everything, with every place, unless `most` limits it. */
  readonly everything?: boolean;
}

/** As many messages as are still readable in a terminal. */
const defaultMost = 50;
/** Errors are fixed one by one; of warnings, the first ones show what the others are like. */
const defaultOfCode = { error: 10, warning: 3, note: 3 } as const;
const unlimited = { error: Infinity, warning: Infinity, note: Infinity } as const;
/** Maximum number of lines, per code, for messages that are not shown in full. */
const mostLines = 5;

export interface FormattedReport {
  /** Each with a line end; empty if there are no findings. */
  readonly paragraphs: readonly string[];
  /** Whether every finding is shown with its place. */
  readonly isWhole: boolean;
}

export function formatReport(
  diagnostics: readonly Diagnostic[],
  options: ReportOptions = {},
): FormattedReport {
  const { most, everything = false, colours = plain, width = defaultWidth } = options;
  const [remarks, found] = partition(groupEqual(diagnostics), isRemark);
  const { shown, cut } = chooseGroups(found, {
    most: most ?? (everything ? Infinity : defaultMost),
    ofCode: everything || most !== undefined ? unlimited : defaultOfCode,
  });
  const places = everything ? Infinity : defaultPlaces;
  return {
    paragraphs: [
      ...shown.map((group) => formatGroup(group, { colours, width, places })),
      ...cut.map((each) => cutLines(each, colours, width, most === undefined ? mostLines : 0)),
      ...byCode(remarks).map((each) => remarkLines(each, colours, everything)),
    ],
    isWhole:
      cut.length === 0 &&
      shown.every(({ all }) => all.length <= places) &&
      (everything || remarks.length <= mostRemarks),
  };
}

function partition<T>(all: readonly T[], is: (each: T) => boolean): [yes: T[], no: T[]] {
  return [all.filter(is), all.filter((each) => !is(each))];
}

/** Notes that are shown in one line each. */
function isRemark({ first: { code, severity } }: Group): boolean {
  return severity === "note" && definitionOf(code)?.shown === true;
}

/** Maximum number of these notes, per code, that are shown by default. */
const mostRemarks = 20;

/**
 * Prints one line for each, and the help that several share once:
 *
 *     note[unchecked-references]: content/a.json:3:5: 40 references …
 *     note[unchecked-references]: content/b.json:9:7: 2 references …
 *     help: List the ids …
 */
function remarkLines(
  { severity, code, groups }: CutCode,
  colours: Colours,
  everything: boolean,
): string {
  const shown = everything ? groups : groups.slice(0, mostRemarks);
  const head = colours.severity(severity, `${severity}[${code}]`);
  const lines = shown.flatMap(({ first }, at) => {
    const { help } = first;
    const isLast = help !== undefined && help !== shown[at + 1]?.first.help;
    return [
      `${head}: ${visibleText(`${placeIn(first)}: ${first.message}${first.notes.map(whereOf).join("")}`)}`,
      ...(isLast ? [`${colours.label("help:")} ${visibleText(help)}`] : []),
    ];
  });
  const more = groups.length - shown.length;
  if (more > 0) lines.push(`${head}: ${String(more)} more`);
  return lines.map((line) => `${line}\n`).join("");
}

function placeIn({ source, range }: Pick<Diagnostic, "source" | "range">): string {
  return `${source.displayPath}:${range.line}:${range.column}`;
}

/** The place of a note, as part of a line. */
function whereOf({ message, source, range }: Note): string {
  return source && range ? ` (${placeIn({ source, range })}: ${message})` : "";
}

/** Prints `warning[unknown-reference]: 1412 more in 26 files`, and the most frequent of these messages. */
function cutLines(
  { severity, code, groups }: CutCode,
  colours: Colours,
  width: number,
  lines: number,
): string {
  const all = groups.flatMap((group) => group.all);
  const count = `${all.length} more in ${counted(filesOf(all), "file")}`;
  const head = `${colours.severity(severity, `${severity}[${code}]`)}${colours.message(`: ${count}`)}`;
  const frequent = mostFrequent(groups).slice(0, lines);
  const rest = groups.length - frequent.length;
  return [
    head,
    ...frequent.map((group) => fitted(lineOf(group), width)),
    ...(rest > 0 && lines > 0 ? [`  and ${counted(rest, "other message")}`] : []),
  ]
    .map((line) => `${line}\n`)
    .join("");
}

function lineOf({ first, all }: Group): string {
  const times = all.length > 1 ? `${all.length} times, first at ` : "";
  return visibleText(`  ${times}${placeIn(first)}: ${first.message}`);
}

/**
 * A table of all codes: number of findings, number of files, code and meaning.
 */
export function formatStatistics(
  diagnostics: readonly Diagnostic[],
  width: number = defaultWidth,
): string {
  const rows = byCode(groupEqual(diagnostics)).map(({ severity, code, groups }) => {
    const all = groups.flatMap((group) => group.all);
    const files = `in ${counted(filesOf(all), "file")}`;
    return {
      count: all.length,
      more: [files, `${severity}[${code}]`, codeMeanings.get(code) ?? ""],
    };
  });
  const sorted = rows.sort((a, b) => b.count - a.count);
  const digits = Math.max(0, ...sorted.map(({ count }) => String(count).length));
  const lines = alignColumns(
    sorted.map(({ count, more }) => [String(count).padStart(digits), ...more]),
  );
  return lines.map((line) => `${fitted(line, width)}\n`).join("");
}

/** Number of findings from which on a code is frequent. */
const fewestFrequent = 3;

/** The code with the most findings, of equally frequent ones the most severe; `undefined` if no code is frequent. */
export function mostFrequentCode(diagnostics: readonly Diagnostic[]): string | undefined {
  const codes = byCode(groupEqual(diagnostics)).map(({ code, groups }) => ({
    code,
    count: groups.reduce((sum, { all }) => sum + all.length, 0),
  }));
  const [most] = codes.sort((a, b) => b.count - a.count);
  return most && most.count >= fewestFrequent ? most.code : undefined;
}

function mostFrequent(groups: readonly Group[]): Group[] {
  return groups.toSorted((a, b) => b.all.length - a.all.length);
}

function fitted(line: string, width: number): string {
  return stringWidth(line) <= width ? line : `${firstColumns(line, width - 1, stringWidth)}…`;
}
