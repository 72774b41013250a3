/** Between offsets of a text and the lines and characters of the protocol. */
import { fileURLToPath } from "node:url";
import type { Content, SourceText } from "./oracle/content.ts";
import type { Position, Range } from "./server.ts";

export function positionAt(text: string, offset: number): Position {
  let line = 0;
  let start = 0;
  for (
    let next = text.indexOf("\n");
    next >= 0 && next < offset;
    next = text.indexOf("\n", start)
  ) {
    line += 1;
    start = next + 1;
  }
  return { line, character: offset - start };
}

export function offsetAt(text: string, { line, character }: Position): number {
  let start = 0;
  for (let each = 0; each < line; each += 1) start = text.indexOf("\n", start) + 1;
  return start + character;
}

export interface Location {
  readonly uri: string;
  readonly range: Range;
}

/** A location as `path:start-end`, in offsets. */
export function spelt(path: string, start: number, end: number): string {
  return `${path}:${String(start)}-${String(end)}`;
}

export function speltLocation(
  { uri, range }: Location,
  files: ReadonlyMap<string, SourceText>,
): string {
  const path = fileURLToPath(uri);
  const text = files.get(path)?.text;
  if (text === undefined)
    return `${path}:${String(range.start.line + 1)}, which is no file of the content`;
  return spelt(path, offsetAt(text, range.start), offsetAt(text, range.end));
}

export function filesByPath({ files }: Content): ReadonlyMap<string, SourceText> {
  return new Map(files.map((file) => [file.path, file]));
}
