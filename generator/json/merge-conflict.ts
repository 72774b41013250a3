/** A merge conflict left in a file is one mistake, whatever its two sides contain. */
import { blanked, type Span } from "../text/edits.ts";

export interface WithoutConflicts {
  /** The line that begins each conflict. */
  readonly conflicts: readonly Span[];
  /**
   * The text with the first and with the second side of each conflict; everything else is blanked, so that offsets do
   * not change. Only the text itself if there is no conflict.
   */
  readonly sides: readonly [string, string?];
  /** The text with neither side. */
  readonly outside: string;
}

/** The marker lines of a conflict in order: ours, the common ancestor, theirs, the end. */
const order = ["<", "|", "=", ">"] as const;

interface MarkLine extends Span {
  readonly mark: (typeof order)[number];
}

/** Not more than are reported (`finding-list.ts`). */
const maximumConflicts = 20;

export function withoutConflicts(text: string): WithoutConflicts {
  const conflicts = conflictsOf(marksOf(text)).slice(0, maximumConflicts);
  if (conflicts.length === 0) return { conflicts: [], sides: [text], outside: text };
  const without = (from: string, to: string): string =>
    blanked(
      text,
      conflicts.flatMap((conflict) => allBetween(conflict, from, to)),
    );
  return {
    conflicts: conflicts.map(([{ offset, length }]) => ({ offset, length })),
    sides: [without("|=", ">"), without("<", "=")],
    outside: without("<|=", ">"),
  };
}

type Conflict = readonly [MarkLine, ...MarkLine[]];

/** Groups the marker lines by conflict; a conflict that is partly resolved has only some of them. */
function conflictsOf(marks: readonly MarkLine[]): Conflict[] {
  const conflicts: [MarkLine, ...MarkLine[]][] = [];
  let rank = Infinity;
  for (const mark of marks) {
    const next = order.indexOf(mark.mark);
    if (next > rank) conflicts.at(-1)?.push(mark);
    else conflicts.push([mark]);
    rank = next;
  }
  return conflicts;
}

/** The marker lines, and what is between the first line with a mark among `from` and the first with one among `to`. */
function allBetween(conflict: Conflict, from: string, to: string): Span[] {
  const start = conflict.find(({ mark }) => from.includes(mark));
  const end = conflict.find(({ mark }) => to.includes(mark));
  const between = start && end && { ...start, length: end.offset - start.offset };
  return between ? [...conflict, between] : [...conflict];
}

/** Lines that JSON never contains: a string cannot continue in another line. */
const markLine = /(?<![^\r\n])(?:<{7}|\|{7}|={7}|>{7})(?: [^\r\n]*)?(?![^\r\n])/gu;

function marksOf(text: string): MarkLine[] {
  return [...text.matchAll(markLine)].map((match) => ({
    mark: match[0].charAt(0) as MarkLine["mark"],
    offset: match.index,
    length: match[0].length,
  }));
}
