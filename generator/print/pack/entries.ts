/**
 * The words of a pack: everything that a row can say at one place. A word is written down once, as a line of its own,
 * and rows name it by its number; those that are said most often have the lowest numbers.
 */
import type { SourceLine } from "../source-line.ts";
import { printNatural } from "./digits.ts";

/** What is said one after the other: positions of entries, and bare numbers as they come from `bare`. */
export type Parts = number[];

/** A word or a row. */
export interface Line {
  /** What it says, behind the mark of a word. */
  readonly parts: Readonly<Parts>;
}

export interface Entry extends Line {
  parts: Readonly<Parts>;
  /** The line that a printer made of it, and the printer's run in which that held last. */
  printed: SourceLine | undefined;
  run: number;
  /** Position among all entries. */
  readonly index: number;
  /** How the word's line begins; empty for a string that is its own line. */
  readonly mark: string;
  /** A string, or a scalar as JSON. */
  readonly text: string | undefined;
  /** Up to so many uses it is shorter to spell it out, without a line of its own; -1 where it always has one. */
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

/** No run of a printer, nor one before its first. */
const neverPrinted = -1;

/** Makes a word say something else. */
export function define(entry: Entry, parts: Parts): void {
  entry.parts = parts;
  entry.run = neverPrinted;
}

/** A number that stands for itself. */
export function bare(natural: number): number {
  return -1 - natural;
}

/** Begins of lines that are no strings; strings that begin so take a `'` in front. */
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

/** How the line of a word begins. */
export function beginOf({ mark, text = "" }: Said): string {
  if (mark !== "") return mark + text;
  return marked.has(text.charAt(0)) ? marks.quoted + text : text;
}

/** A line with its end takes these characters, and a number of two or three wherever it is said. */
function spelledUpTo(word: Said): number {
  const { mark, text } = word;
  const spelled = spelledOut(word)?.length;
  if (text === undefined || spelled === undefined) return -1;
  const line = mark.length + text.length + 1;
  const more = 1 + spelled - 2.5;
  return more > 0 ? Math.floor(line / more) : Infinity;
}

/** As a length and text behind the word for texts, or as a number behind that for numbers. */
export function spelledOut({ mark, text }: Said): string | undefined {
  if (text === undefined) return undefined;
  if (mark === "") return printNatural(text.length) + text;
  return /^(?:0|[1-9]\d{0,14})$/u.test(text) ? printNatural(Number(text)) : undefined;
}
