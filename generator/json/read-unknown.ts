/** Reads what is neither a JSON token nor a word: other comments, other quotes, missing and superfluous quotes. */
import { firstForeignSign, signOf, unseenIn } from "./foreign-signs.ts";
import type { TextEdit } from "../text/edits.ts";
import * as mistakes from "./mistakes.ts";
import { lineEnd, otherwiseQuoted, type Scanning } from "./scanning.ts";
import type { Token, TokenType } from "./token.ts";

const comments = /^(?:#.*|<!--(?:(?!-->).)*-->)/u;
const fences = /^(?:`{3,}|~{3,})\w*[^\S\r\n]*$/u;
const assignments =
  /^(?:export\s+default|return|module\.exports\s*=|(?:export\s+)?(?:const|let|var)\s+\w+\s*=)\s*(?=[[{])/u;
const otherQuotes = [
  /^'((?:[^'\\]|\\.)*)'/u,
  /^[“”„]([^“”"]*)[“”"]/u,
  /^[«»]([^«»"]*)[«»]/u,
  /^[‘’‚]([^‘’"]*)[‘’]/u,
  /^`([^`"]+)`/u,
  /^&quot;((?:(?!&quot;)[^"])*)&quot;/u,
];

/** Returns `undefined` if the text was skipped. */
export function readUnknown(scanning: Scanning, offset: number, end: number): Token | undefined {
  const { text, scanner, report, previousStringEnd } = scanning;
  const rest = text.slice(offset, lineEnd(scanning, offset));
  const skipped = skippedAt(text, offset, rest);
  if (skipped) {
    const [length, mistake] = skipped;
    if (mistake) report(offset, offset + length, mistake);
    scanner.setPosition(offset + length);
    return undefined;
  }
  const sign = firstForeignSign(text.slice(offset, end));
  if (sign === 0) return readForeignSign(scanning, offset, rest);
  const quoted =
    offset === previousStringEnd
      ? undefined
      : otherQuotes.map((each) => each.exec(rest)).find((each) => each !== null);
  if (quoted) {
    const [written, value = ""] = quoted;
    // `\'` is an escape of other languages.
    return otherwiseQuoted(scanning, offset, written, value.replaceAll("\\'", "'"));
  }
  if (sign > 0) return readUpTo(scanning, offset, offset + sign);
  if (offset === previousStringEnd || text.charAt(end) === '"') {
    return readMisquoted(scanning, offset, end, rest);
  }
  return { type: "unknown", offset, end, value: text.slice(offset, end) };
}

/** The length of what is not part of the value, and what is reported of it, if anything. */
function skippedAt(
  text: string,
  offset: number,
  rest: string,
): readonly [length: number, mistake?: mistakes.Mistake] | undefined {
  const comment = comments.exec(rest)?.[0];
  if (comment !== undefined) return [comment.length, mistakes.wholeComment];
  const fence = fenceAt(text, offset, rest);
  if (fence)
    return fence.edits.length > 0 ? [fence.length, mistakes.fence(fence.edits)] : [fence.length];
  const assignment = assignmentAt(text, offset, rest);
  if (!assignment) return undefined;
  const { words, edits } = assignment;
  return [words.length, mistakes.assignment(words.trim(), edits)];
}

/**
 * Recognizes a line that only marks a code block in a page. If such a line also begins the text, both are reported
 * there.
 */
function fenceAt(
  text: string,
  offset: number,
  rest: string,
): { readonly length: number; readonly edits: readonly TextEdit[] } | undefined {
  const length = fences.exec(rest)?.[0].length;
  if (length === undefined || !isLineStart(text, offset)) return undefined;
  const edit = { offset, length, text: "" };
  const isFirst = text.slice(0, offset).trim() === "";
  const isLast = text.slice(offset + length).trim() === "";
  if (!isFirst) {
    return { length, edits: isLast && fences.test(firstLine(text)) ? [] : [edit] };
  }
  const end = text.trimEnd().length;
  const start = text.lastIndexOf("\n", end - 1) + 1;
  const isClosed = start > offset && fences.test(text.slice(start, end));
  return {
    length,
    edits: isClosed ? [edit, { offset: start, length: end - start, text: "" }] : [edit],
  };
}

/** The beginning of a program that has the value; the sign that ends it is removed as well. */
function assignmentAt(
  text: string,
  offset: number,
  rest: string,
): { readonly words: string; readonly edits: readonly [TextEdit, ...TextEdit[]] } | undefined {
  const [words] = assignments.exec(rest) ?? [];
  if (words === undefined || text.slice(0, offset).trim() !== "") return undefined;
  const edit = { offset, length: words.length, text: "" };
  const last = text.trimEnd().length - 1;
  return {
    words,
    edits: text[last] === ";" ? [edit, { offset: last, length: 1, text: "" }] : [edit],
  };
}

function firstLine(text: string): string {
  return /^\s*([^\r\n]*)/u.exec(text)?.[1] ?? "";
}

function isLineStart(text: string, offset: number): boolean {
  return text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset).trim() === "";
}

/**
 * Reads a look-alike of a JSON sign as that sign, which has to be reported; skips invisible characters and foreign
 * spaces, and a sign that only ends the text, like the semicolon of a program.
 */
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
    report(offset, end, mistakes.unseenBetween(space));
    return undefined;
  }
  const sign: TokenType = signOf(character) ?? ",";
  if (text.slice(end).trim() === "") {
    // What begins as a program may end like one.
    if (character === ";" && assignments.test(text.trimStart())) return undefined;
    report(offset, end, mistakes.signAtEnd);
    return undefined;
  }
  return { type: sign, offset, end, value: character };
}

/** Reads a word up to a foreign sign. */
function readUpTo({ text, scanner }: Scanning, offset: number, end: number): Token {
  scanner.setPosition(end);
  const value = text.slice(offset, end);
  const type = /^(?:true|false|null)$/u.test(value) ? "word" : "unknown";
  return { type, offset, end, value };
}

/** A missing or superfluous quote shifts all quotes of its line: continue at the end of the line. */
function readMisquoted(
  { scanner, report }: Scanning,
  offset: number,
  end: number,
  rest: string,
): Token {
  const swallowed = rest.trimEnd().replace(/[,{[]$/, "");
  report(offset, end, mistakes.misquoted, /[{}[\]]/.test(swallowed) ? "brackets" : "line");
  scanner.setPosition(Math.max(end, offset + swallowed.length));
  return { type: "string", offset, end, value: "", invented: true };
}
