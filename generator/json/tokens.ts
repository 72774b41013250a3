/**
 * The tokens of a text that is not quite JSON. What is wrong with one token (a comment, single quotes, a
 * leading zero) is reported here and repaired, so that `findings.ts` only sees the grammar.
 */
import { createScanner } from "jsonc-parser";
import * as say from "./reasons.ts";

export type TokenType =
  "{" | "}" | "[" | "]" | "," | ":" | "string" | "number" | "word" | "unknown" | "end";

export interface Token {
  readonly type: TokenType;
  readonly offset: number;
  /** Offset behind the token. */
  readonly end: number;
  /** A string's value, any other token's text. */
  readonly value: string;
  /** Put in place of unreadable text; it stands for no member's name. */
  readonly invented?: boolean;
}

export interface Tokens {
  /** The next token; `end` for ever at the end. */
  next(): Token;
  /** The token after the last one given out. */
  peek(): Token;
  /**
   * Whether the number given out last is the beginning of one with commas between its digits, such as `1,000` or `1,5`;
   * then that is told, and all of it passed over. In an array only a group like `000` proves it.
   */
  skipCommas(number: Token, isMember: boolean): boolean;
}

/** What the reader tells: a finding, and whether reading on is safe or may stumble over the same mistake. */
export type Tell = (
  offset: number,
  end: number,
  sentence: say.Sentence,
  aftermath: "none" | "line" | "brackets",
) => void;

/** The library's kinds of token, by the numbers that its `createScanner` gives out. */
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
const scanErrors = {
  endOfComment: 1,
  endOfString: 2,
  unicode: 4,
  escape: 5,
  character: 6,
} as const;

const commas = /^-?\d+(?:,\d+)+(?:\.\d+)?(?![\w.+-])/u;
const thousands = /^-?[1-9]\d{0,2}(?=(?:,\d{3})*,0\d\d(?!\d))(?:,\d{3})+(?:\.\d+)?(?![\w.+-])/u;

/** Repairs look no further along a line, so that a hostile line costs no more than a long one. */
const maximumLine = 2000;

export function tokensOf(text: string, tell: Tell): Tokens {
  const scanner = createScanner(text, false);
  let previousStringEnd = -1;
  let ahead: Token | undefined;

  function read(): Token {
    for (;;) {
      const kind: number = scanner.scan();
      const offset = scanner.getTokenOffset();
      const end = scanner.getPosition();
      const type = typeOfKind[kind];
      if (kind === lineComment || kind === blockComment) readComment(offset, end);
      else if (type === "string") return readString(offset, end);
      else if (type === "number") return readNumber(offset);
      else if (type === "unknown") {
        const token = readUnknown(offset, end);
        if (token !== undefined) return token;
      } else if (type !== undefined) {
        return { type, offset, end, value: text.slice(offset, end) };
      }
    }
  }

  function readComment(offset: number, end: number): void {
    const open = (scanner.getTokenError() as number) === scanErrors.endOfComment;
    tell(offset, Math.min(end, lineEnd(offset)), open ? say.openComment : say.comment, "none");
  }

  function readString(offset: number, end: number): Token {
    const error: number = scanner.getTokenError();
    const value = scanner.getTokenValue();
    if (error === scanErrors.endOfString) return readOpenString(offset, end);
    if (error !== 0) tellStringErrors(offset, end);
    previousStringEnd = end;
    return { type: "string", offset, end, value };
  }

  function tellStringErrors(offset: number, end: number): void {
    const body = text.slice(offset, end);
    for (const match of body.matchAll(/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|(u|[^])?)|[\0-\x1f]/g)) {
      const found = match[0];
      const at = offset + match.index;
      if (found.charCodeAt(0) < 0x20) {
        tell(at, at + 1, say.controlCharacter(found), "none");
        return;
      }
      if (/^\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt])$/.test(found)) continue;
      tell(at, at + found.length, say.escape(found), "none");
      return;
    }
  }

  /** A string without its closing quote in its line: broken over lines, or the quote was forgotten. */
  function readOpenString(offset: number, end: number): Token {
    const next = /^[\r\n]\s*/.exec(text.slice(end, end + 200))?.[0].length ?? 0;
    const ahead = text.slice(end + next, end + next + 200);
    // Words go on; so does what is closed where a value ends, such as "1" and "00 ml".
    const continues =
      /^[\p{L}_(.,!?'’-]/u.test(ahead) || /^[^"{}[\],:\r\n]+"\s*[,}\]\r\n]/u.test(ahead);
    const close = text.indexOf('"', end);
    if (continues && close >= 0 && !/^(?:true|false|null)\b/.test(text.slice(end + next))) {
      tell(offset, end, say.brokenString, "line");
      scanner.setPosition(close + 1);
      return { type: "string", offset, end: close + 1, value: "", invented: true };
    }
    // What closes the member or its object was swallowed by the string: give it back.
    const kept = text.slice(offset, end).replace(/[\s,{}[\]]+$/, "").length;
    tell(offset, end, say.openString, "line");
    scanner.setPosition(offset + Math.max(1, kept));
    return { type: "string", offset, end, value: "", invented: true };
  }

  function readNumber(offset: number): Token {
    const form = /^[-\w.]+(?:(?<=[eE])\+\d*)?/.exec(text.slice(offset, offset + 400))?.[0] ?? "";
    const end = offset + form.length;
    if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(form) && form.length < 400) {
      tell(offset, end, say.number(form), "none");
    }
    scanner.setPosition(Math.max(end, offset + 1));
    return { type: "number", offset, end, value: form };
  }

  function readUnknown(offset: number, end: number): Token | undefined {
    const found = text.slice(offset, end);
    const rest = text.slice(offset, lineEnd(offset));
    if (found.startsWith("#")) {
      tell(offset, offset + rest.length, say.comment, "none");
      scanner.setPosition(offset + rest.length);
      return undefined;
    }
    const quoted =
      offset === previousStringEnd
        ? null
        : (/^'((?:[^'\\]|\\.)*)'/.exec(rest) ?? /^[“”„]([^“”"]*)[“”"]/.exec(rest));
    if (quoted !== null) {
      const close = offset + quoted[0].length;
      tell(offset, close, say.quotes(quoted[0].charAt(0)), "none");
      scanner.setPosition(close);
      return { type: "string", offset, end: close, value: quoted[1] ?? "" };
    }
    if (offset === previousStringEnd || text.charAt(end) === '"') {
      return readMisquoted(offset, end, rest);
    }
    return { type: "unknown", offset, end, value: found };
  }

  /** A quote too few or too many shifts all quotes of its line: go on where the line ends. */
  function readMisquoted(offset: number, end: number, rest: string): Token {
    const swallowed = rest.trimEnd().replace(/[,{[]$/, "");
    tell(offset, end, say.misquoted, /[{}[\]]/.test(swallowed) ? "brackets" : "line");
    scanner.setPosition(Math.max(end, offset + swallowed.length));
    return { type: "string", offset, end, value: "", invented: true };
  }

  /** At most `maximumLine` further on. */
  function lineEnd(from: number): number {
    const line = text.slice(from, from + maximumLine);
    const length = line.search(/[\r\n]/);
    return from + (length < 0 ? line.length : length);
  }

  function skipCommas({ offset, value }: Token, isMember: boolean): boolean {
    if (ahead !== undefined || !/^-?\d+$/u.test(value)) return false;
    const [form = ""] =
      (isMember ? commas : thousands).exec(text.slice(offset, offset + 400)) ?? [];
    if (form === "") return false;
    tell(offset, offset + form.length, say.commaInNumber(form), "none");
    scanner.setPosition(offset + form.length);
    return true;
  }

  return {
    skipCommas,
    next() {
      const token = ahead ?? read();
      ahead = undefined;
      return token;
    },
    peek() {
      ahead ??= read();
      return ahead;
    },
  };
}
