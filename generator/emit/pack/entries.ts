/**
 * The words of a pack: everything that a row can say at one place. A word is written down once, as a line of its own,
 * and rows name it by its number; those that are said most often have the lowest numbers.
 */
import { printNatural } from "./digits.ts";

/** What is said one after the other: positions of entries, and bare numbers as they come from `bare`. */
export type Parts = number[];

export interface Entry {
  /** Position among all entries, which is the order in which they are first said. */
  readonly index: number;
  /** How the word's line begins; empty for a string that is its own line. */
  readonly mark: string;
  /** A string, or a scalar as JSON. */
  readonly text: string | undefined;
  /** What follows the mark. */
  parts: Parts;
  /** How often it is said. */
  uses: number;
}

export interface Entries {
  readonly all: readonly Entry[];
  readonly make: (mark: string, text?: string) => Entry;
}

export function createEntries(): Entries {
  const all: Entry[] = [];
  return {
    all,
    make: (mark, text) => {
      const entry: Entry = { index: all.length, mark, text, parts: [], uses: 0 };
      all.push(entry);
      return entry;
    },
  };
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

/** A string as the line of a word. */
export function stringLine(text: string): string {
  return marked.has(text.charAt(0)) ? marks.quoted + text : text;
}

export interface Words {
  /** Those with a line, by number. */
  readonly lines: readonly Entry[];
  readonly print: (parts: Parts) => string;
}

/**
 * Numbers all words but those that are said so rarely that a line of their own would be longer: these are spelled
 * out.
 * @param entries all that are said, but for
 * @param text which says that a string is spelled out, and
 * @param natural which says so of a number
 */
export function numberWords(entries: readonly Entry[], text: Entry, natural: Entry): Words {
  const lines: Entry[] = [];
  const said: string[] = new Array<string>(entries.length).fill("");
  const spelled: { readonly entry: Entry; readonly by: Entry; readonly as: string }[] = [];
  for (const entry of entries) {
    if (entry === text || entry === natural || entry.uses === 0) continue;
    const as = spelledOut(entry);
    if (as === undefined) {
      lines.push(entry);
      continue;
    }
    const by = entry.mark === "" ? text : natural;
    by.uses += entry.uses;
    spelled.push({ entry, by, as });
  }
  for (const entry of [text, natural]) if (entry.uses > 0) lines.push(entry);
  // The sort is stable: words of equal use stand in the order in which they are first said.
  lines.sort((a, b) => b.uses - a.uses);
  lines.forEach((entry, number) => (said[entry.index] = printNatural(number)));
  for (const { entry, by, as } of spelled) said[entry.index] = (said[by.index] ?? "") + as;
  return {
    lines,
    print: (parts) => {
      let line = "";
      for (const part of parts) line += part < 0 ? printNatural(-1 - part) : (said[part] ?? "");
      return line;
    },
  };
}

function spelledOut({ mark, text, uses }: Entry): string | undefined {
  if (text === undefined) return undefined;
  let spelled: string;
  if (mark === "") spelled = printNatural(text.length) + text;
  else if (/^(?:0|[1-9]\d{0,14})$/u.test(text)) spelled = printNatural(Number(text));
  else return undefined;
  // The line with its end, and a number of two or three characters wherever it is said.
  const line = mark.length + text.length + 1;
  return uses * (1 + spelled.length) <= line + uses * 2.5 ? spelled : undefined;
}
