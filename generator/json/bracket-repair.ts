/**
 * Finds the one bracket that is missing or superfluous by the indentation of the text: every possible repair is tried,
 * and the one that leaves no mistake wins.
 */
import { spliced, type Span, type TextEdit } from "../text/edits.ts";
import * as mistakes from "./mistakes.ts";
import { endOfString, isSpace, signsIn } from "./scan.ts";

/** The edits that repair a text, and what is reported at which place. */
export interface BracketRepair {
  readonly at: Span;
  readonly mistake: () => mistakes.Mistake;
  readonly edits: readonly [TextEdit, ...TextEdit[]];
}

/** Maximum number of repairs that are tried; each trial costs as much as reading the text. */
const mostTrials = 12;
/** Maximum number of repairs that are considered; the indentation of a text with more of them is meaningless. */
const mostWays = 2000;
/** Maximum number of brackets around a member that are followed to their end. */
const mostWrapped = 3;

/**
 * Of the repairs nearest to the first mistake, returns the first in text order that leaves no mistake. (Text order,
 * because a bracket that is not closed inside is not closed outside either.)
 * @param mistakes counts the mistakes in a text
 */
export function bracketRepair(
  text: string,
  first: number,
  mistakes: (text: string) => number,
): BracketRepair | undefined {
  const ways: BracketRepair[] = [];
  for (const way of waysToMend(text)) if (ways.push(way) >= mostWays) break;
  const distance = ({ edits: [{ offset }] }: BracketRepair): number => Math.abs(offset - first);
  return ways
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, mostTrials)
    .sort((one, other) => ways.indexOf(one) - ways.indexOf(other))
    .find(({ edits }) => mistakes(spliced(text, edits)?.text ?? text) === 0);
}

interface Open {
  readonly sign: string;
  readonly offset: number;
  /** Indentation of the bracket's line. */
  readonly indent: number;
  /** Nothing follows it in its line. */
  readonly isBlock: boolean;
}

const closerOf: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

/** Yields the repairs of brackets that contradict the indentation, in text order; at one place the likeliest first. */
function* waysToMend(text: string): Generator<BracketRepair> {
  const stack: Open[] = [];
  let indent = 0;
  let isLineStart = true;
  let wrapped = 0;
  /** Where the text of the line begins, and the commas in it so far. */
  let [lineStart, commas] = [0, 0];
  const seen = new Set<number>();
  /** The last character read, and the offset behind it. */
  let last = { end: 0, sign: "" };
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === lineFeed) {
      isLineStart = true;
      indent = 0;
      continue;
    }
    if (isSpace(code)) {
      if (isLineStart) indent++;
      continue;
    }
    const sign = text.charAt(at);
    const top = stack.at(-1);
    const isCloser = sign === "}" || sign === "]";
    if (isLineStart) {
      // A deeper line after a name's colon is inside the member's value: a bracket is missing in front of it.
      if (last.sign === ":" && sign === '"' && isDeeper(text, last.end, indent)) {
        for (const opener of ["{", "["]) yield opened(last.end, opener, text);
      }
      const isNew = top !== undefined && !seen.has(top.offset);
      if (isNew && sign !== "," && isOutside(top, indent, isCloser)) {
        // Only the first line that shows it: it is the nearest to where the bracket should have been closed.
        seen.add(top.offset);
        yield closed(text, top, last, isCloser);
      }
    } else if (isCloser && top?.isBlock === true && closerOf[top.sign] === sign) {
      // Several values of the line are an entry of which the first bracket is missing.
      const isEntry = lineStart > top.offset && !"[{".includes(text.charAt(lineStart));
      if (sign === "]" && isEntry && commas > 0)
        yield repair(at, () => mistakes.neverBegun, inserted(lineStart, "["));
      yield removed(at, sign);
    }
    if (sign === "{" && last.sign !== ":" && top?.sign === "{" && ++wrapped <= mostWrapped) {
      const end = matching(text, at);
      if (end !== undefined) yield repair(at, () => mistakes.wrappedMember, cut(at), cut(end));
    }
    if (isLineStart) [lineStart, commas] = [at, 0];
    isLineStart = false;
    if (sign === ",") commas++;
    if (sign === '"') {
      const end = endOfString(text, at);
      if (end < 0) return;
      at = end;
    } else if (sign === "{" || sign === "[") {
      stack.push({ sign, offset: at, indent, isBlock: endsLine(text, at + 1) });
    } else if (isCloser) {
      if (top !== undefined && closerOf[top.sign] !== sign) {
        yield closed(text, top, last, true);
        yield removed(at, sign);
      }
      if (top !== undefined) stack.pop();
      if (top === undefined || stack.length === 0) yield* superfluous(text, at, sign);
    }
    last = { end: at + 1, sign };
  }
  const [outermost] = stack;
  for (const each of stack.toReversed()) {
    if (each !== outermost || stack.length === 1) yield closed(text, each, last, true);
  }
}

const lineFeed = 0x0a;

/**
 * Whether a line is outside a bracket: a closer indented less than the bracket's line, or other text no more than it.
 */
function isOutside(top: Open, indent: number, isCloser: boolean): boolean {
  return isCloser ? indent < top.indent : indent <= top.indent;
}

function isDeeper(text: string, end: number, indent: number): boolean {
  const start = text.lastIndexOf("\n", end - 1) + 1;
  const line = text.slice(start, end);
  return indent > line.length - line.trimStart().length;
}

function endsLine(text: string, from: number): boolean {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === lineFeed) return true;
    if (!isSpace(code)) return false;
  }
  return true;
}

/** @param at offset of the bracket that is reported */
function repair(
  at: number,
  mistake: () => mistakes.Mistake,
  ...edits: [TextEdit, ...TextEdit[]]
): BracketRepair {
  return { at: { offset: at, length: 1 }, mistake, edits };
}

function inserted(offset: number, text: string): TextEdit {
  return { offset, length: 0, text };
}

function cut(offset: number): TextEdit {
  return { offset, length: 1, text: "" };
}

function closed(
  text: string,
  { sign, offset }: Open,
  last: { readonly end: number; readonly sign: string },
  isCloser: boolean,
): BracketRepair {
  const closer = closerOf[sign] ?? "";
  const isComma = last.sign === ",";
  const at = isComma ? last.end - 1 : last.end;
  const mistake = (): mistakes.Mistake => mistakes.neverClosed(sign, closer, lineOf(text, at));
  return repair(offset, mistake, inserted(at, isComma || isCloser ? closer : `${closer},`));
}

function opened(at: number, opener: string, text: string): BracketRepair {
  const mistake = (): mistakes.Mistake => mistakes.neverOpened(opener, lineOf(text, at));
  return repair(at - 1, mistake, inserted(at, ` ${opener}`));
}

function removed(at: number, closer: string): BracketRepair {
  return repair(at, () => mistakes.closedTwice(closer), cut(at));
}

/**
 * The outermost bracket is closed but text follows: either an earlier closer or the one that follows is superfluous.
 */
function* superfluous(text: string, at: number, sign: string): Generator<BracketRepair> {
  const rest = text.slice(at + 1);
  const next = rest.trim();
  if (next === "") return;
  if (next === "}" || next === "]") yield removed(at + 1 + rest.indexOf(next), next);
  else yield removed(at, sign);
}

/** Offset of the bracket that closes the one at `from`; only brackets and strings are looked at. */
function matching(text: string, from: number): number | undefined {
  let depth = 0;
  for (const at of signsIn(text, from)) {
    const sign = text.charAt(at);
    if (sign === "{" || sign === "[") depth++;
    else if (sign === "}" || sign === "]") depth--;
    if (depth === 0) return at;
  }
  return undefined;
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
