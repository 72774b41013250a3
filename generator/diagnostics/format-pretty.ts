import type { SourceText } from "../model/source-text.ts";
import { plain, type Colours } from "./colours.ts";
import type { Diagnostic, Note, Range } from "./diagnostic.ts";
import { fixOption } from "./fix.ts";
import { spliced } from "../text/edits.ts";
import { filesOf, type Group } from "./groups.ts";
import { frameGutterWidth, renderFrame } from "./render-frame.ts";
import { locate } from "./locate.ts";
import { counted } from "./summary.ts";
import { visibleText } from "./visible-text.ts";

export interface PrettyOptions {
  /** Defaults to none. */
  readonly colours?: Colours;
  /** Columns of the terminal, to which frames are fitted. */
  readonly width?: number;
  /** Maximum number of equal findings whose places are shown. */
  readonly places?: number;
}

export const defaultPlaces = 3;

/**
 * Formats a finding for people, with a line end at the end:
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
 *     help: Did you mean "t_door_o"? [--fix=suggestions]
 *     note: …
 */
export function formatPretty(diagnostic: Diagnostic, options: PrettyOptions = {}): string {
  return formatGroup({ first: diagnostic, all: [diagnostic] }, options);
}

/**
 * Formats equal findings as one message: the first as above, of the following ones the marked line, and their number.
 */
export function formatGroup({ first, all }: Group, options: PrettyOptions = {}): string {
  const { colours = plain, width, places = defaultPlaces } = options;
  const shown = all.slice(0, places);
  const marks = shown.flatMap((each, index) => marksOf(each, index > 0 ? first : undefined));
  const repaired = repairedMarks(first);
  const gutterWidth = Math.max(
    ...[...marks, ...repaired].map(({ source, range }) => frameGutterWidth(source, range)),
  );
  const frame = { colours, gutterWidth, ...(width === undefined ? {} : { width }) };
  const frameOf = ({ source, range, view, label }: ShownMark): string =>
    renderFrame(source, range, {
      ...frame,
      severity: view === "secondary" ? "note" : first.severity,
      label,
      view,
    });
  const head = `${first.severity}[${first.code}]`;
  const lines = [
    `${colours.severity(first.severity, head)}${colours.message(`: ${visibleText(first.message)}`)}`,
    ...marks.flatMap((mark) => [
      placeLine(mark.view === "secondary" ? ":::" : "-->", mark, colours, gutterWidth),
      // Of a text that was not kept there is nothing to show.
      ...(mark.source.digest && mark.source.text === "" ? [] : [frameOf(mark)]),
    ]),
    ...helpLine(first, colours),
    ...repaired.map(frameOf),
    ...first.notes
      .filter((note) => !isPlaced(note))
      .map(({ message }) => `${colours.label("note:")} ${visibleText(message)}`),
  ];
  if (shown.length < all.length) {
    const times = `${all.length} times in ${counted(filesOf(all), "file")}`;
    lines.push(`${colours.label("note:")} ${times}; the first ${shown.length} are shown`);
  }
  return `${lines.join("\n")}\n`;
}

/** What to do, and the option that does it. */
function helpLine({ help, fix }: Diagnostic, colours: Colours): string[] {
  const parts = [
    ...(help === undefined ? [] : [visibleText(help)]),
    ...(fix === undefined ? [] : [`[${fixOption[fix.level]}]`]),
  ];
  return parts.length === 0 ? [] : [`${colours.label("help:")} ${parts.join(" ")}`];
}

/** Brackets, commas, quotes and line ends: what is hard to describe and easy to show. */
const signsOnly = /^[\s,:"[\]{}]*$/u;

/** The lines that the fix of a finding changes, as they are afterwards, if it only adds or removes signs. */
function repairedMarks({ source: { displayPath, text }, fix }: Diagnostic): ShownMark[] {
  const edits = fix?.edits ?? [];
  const isOfSigns = edits.every(
    ({ offset, length, text: added }) =>
      signsOnly.test(added) && signsOnly.test(text.slice(offset, offset + length)),
  );
  const after = isOfSigns ? spliced(text, edits) : undefined;
  if (after === undefined) return [];
  const source = { displayPath, text: after.text };
  return after.places.slice(0, defaultPlaces).map(({ offset, length }) => ({
    ...locate({ source, offset, length }),
    view: "secondary",
    label: "repaired",
  }));
}

interface ShownMark {
  readonly source: SourceText;
  readonly range: Range;
  readonly view: "whole" | "line" | "secondary";
  readonly label: string | undefined;
}

/**
 * The place of a finding and the other places that it refers to.
 * @param before the finding that is shown above it, whose other places need not be shown again
 */
function marksOf({ source, range, label, notes }: Diagnostic, before?: Diagnostic): ShownMark[] {
  const known = (before?.notes ?? []).filter(isPlaced);
  const others = notes
    .filter(isPlaced)
    .filter((note) => !known.some((each) => isSamePlace(each, note)))
    .map((note): ShownMark => ({
      source: note.source,
      range: note.range,
      view: "secondary",
      label: note.message,
    }));
  return [{ source, range, view: before ? "line" : "whole", label }, ...others];
}

type PlacedNote = Note & Required<Pick<Note, "source" | "range">>;

function isPlaced(note: Note): note is PlacedNote {
  return note.source !== undefined && note.range !== undefined;
}

function isSamePlace(one: PlacedNote, other: PlacedNote): boolean {
  return one.source === other.source && one.range.offset === other.range.offset;
}

function placeLine(
  sign: string,
  { source, range }: ShownMark,
  colours: Colours,
  gutterWidth: number,
): string {
  const place = `${visibleText(source.displayPath)}:${range.line}:${range.column}`;
  return `${" ".repeat(gutterWidth)}${colours.gutter(sign)} ${place}`;
}
