/** Reads the strings of a text that is not quite JSON; mistakes in a string are reported and repaired. */
import * as mistakes from "./mistakes.ts";
import { otherwiseQuoted, scanErrors, type Scanning } from "./scanning.ts";
import type { Token } from "./token.ts";

export function readString(scanning: Scanning, offset: number, end: number): Token {
  const { scanner } = scanning;
  const error: number = scanner.getTokenError();
  const value = scanner.getTokenValue();
  if (error === scanErrors.endOfString) return readOpenString(scanning, offset, end);
  const otherwise = closedOtherwise(scanning, offset, end);
  if (otherwise) return otherwise;
  if (error !== 0) reportStringErrors(scanning, offset, end);
  scanning.previousStringEnd = end;
  return { type: "string", offset, end, value };
}

/** Reads a string that ends with a typographic quote, where the next plain quote already begins another string. */
function closedOtherwise(scanning: Scanning, offset: number, end: number): Token | undefined {
  const { text } = scanning;
  const written = /^"([^"“”„«»]*)[“”„»](?=\s*[,:}\]])/u.exec(text.slice(offset, end));
  // Typographic quotes may belong to the text; then the plain quote is followed by what follows a string.
  if (!written || /^\s*(?:[,:}\]]|$)/u.test(text.slice(end, end + 80))) return undefined;
  return typographic(scanning, offset, written);
}

function typographic(scanning: Scanning, offset: number, written: RegExpExecArray): Token {
  const [whole, value = ""] = written;
  return otherwiseQuoted(scanning, offset, whole, value);
}

function reportStringErrors({ text, report }: Scanning, offset: number, end: number): void {
  const body = text.slice(offset, end);
  for (const match of body.matchAll(/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|(u|[^])?)|[\0-\x1f]/g)) {
    const found = match[0];
    const at = offset + match.index;
    if (found.charCodeAt(0) < 0x20) {
      report(at, at + 1, mistakes.controlCharacter(found));
      return;
    }
    if (/^\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt])$/.test(found)) continue;
    report(at, at + found.length, mistakes.escape(found));
    return;
  }
}

/** Reads a string without a closing quote in its line: it is broken over lines, or the quote was forgotten. */
function readOpenString(scanning: Scanning, offset: number, end: number): Token {
  const { text, scanner, report } = scanning;
  const closed = /^"([^“”„«»]*)[“”„»](?=\s*(?:[,:}\]]|[^\S\r\n]*$))/u.exec(text.slice(offset, end));
  if (closed) return typographic(scanning, offset, closed);
  const next = /^[\r\n]\s*/.exec(text.slice(end, end + 200))?.[0].length ?? 0;
  const ahead = text.slice(end + next, end + next + 200);
  // Words continue the text; so does a text that is closed where a value ends, such as "1" and "00 ml".
  const continues =
    /^[\p{L}_(.,!?'’-]/u.test(ahead) || /^[^"{}[\],:\r\n]+"\s*[,}\]\r\n]/u.test(ahead);
  const close = text.indexOf('"', end);
  if (continues && close >= 0 && !/^(?:true|false|null)\b/.test(text.slice(end + next))) {
    report(offset, end, mistakes.brokenString, "line");
    scanner.setPosition(close + 1);
    return { type: "string", offset, end: close + 1, value: "", invented: true };
  }
  // The string swallowed what closes the member or its object: give that back.
  const kept = text.slice(offset, end).replace(/[\s,{}[\]]+$/, "").length;
  report(offset, end, mistakes.openString, "line");
  scanner.setPosition(offset + Math.max(1, kept));
  return { type: "string", offset, end, value: "", invented: true };
}
