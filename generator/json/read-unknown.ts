/** What is neither a token of JSON nor a word: other comments, other quotes, quotes too few or too many. */
import { firstForeignSign, foreignSign, signOf, unseenBetween, unseenIn } from "./foreign-signs.ts";
import * as reasons from "./reasons.ts";
import { lineEnd, type Scanning } from "./scanning.ts";
import type { Token, TokenType } from "./token.ts";

const comments = /^(?:#.*|<!--(?:(?!-->).)*-->)/u;
const otherQuotes = [
  /^'((?:[^'\\]|\\.)*)'/u,
  /^[“”„]([^“”"]*)[“”"]/u,
  /^[«»]([^«»"]*)[«»]/u,
  /^[‘’‚]([^‘’"]*)[‘’]/u,
  /^`([^`"]+)`/u,
  /^&quot;((?:(?!&quot;)[^"])*)&quot;/u,
];

/** `undefined` where it was passed over. */
export function readUnknown(scanning: Scanning, offset: number, end: number): Token | undefined {
  const { text, scanner, report, previousStringEnd } = scanning;
  const rest = text.slice(offset, lineEnd(scanning, offset));
  const comment = comments.exec(rest)?.[0];
  if (comment !== undefined) {
    report(offset, offset + comment.length, reasons.wholeComment, "none");
    scanner.setPosition(offset + comment.length);
    return undefined;
  }
  const sign = firstForeignSign(text.slice(offset, end));
  if (sign === 0) return readForeignSign(scanning, offset, rest);
  const quoted =
    offset === previousStringEnd
      ? undefined
      : otherQuotes.map((each) => each.exec(rest)).find((each) => each !== null);
  if (quoted) {
    const close = offset + quoted[0].length;
    const value = plainText(quoted[1] ?? "");
    report(offset, close, reasons.quotes(quoted[0], value), "none");
    scanner.setPosition(close);
    return { type: "string", offset, end: close, value };
  }
  if (sign > 0) return readUpTo(scanning, offset, offset + sign);
  if (offset === previousStringEnd || text.charAt(end) === '"') {
    return readMisquoted(scanning, offset, end, rest);
  }
  return { type: "unknown", offset, end, value: text.slice(offset, end) };
}

/** `\'` is an escape of other languages. */
function plainText(written: string): string {
  return written.replaceAll("\\'", "'");
}

/** What looks like a sign of JSON becomes it; a space that is none is passed over, and what ends a program too. */
function readForeignSign(
  { text, scanner, report }: Scanning,
  offset: number,
  rest: string,
): Token | undefined {
  const [character = ""] = rest;
  const space = unseenIn(rest);
  const end = offset + Math.max(space.length, character.length);
  scanner.setPosition(end);
  if (space !== "") {
    report(offset, end, unseenBetween(space), "none");
    return undefined;
  }
  const sign: TokenType = signOf(character) ?? ",";
  if (text.slice(end).trim() === "") {
    report(offset, end, { ...reasons.tooMany, help: "Remove it.", instead: "" }, "none");
    return undefined;
  }
  report(offset, end, foreignSign(character, sign), "none");
  return { type: sign, offset, end, value: sign };
}

/** A word that ends where a foreign sign stands. */
function readUpTo({ text, scanner }: Scanning, offset: number, end: number): Token {
  scanner.setPosition(end);
  const value = text.slice(offset, end);
  const type = /^(?:true|false|null)$/u.test(value) ? "word" : "unknown";
  return { type, offset, end, value };
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
