/**
 * The words of a pack: everything that a row can say at one place. A word is written down once, as a line of its own,
 * and rows name it by its number; those that are said most often have the lowest numbers.
 */
import { printNatural } from "./digits.ts";

/** What stands in a row, or in a line of a word: a word, or a bare number. */
export type Part = Entry | number;

export interface Entry {
  /** How the word's line begins; empty for a string that is its own line. */
  readonly mark: string;
  /** A string, or a scalar as JSON. */
  readonly text?: string;
  /** What follows the mark. */
  parts: readonly Part[];
  /** How often it is said. */
  uses: number;
  /** Position among all words; -1 for those that are spelled out wherever they are said. */
  number: number;
}

export function createEntry(mark: string, text?: string): Entry {
  return { mark, ...(text === undefined ? {} : { text }), parts: [], uses: 0, number: -1 };
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

/** A string as the line of a word. */
export function stringLine(text: string): string {
  return marked.has(text.charAt(0)) ? marks.quoted + text : text;
}

/** Spells out what is said so rarely that a line of its own would be longer; numbers all other words. */
export function numberWords(entries: readonly Entry[], text: Entry, natural: Entry): Entry[] {
  const words: Entry[] = [];
  for (const entry of entries) {
    if (entry.uses === 0) continue;
    const spelled = spelledOut(entry);
    if (spelled === undefined) words.push(entry);
    else (entry.mark === "" ? text : natural).uses += entry.uses;
  }
  for (const entry of [text, natural]) if (entry.uses > 0) words.push(entry);
  // The sort is stable: words of equal use stand in the order in which they are first said.
  words.sort((a, b) => b.uses - a.uses);
  words.forEach((entry, number) => (entry.number = number));
  return words;
}

function spelledOut(entry: Entry): string | undefined {
  const { mark, text, uses } = entry;
  if (text === undefined) return undefined;
  let spelled: string;
  if (mark === "") spelled = printNatural(text.length) + text;
  else if (/^(?:0|[1-9]\d{0,14})$/u.test(text)) spelled = printNatural(Number(text));
  else return undefined;
  // The line with its end, and a number of two or three characters wherever it is said.
  const line = mark.length + text.length + 1;
  return uses * (1 + spelled.length) <= line + uses * 2.5 ? spelled : undefined;
}

export function printParts(parts: readonly Part[], text: Entry, natural: Entry): string {
  let line = "";
  for (const part of parts) {
    if (typeof part === "number") line += printNatural(part);
    else if (part.number >= 0) line += printNatural(part.number);
    else if (part.mark === "") {
      const spelled = part.text ?? "";
      line += printNatural(text.number) + printNatural(spelled.length) + spelled;
    } else line += printNatural(natural.number) + printNatural(Number(part.text));
  }
  return line;
}
