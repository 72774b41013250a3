/**
 * The tokens of a text that is not quite JSON. Mistakes in a single token (a comment, single quotes, a leading zero)
 * are reported and repaired here, so that `grammar/` only deals with the grammar.
 */
import { readString } from "./read-string.ts";
import { readUnknown } from "./read-unknown.ts";
import * as mistakes from "./mistakes.ts";
import {
  createScanning,
  lineEnd,
  scanErrors,
  type ReportToken,
  type Scanning,
} from "./scanning.ts";
import type { Token, TokenType } from "./token.ts";

/** Reads the numbers of a text that is not quite JSON; mistakes in a number are reported and skipped. */
function readNumber({ text, scanner, report }: Scanning, offset: number): Token {
  const form = /^[-\w.]+(?:(?<=[eE])\+\d*)?/.exec(text.slice(offset, offset + 400))?.[0] ?? "";
  const end = offset + form.length;
  if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(form) && form.length < 400) {
    report(offset, end, mistakes.number(form));
  }
  scanner.setPosition(Math.max(end, offset + 1));
  return { type: "number", offset, end, value: form };
}

const commas = /^-?\d+(?:,\d+)+(?:\.\d+)?(?![\w.+-])/u;

const thousands = /^-?[1-9]\d{0,2}(?=(?:,\d{3})*,0\d\d(?!\d))(?:,\d{3})+(?:\.\d+)?(?![\w.+-])/u;

/** The library's kinds of tokens, by the numbers that its `createScanner` returns. */
const typeOfKind: Readonly<Record<number, TokenType>> = {
  1: "{",
  2: "}",
  3: "[",
  4: "]",
  5: ",",
  6: ":",
  7: "word",
  8: "word",
  9: "word",
  10: "string",
  11: "number",
  16: "unknown",
  17: "end",
};
const lineComment = 12;
const blockComment = 13;

export class Tokens {
  readonly #scanning: Scanning;
  #ahead: Token | undefined;

  constructor(text: string, report: ReportToken) {
    this.#scanning = createScanning(text, report);
  }

  /** The next token; always `end` at the end. */
  next(): Token {
    const token = this.peek();
    this.#ahead = undefined;
    return token;
  }

  /** The token after the last one returned. */
  peek(): Token {
    return (this.#ahead ??= read(this.#scanning));
  }

  /**
   * Whether the number returned last is the beginning of one with commas between its digits, such as `1,000` or `1,5`;
   * if so, reports and skips all of it. In an array only a group like `000` proves it.
   */
  skipCommas({ offset, value }: Token, isMember: boolean): boolean {
    if (this.#ahead !== undefined || !/^-?\d+$/u.test(value)) return false;
    const { text, scanner, report } = this.#scanning;
    const [form] = (isMember ? commas : thousands).exec(text.slice(offset, offset + 400)) ?? [];
    if (form === undefined) return false;
    report(offset, offset + form.length, mistakes.commaInNumber(form));
    scanner.setPosition(offset + form.length);
    return true;
  }
}

function read(scanning: Scanning): Token {
  const { scanner, text } = scanning;
  for (;;) {
    const kind: number = scanner.scan();
    const offset = scanner.getTokenOffset();
    const end = scanner.getPosition();
    const type = typeOfKind[kind];
    if (kind === lineComment || kind === blockComment) reportComment(scanning, offset, end);
    else if (type === "string") return readString(scanning, offset, end);
    else if (type === "number") return readNumber(scanning, offset);
    else if (type === "unknown") {
      const token = readUnknown(scanning, offset, end);
      if (token !== undefined) return token;
    } else if (type !== undefined) {
      return { type, offset, end, value: text.slice(offset, end) };
    }
  }
}

function reportComment(scanning: Scanning, offset: number, end: number): void {
  const isOpen = (scanning.scanner.getTokenError() as number) === scanErrors.endOfComment;
  // Of a comment that spans several lines, only the first line is marked.
  const whole = end <= lineEnd(scanning, offset) ? mistakes.wholeComment : mistakes.comment;
  const mistake = isOpen ? mistakes.openComment : whole;
  scanning.report(offset, Math.min(end, lineEnd(scanning, offset)), mistake);
}
