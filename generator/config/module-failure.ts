/** What an error states about the code of a configuration that failed, and where. */
import { lineStarts, lineText } from "../json/positions.ts";
import type { SourceText } from "../model/source-text.ts";

/** A place in one of the modules that a configuration consists of. */
export interface FailedAt {
  /** Absolute path. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 0; absent if only the line is known. */
  readonly column?: number;
}

/** The message of an error without its end, on one line. */
export function reasonOf(error: unknown): string {
  const message = messageOf(error);
  const [first = message] = message.split("\n");
  return first.trimEnd().replace(/[.:,]$/u, "");
}

/**
 * The first place that the error names in one of the files; `undefined` if it names none. A syntax error names it in
 * its message, any other error in its stack, with columns of compiled code, which are not those of the file.
 */
export function placeOf(error: unknown, files: Iterable<string>): FailedAt | undefined {
  const all = [...files];
  const inMessage = firstPlace(messageOf(error), all);
  if (inMessage) return inMessage;
  const inStack = error instanceof Error ? firstPlace(error.stack ?? "", all) : undefined;
  return inStack && { file: inStack.file, line: inStack.line };
}

/** The offset of a place in the text of its file; if only the line is known, that of its first character. */
export function offsetIn(source: SourceText, { line, column }: FailedAt): number {
  const text = lineText(source, line);
  const start = lineStarts(source)[line - 1] ?? source.text.length;
  return start + Math.min(column ?? text.search(/\S|$/u), text.length);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function firstPlace(text: string, files: readonly string[]): FailedAt | undefined {
  const found = files
    .map((file) => ({ file, at: text.indexOf(file) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  for (const { file, at } of found) {
    const [, line, column] = lineAndColumn.exec(text.slice(at + file.length)) ?? [];
    if (line !== undefined) return { file, line: Number(line), column: Number(column) };
  }
  return undefined;
}

/** Follows the path of a module, or its address with a query. */
const lineAndColumn = /^(?:\?[^:]*)?:(\d+):(\d+)/u;
