/** The lines around a place, with marks below it. */
import { lineStarts, lineText } from "../json/positions.ts";
import type { SourceText } from "../model/source-text.ts";
import { stringWidth } from "../text/string-width.ts";
import { plain, type Colours } from "./colours.ts";
import type { Range } from "./diagnostic.ts";
import type { Severity } from "../model/severity.ts";
import { visibleText } from "./visible-text.ts";

/** UTF-16 units of a long line that are shown before and behind the mark's beginning and end. */
const surroundings = 60;
const tab = "    ";

/**
 * The line of the place between the lines around it, each with its number; carets below the place. Of a place
 * of several lines the first is shown. Without a line end at the end.
 * @param gutterWidth width of the widest line number in the report, where several frames stand together
 */
export function renderFrame(
  source: SourceText,
  range: Range,
  options: {
    readonly severity?: Severity;
    readonly colours?: Colours;
    readonly gutterWidth?: number;
  } = {},
): string {
  const { severity = "error", colours = plain } = options;
  const width = options.gutterWidth ?? frameGutterWidth(source, range);
  const text = lineText(source, range.line);
  const start = Math.min(range.column - 1, text.length);
  const end =
    range.endLine > range.line
      ? text.length
      : Math.min(Math.max(start, range.endColumn - 1), text.length);
  const from = boundary(text, start - surroundings);
  const until = boundary(text, Math.min(end, start + surroundings) + surroundings);
  const show = (line: string): string => clip(line, from, until);
  const bar = (label: string): string => colours.gutter(`${label.padStart(width)} |`);
  const numbered = (line: number): string => {
    const shown = show(lineText(source, line)).trimEnd();
    return shown === "" ? bar(String(line)) : `${bar(String(line))} ${shown}`;
  };
  const lead = stringWidth((from > 0 ? "…" : "") + shown(text.slice(from, start)));
  const marked = stringWidth(shown(text.slice(start, Math.min(end, until))));
  const marks = colours.severity(severity, "^".repeat(Math.max(1, marked)));
  const lines = [bar("")];
  if (range.line > 1) lines.push(numbered(range.line - 1));
  lines.push(numbered(range.line), `${bar("")} ${" ".repeat(lead)}${marks}`);
  if (range.line < lastLine(source)) lines.push(numbered(range.line + 1));
  return lines.join("\n");
}

/** Width of the line numbers of a frame. */
export function frameGutterWidth(source: SourceText, range: Range): number {
  return String(Math.min(range.line + 1, lastLine(source))).length;
}

/** A last line without text, behind the last line end, is none to people. */
function lastLine(source: SourceText): number {
  const starts = lineStarts(source);
  const count = starts.length;
  return count > 1 && starts[count - 1] === source.text.length ? count - 1 : count;
}

function clip(line: string, from: number, until: number): string {
  const before = from > 0 && line.length > 0 ? "…" : "";
  const behind = line.length > until ? "…" : "";
  return before + shown(line.slice(boundary(line, from), boundary(line, until))) + behind;
}

function shown(text: string): string {
  return text.split("\t").map(visibleText).join(tab);
}

/** The nearest offset at or before `at` that does not cut a surrogate pair. */
function boundary(text: string, at: number): number {
  if (at <= 0) return 0;
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}
