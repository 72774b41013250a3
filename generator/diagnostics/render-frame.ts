/** Renders the lines around a place, with marks below it. */
import { lineStarts, lineText } from "../json/positions.ts";
import type { Severity } from "../model/severity.ts";
import type { SourceText } from "../model/source-text.ts";
import { firstColumns, lastColumns } from "../text/columns.ts";
import { stringWidth } from "../text/string-width.ts";
import { wrapWords } from "../text/wrap-words.ts";
import { plain, type Colours } from "./colours.ts";
import type { Range } from "./diagnostic.ts";
import { visibleText } from "./visible-text.ts";

/** Number of columns if the width of the terminal is unknown. */
export const defaultWidth = 100;
/** Minimum width of a frame, whatever the terminal. */
const fewestColumns = 20;
/** An object or list that is wider, or spans several lines, is marked only at its beginning. */
const widestContainer = 32;
const tab = "    ";

export interface FrameOptions {
  readonly severity?: Severity;
  readonly colours?: Colours;
  /** Width of the widest line number in the report, if several frames are shown together. */
  readonly gutterWidth?: number;
  /** Columns of the terminal. */
  readonly width?: number;
  /** Describes the text at the place in a few words. */
  readonly label?: string | undefined;
  /**
   * "whole": with the lines around it; "line": only the marked line, for a finding that is already shown; "secondary":
   * only the line of another place of a finding, marked with "-".
   */
  readonly view?: "whole" | "line" | "secondary";
}

/**
 * Renders the line of the place between its neighbours, each with its number, and carets below the place. Of a place
 * that spans several lines the first is shown. Does not end with a line end.
 */
export function renderFrame(source: SourceText, range: Range, options: FrameOptions = {}): string {
  const { severity = "error", colours = plain, width = defaultWidth, view = "whole" } = options;
  const gutter = options.gutterWidth ?? frameGutterWidth(source, range);
  const columns = Math.max(fewestColumns, width - gutter - " | ".length);
  const text = lineText(source, range.line);
  const mark = markIn(text, range);
  const from = viewFrom(text, mark, columns);
  const bar = (label: string): string => colours.gutter(`${label.padStart(gutter)} |`);
  const numbered = (line: number): string => {
    const shown = clip(lineText(source, line), from, columns).trimEnd();
    return shown === "" ? bar(String(line)) : `${bar(String(line))} ${shown}`;
  };
  const lead = widthOf((from > 0 ? "…" : "") + text.slice(from, mark.start));
  const marked = widthOf(firstColumns(text.slice(mark.start, mark.end), columns - lead, widthOf));
  const signs = (view === "secondary" ? "-" : "^").repeat(Math.max(1, marked));
  const below = labelled(signs, lead, visibleText(options.label ?? ""), columns).map(
    ({ indent, text: words }) =>
      `${bar("")} ${" ".repeat(indent)}${colours.severity(severity, words)}`,
  );
  const lines = view === "line" ? [] : [bar("")];
  if (view === "whole" && range.line > 1) lines.push(numbered(range.line - 1));
  lines.push(numbered(range.line), ...below);
  if (view === "whole" && range.line < lastLine(source)) lines.push(numbered(range.line + 1));
  return lines.join("\n");
}

/** Width of the line numbers of a frame. */
export function frameGutterWidth(source: SourceText, range: Range): number {
  return String(Math.min(range.line + 1, lastLine(source))).length;
}

/** Number of the last line; an empty line after the last line end does not count. */
function lastLine(source: SourceText): number {
  const starts = lineStarts(source);
  const count = starts.length;
  return count > 1 && starts[count - 1] === source.text.length ? count - 1 : count;
}

/** A span of a line, in UTF-16 units. */
interface Mark {
  readonly start: number;
  readonly end: number;
}

function markIn(text: string, range: Range): Mark {
  const start = Math.min(range.column - 1, text.length);
  const goesOn = range.endLine > range.line;
  const end = goesOn ? text.length : Math.min(Math.max(start, range.endColumn - 1), text.length);
  const isContainer = /^[[{]/u.test(text.charAt(start));
  return isContainer && (goesOn || end - start > widestContainer)
    ? { start, end: start + 1 }
    : { start, end };
}

/** The first unit of the line that is shown: its beginning, unless the mark and some text after it would not fit. */
function viewFrom(text: string, { start, end }: Mark, columns: number): number {
  const some = Math.floor(columns / 4);
  const behind = widthOf(firstColumns(text.slice(end), some, widthOf));
  const marked = widthOf(firstColumns(text.slice(start, end), columns - some, widthOf));
  const before = lastColumns(text.slice(0, start), columns, widthOf);
  if (before.length === start && widthOf(before) + marked + behind < columns) return 0;
  if (isWithin(text, columns)) return 0;
  const lead = Math.max(some, columns - marked - behind - 1) - 1;
  return start - lastColumns(before, lead, widthOf).length;
}

function isWithin(text: string, columns: number): boolean {
  return firstColumns(text, columns, widthOf).length === text.length;
}

function clip(line: string, from: number, columns: number): string {
  const rest = line.slice(boundary(line, from));
  const room = columns - (from > 0 ? 1 : 0);
  const whole = isWithin(rest, room);
  const shown = visible(whole ? rest : firstColumns(rest, room - 1, widthOf));
  return `${from > 0 && line !== "" ? "…" : ""}${shown}${whole ? "" : "…"}`;
}

/** The marks and their label: beside them if it fits, else below. */
function labelled(
  signs: string,
  lead: number,
  label: string,
  columns: number,
): readonly { readonly indent: number; readonly text: string }[] {
  const marks = { indent: lead, text: signs };
  if (label === "") return [marks];
  const width = stringWidth(label);
  if (lead + signs.length + 1 + width <= columns) return [{ ...marks, text: `${signs} ${label}` }];
  const lines = width <= columns ? [label] : wrapped(label, columns);
  const indent = Math.max(0, Math.min(lead, columns - Math.max(...lines.map(stringWidth))));
  return [marks, ...lines.map((text) => ({ indent, text }))];
}

/** Breaks a text into lines of whole words; a word that is too wide is cut. */
function wrapped(text: string, columns: number): string[] {
  return wrapWords(text, columns).map((line) =>
    isWithin(line, columns) ? line : `${firstColumns(line, columns - 1, widthOf)}…`,
  );
}

function widthOf(text: string): number {
  return stringWidth(visible(text));
}

function visible(text: string): string {
  return text.split("\t").map(visibleText).join(tab);
}

/** The nearest offset at or before `at` that does not cut a surrogate pair. */
function boundary(text: string, at: number): number {
  if (at <= 0) return 0;
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}
