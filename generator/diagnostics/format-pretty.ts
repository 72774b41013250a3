import type { SourceText } from "../model/source-text.ts";
import { plain, type Colours } from "./colours.ts";
import type { Diagnostic, Note, Range } from "./diagnostic.ts";
import { frameGutterWidth, renderFrame } from "./render-frame.ts";
import { visibleText } from "./visible-text.ts";

export interface PrettyOptions {
  /** None unless given. */
  readonly colours?: Colours;
  /** Columns of the terminal, which frames fit. */
  readonly width?: number;
}

type PlacedNote = Note & Required<Pick<Note, "source" | "range">>;

/**
 * A finding for people:
 *
 *     error[unknown-reference]: No terrain "t_dor_o" is known.
 *       --> content/core/doors.json:12:13
 *        |
 *     11 |     "move_cost": 0,
 *     12 |     "open": "t_dor_o"
 *        |             ^^^^^^^^^ no terrain has this id
 *     13 |   },
 *       ::: content/core/doors.json:16:11
 *        |
 *     16 |     "id": "t_door_o",
 *        |           ---------- "t_door_o" is defined here
 *     help: Did you mean "t_door_o"?
 *     note: …
 *
 * With a line end at the end.
 */
export function formatPretty(diagnostic: Diagnostic, options: PrettyOptions = {}): string {
  const { colours = plain, width } = options;
  const { source, range, severity, label, help, notes } = diagnostic;
  const placed = notes.filter(isPlaced);
  const gutterWidth = Math.max(
    frameGutterWidth(source, range),
    ...placed.map((note) => frameGutterWidth(note.source, note.range)),
  );
  const frame = { colours, gutterWidth, ...(width === undefined ? {} : { width }) };
  const head = `${severity}[${diagnostic.code}]`;
  const lines = [
    `${colours.severity(severity, head)}${colours.message(`: ${visibleText(diagnostic.message)}`)}`,
    placeLine("-->", source, range, colours, gutterWidth),
    renderFrame(source, range, { ...frame, severity, label }),
    ...placed.flatMap((note) => [
      placeLine(":::", note.source, note.range, colours, gutterWidth),
      renderFrame(note.source, note.range, {
        ...frame,
        severity: "note",
        label: note.message,
        secondary: true,
      }),
    ]),
    ...(help === undefined ? [] : [`${colours.label("help:")} ${visibleText(help)}`]),
    ...notes
      .filter((note) => !isPlaced(note))
      .map(({ message }) => `${colours.label("note:")} ${visibleText(message)}`),
  ];
  return `${lines.join("\n")}\n`;
}

function isPlaced(note: Note): note is PlacedNote {
  return note.source !== undefined && note.range !== undefined;
}

function placeLine(
  sign: string,
  source: SourceText,
  range: Range,
  colours: Colours,
  gutterWidth: number,
): string {
  const place = `${visibleText(source.displayPath)}:${range.line}:${range.column}`;
  return `${" ".repeat(gutterWidth)}${colours.gutter(sign)} ${place}`;
}
