/** What is neither a token of JSON nor a word: other comments, other quotes, quotes too few or too many. */
import * as reasons from "./reasons.ts";
import { lineEnd, type Scanning } from "./scanning.ts";
import type { Token } from "./token.ts";

/** `undefined` where it was passed over. */
export function readUnknown(scanning: Scanning, offset: number, end: number): Token | undefined {
  const { text, scanner, report, previousStringEnd } = scanning;
  const found = text.slice(offset, end);
  const rest = text.slice(offset, lineEnd(scanning, offset));
  if (found.startsWith("#")) {
    report(offset, offset + rest.length, reasons.comment, "none");
    scanner.setPosition(offset + rest.length);
    return undefined;
  }
  const quoted =
    offset === previousStringEnd
      ? null
      : (/^'((?:[^'\\]|\\.)*)'/.exec(rest) ?? /^[“”„]([^“”"]*)[“”"]/.exec(rest));
  if (quoted !== null) {
    const close = offset + quoted[0].length;
    report(offset, close, reasons.quotes(quoted[0].charAt(0)), "none");
    scanner.setPosition(close);
    return { type: "string", offset, end: close, value: quoted[1] ?? "" };
  }
  if (offset === previousStringEnd || text.charAt(end) === '"') {
    return readMisquoted(scanning, offset, end, rest);
  }
  return { type: "unknown", offset, end, value: found };
}

/** A quote too few or too many shifts all quotes of its line: go on where the line ends. */
function readMisquoted(
  { scanner, report }: Scanning,
  offset: number,
  end: number,
  rest: string,
): Token {
  const swallowed = rest.trimEnd().replace(/[,{[]$/, "");
  report(offset, end, reasons.misquoted, /[{}[\]]/.test(swallowed) ? "brackets" : "line");
  scanner.setPosition(Math.max(end, offset + swallowed.length));
  return { type: "string", offset, end, value: "", invented: true };
}
