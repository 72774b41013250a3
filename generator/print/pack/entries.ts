/**
 * The words of a pack: everything that a row can say at one place. A word is written down once, as a line of its own,
 * and rows name it by its number; those that are said most often have the lowest numbers.
 */
import type { SourceLine } from "../source-line.ts";
import { printNatural } from "./digits.ts";

/** What is said one after the other: positions of entries, and bare numbers as they come from `bare`. */
export type Parts = number[];

/** A word or a row, with the line that a printer made of it. */
export interface Line {
  /** What it says, behind the mark of a word. */
  parts: Readonly<Parts>;
  printed: SourceLine | undefined;
  /** The printer's run in which the line held last. */
  run: number;
}

export interface Entry extends Line {
  /** Position among all entries. */
  readonly index: number;
  /** How the word's line begins; empty for a string that is its own line. */
  readonly mark: string;
  /** A string, or a scalar as JSON. */
  readonly text: string | undefined;
  /** What takes the place of the word where it has no line, once that was asked for; `null` where it always has one. */
  spelled: string | null | undefined;
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
        spelled: undefined,
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
export const neverPrinted = -1;

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

/** How the line of a word begins. */
export function beginOf({ mark, text = "" }: Entry): string {
  if (mark !== "") return mark + text;
  return marked.has(text.charAt(0)) ? marks.quoted + text : text;
}

/** Whether a line of its own is longer than spelling the word out so many times. */
export function isSpelled(entry: Entry, uses: number): boolean {
  const { mark, text = "" } = entry;
  const spelled = (entry.spelled ??= spelledOut(entry));
  if (spelled === null) return false;
  // The line with its end, and a number of two or three characters wherever it is said.
  const line = mark.length + text.length + 1;
  return uses * (1 + spelled.length) <= line + uses * 2.5;
}

/** As a length and text behind the word for texts, or as a number behind that for numbers. */
function spelledOut({ mark, text }: Entry): string | null {
  if (text === undefined) return null;
  if (mark === "") return printNatural(text.length) + text;
  return /^(?:0|[1-9]\d{0,14})$/u.test(text) ? printNatural(Number(text)) : null;
}
