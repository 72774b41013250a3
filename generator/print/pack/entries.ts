/**
 * The words of a pack: everything that can occur at one position of a row. Each word is written once, in a line of its
 * own, and rows refer to it by its number; the most frequent words have the lowest numbers.
 */
import type { SourceLine } from "../source-line.ts";
import { printNatural } from "./digits.ts";

/** A sequence of positions of entries and of bare numbers as returned by `bare`. */
export type Parts = number[];

/** A word or a row. */
export interface Line {
  /** The content of the line, after the mark of a word. */
  readonly parts: Readonly<Parts>;
}

export interface Entry extends Line {
  parts: Readonly<Parts>;
  /** The line that a printer made of this entry, and the last run of the printer in which it was valid. */
  printed: SourceLine | undefined;
  run: number;
  /** Position in the list of all entries. */
  readonly index: number;
  /** The beginning of the word's line; empty for a string that is its own line. */
  readonly mark: string;
  /** A string, or a scalar as JSON. */
  readonly text: string | undefined;
  /**
   * With at most this many uses, spelling the word out is shorter than a line of its own; -1 if it always has a line.
   */
  readonly spelledUpTo: number;
}

export interface Entries {
  readonly all: readonly Entry[];
  readonly make: (mark: string, text?: string) => Entry;
}

const nothing: Parts = [];

export function createEntries(): Entries {
  const all: Entry[] = [];
  return {
    all,
    make: (mark, text) => {
      const index = all.length;
      const entry: Entry = {
        index,
        mark,
        text,
        spelledUpTo: spelledUpTo({ mark, text }),
        parts: nothing,
        printed: undefined,
        run: neverPrinted,
      };
      all.push(entry);
      return entry;
    },
  };
}

/** Neither a run of a printer nor the one before its first. */
const neverPrinted = -1;

/** Changes the content of a word. */
export function define(entry: Entry, parts: Parts): void {
  entry.parts = parts;
  entry.run = neverPrinted;
}

/** Encodes a number that represents itself. */
export function bare(natural: number): number {
  return -1 - natural;
}

/** The beginnings of lines that are not strings; a string that begins with one of them is prefixed with `'`. */
export const marks = {
  quoted: "'",
  scalar: "#",
  shared: "=",
  list: "[",
  ascending: "<",
  shape: "{",
  hole: "?",
  text: '"',
  natural: "+",
  self: "@",
} as const;

const marked: ReadonlySet<string> = new Set(Object.values(marks));

type Said = Pick<Entry, "mark" | "text">;

/** The beginning of a word's line. */
export function beginOf({ mark, text = "" }: Said): string {
  if (mark !== "") return mark + text;
  return marked.has(text.charAt(0)) ? marks.quoted + text : text;
}

/** A line costs these characters and its separator, and a number of two or three characters for each use. */
function spelledUpTo(word: Said): number {
  const { mark, text } = word;
  const spelled = spelledOut(word)?.length;
  if (text === undefined || spelled === undefined) return -1;
  const line = mark.length + text.length + 1;
  const more = 1 + spelled - 2.5;
  return more > 0 ? Math.floor(line / more) : Infinity;
}

/** A string is spelled out as length and text after the word for texts, a number as itself after that for numbers. */
export function spelledOut({ mark, text }: Said): string | undefined {
  if (text === undefined) return undefined;
  if (mark === "") return printNatural(text.length) + text;
  return /^(?:0|[1-9]\d{0,14})$/u.test(text) ? printNatural(Number(text)) : undefined;
}
