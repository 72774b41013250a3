/** Lines and columns of offsets, as editors count them: `\n`, `\r\n` and a lone `\r` each end a line. */
import type { SourceText } from "../model/source-text.ts";

/** Line and column from 1; columns in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

const lineStartsOf = new WeakMap<SourceText, readonly number[]>();

/** Offsets at which the lines start; computed once per text. */
export function lineStarts(source: SourceText): readonly number[] {
  const known = lineStartsOf.get(source);
  if (known !== undefined) return known;
  const { text } = source;
  const starts = [0];
  const end = /\r\n|\n|\r/gu;
  while (end.test(text)) starts.push(end.lastIndex);
  lineStartsOf.set(source, starts);
  return starts;
}

/** Position of an offset; offsets outside the text count as its start or end. */
export function positionAt(source: SourceText, offset: number): Position {
  const starts = lineStarts(source);
  const at = Math.min(Math.max(0, offset), source.text.length);
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  // Editors do not count a byte order mark as a column.
  const hidden = low === 0 && at > 0 && source.text.charCodeAt(0) === 0xfeff ? 1 : 0;
  return { line: low + 1, column: at - (starts[low] ?? 0) + 1 - hidden };
}

/** Text of a line (from 1) without its line end and without a byte order mark. */
export function lineText(source: SourceText, line: number): string {
  const starts = lineStarts(source);
  const start = starts[line - 1];
  if (start === undefined) return "";
  const { text } = source;
  const mark = line === 1 && text.startsWith("\uFEFF") ? 1 : 0;
  let end = starts[line] ?? text.length;
  while (end > start && /[\r\n]/u.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start + mark, Math.max(start + mark, end));
}

/** Whether a span begins in one line and ends in another. */
export function spansLines(source: SourceText, offset: number, length: number): boolean {
  return positionAt(source, offset).line < positionAt(source, offset + length).line;
}
