/** Converts offsets, and our lines and columns (from 1), to the protocol's positions (from 0), all in UTF-16 units. */
import type { Position, Range } from "vscode-languageserver";
import type { Range as OwnRange } from "../diagnostics/diagnostic.ts";
import { lineStarts, positionAt } from "../json/positions.ts";
import type { SourceText } from "../model/source-text.ts";

export function rangeOf({ line, column, endLine, endColumn }: OwnRange): Range {
  return {
    start: { line: line - 1, character: column - 1 },
    end: { line: endLine - 1, character: endColumn - 1 },
  };
}

function positionOf(source: SourceText, offset: number): Position {
  const { line, column } = positionAt(source, offset);
  return { line: line - 1, character: column - 1 };
}

export function spanOf(source: SourceText, offset: number, length: number): Range {
  return { start: positionOf(source, offset), end: positionOf(source, offset + length) };
}

/** A position beyond the end of a line counts as that end. */
export function offsetOf(source: SourceText, { line, character }: Position): number {
  const starts = lineStarts(source);
  const { text } = source;
  const start = starts[line];
  if (start === undefined) return text.length;
  const hidden = line === 0 && text.charCodeAt(0) === 0xfeff ? 1 : 0;
  return Math.min(start + character + hidden, (starts[line + 1] ?? text.length + 1) - 1);
}
