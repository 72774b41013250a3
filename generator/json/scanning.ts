/** What the readers of single tokens share: the text, the library's scanner for it, and the receiver of findings. */
import { createScanner, type JSONScanner } from "jsonc-parser";
import { quotes, type Mistake } from "./mistakes.ts";
import type { Token } from "./token.ts";

export interface Scanning {
  readonly text: string;
  readonly scanner: JSONScanner;
  readonly report: ReportToken;
  /** Offset behind the last closed string; -1 before the first. */
  previousStringEnd: number;
}

/** Receives a finding, and how far its mistake may cause further findings: not at all, if that is absent. */
export type ReportToken = (
  offset: number,
  end: number,
  mistake: Mistake,
  aftermath?: "none" | "line" | "brackets",
) => void;

export const scanErrors = {
  endOfComment: 1,
  endOfString: 2,
  unicode: 4,
  escape: 5,
  character: 6,
} as const;

export function createScanning(text: string, report: ReportToken): Scanning {
  return { text, scanner: createScanner(text, false), report, previousStringEnd: -1 };
}

/** Repairs look no further along a line, which bounds the cost of a hostile line. */
const maximumLine = 2000;

/** Offset of the line end, at most `maximumLine` further on. */
export function lineEnd({ text }: Scanning, from: number): number {
  const line = text.slice(from, from + maximumLine);
  const length = line.search(/[\r\n]/);
  return from + (length < 0 ? line.length : length);
}

/** A string in other quotes, reported and read as if it had plain ones. */
export function otherwiseQuoted(
  { scanner, report }: Scanning,
  offset: number,
  written: string,
  value: string,
): Token {
  const end = offset + written.length;
  report(offset, end, quotes(written, value));
  scanner.setPosition(end);
  return { type: "string", offset, end, value };
}
