import { plain, type Colours } from "./colours.ts";
import type { Diagnostic, Note, Range } from "./diagnostic.ts";
import type { SourceText } from "../model/source-text.ts";
import { frameGutterWidth, renderFrame } from "./render-frame.ts";
import { visibleText } from "./visible-text.ts";

/**
 * A finding for people:
 *
 *     error[unknown-member]: "opne" was found – …
 *       --> content/core/doors.json:12:15
 *        |
 *     12 |     "opne": "t_door_o",
 *        |     ^^^^^^
 *     help: Write "open".
 *     note: …
 *
 * Without colour unless given, with a line end at the end.
 */
export function formatPretty(diagnostic: Diagnostic, colours: Colours = plain): string {
  const { source, range, severity } = diagnostic;
  const gutterWidth = Math.max(
    frameGutterWidth(source, range),
    ...diagnostic.notes.map((note) =>
      note.source && note.range ? frameGutterWidth(note.source, note.range) : 0,
    ),
  );
  const label = `${severity}[${diagnostic.code}]`;
  const lines = [
    `${colours.severity(severity, label)}${colours.message(`: ${visibleText(diagnostic.message)}`)}`,
    arrow(source, range, colours, gutterWidth),
    renderFrame(source, range, { severity, colours, gutterWidth }),
  ];
  if (diagnostic.help !== undefined) {
    lines.push(`${colours.label("help:")} ${visibleText(diagnostic.help)}`);
  }
  for (const note of diagnostic.notes) lines.push(...noteLines(note, colours, gutterWidth));
  return `${lines.join("\n")}\n`;
}

function noteLines(note: Note, colours: Colours, gutterWidth: number): string[] {
  const lines = [`${colours.label("note:")} ${visibleText(note.message)}`];
  if (note.source === undefined || note.range === undefined) return lines;
  lines.push(
    arrow(note.source, note.range, colours, gutterWidth),
    renderFrame(note.source, note.range, { severity: "note", colours, gutterWidth }),
  );
  return lines;
}

function arrow(source: SourceText, range: Range, colours: Colours, gutterWidth: number): string {
  const place = `${visibleText(source.displayPath)}:${range.line}:${range.column}`;
  return `${" ".repeat(gutterWidth)}${colours.gutter("-->")} ${place}`;
}
