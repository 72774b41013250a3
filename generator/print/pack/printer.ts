/** Numbers the words and prints all lines; what the numbers of an earlier run said still, is not printed anew. */
import { printNatural } from "./digits.ts";
import { beginOf, isSpelled, type Entry, type Line } from "./entries.ts";
import { lineText } from "./lines.ts";
import type { Row, Encoder } from "./encoder.ts";

/** The lines of the words and those of the rows. */
export type Print = (rows: readonly Row[]) => { readonly words: string; readonly rows: string };

/** Instead of numbers, for words without a line. */
const spelledText = -1;
const spelledNatural = -2;
const unsaid = -3;

export function createPrinter({ entries, text, natural }: Encoder): Print {
  let run = 0;
  // By position of the entry.
  let uses: number[] = [];
  const said: string[] = [];
  /** The word's number. */
  const numbers: number[] = [];
  /** The run in which it was said last. */
  const runs: number[] = [];
  /** The run in which it came to be said as it is. */
  const since: number[] = [];

  return (rows) => {
    run += 1;
    while (said.length < entries.length) {
      said.push("");
      numbers.push(unsaid);
      runs.push(-1);
      since.push(0);
    }
    const lines = numberWords(countUses(rows));
    return {
      words: lines.map((entry) => print(entry, entry)).join(""),
      rows: rows.map((row) => print(row)).join(""),
    };
  };

  /** Positions of the entries that are said, in the order in which they are first said. */
  function countUses(rows: readonly Row[]): number[] {
    uses = new Array<number>(entries.length).fill(0);
    const order: number[] = [];
    const count = ({ parts }: Line): void => {
      for (const part of parts) {
        if (part < 0) continue;
        const before = uses[part] ?? 0;
        uses[part] = before + 1;
        if (before > 0) continue;
        order.push(part);
        const entry = entries[part];
        if (entry && entry.parts.length > 0) count(entry);
      }
    };
    for (const row of rows) count(row);
    return order;
  }

  /**
   * Numbers all words but those that are said so rarely that a line of their own would be longer: these are spelled
   * out. Gives those with a line, by number.
   */
  function numberWords(order: readonly number[]): Entry[] {
    /** Words by how often they are said; of as often said ones the first is the one that is first said. */
    const often = new Map<number, Entry[]>();
    const addLine = (entry: Entry): void => {
      const count = uses[entry.index] ?? 0;
      const found = often.get(count);
      if (found) found.push(entry);
      else often.set(count, [entry]);
    };
    const spelled: Entry[] = [];
    for (const index of order) {
      const entry = entries[index];
      if (entry === undefined) continue;
      const count = uses[index] ?? 0;
      if (!isSpelled(entry, count)) {
        addLine(entry);
        continue;
      }
      spelled.push(entry);
      const { index: by } = entry.mark === "" ? text : natural;
      uses[by] = (uses[by] ?? 0) + count;
    }
    for (const entry of [text, natural]) if ((uses[entry.index] ?? 0) > 0) addLine(entry);
    const counts = [...often.keys()].sort((a, b) => b - a);
    const lines = counts.flatMap((count) => often.get(count) ?? []);
    lines.forEach(({ index }, number) => {
      if (!holds(index, number)) say(index, number, printNatural(number));
    });
    for (const { index, mark, spelled: as } of spelled) {
      const by = mark === "" ? text : natural;
      const number = mark === "" ? spelledText : spelledNatural;
      if (holds(index, number) && since[by.index] !== run) continue;
      say(index, number, (said[by.index] ?? "") + (as ?? ""));
    }
    return lines;
  }

  /** Whether the word is said as in the run before; it is said in this run, one way or the other. */
  function holds(index: number, number: number): boolean {
    const same = runs[index] === run - 1 && numbers[index] === number;
    runs[index] = run;
    return same;
  }

  function say(index: number, number: number, as: string): void {
    numbers[index] = number;
    said[index] = as;
    since[index] = run;
  }

  /** Whether any of it is said in other words now. */
  function isNew(parts: Line["parts"]): boolean {
    for (const part of parts) if (part >= 0 && since[part] === run) return true;
    return false;
  }

  /** @param word whose line it is; absent for a row */
  function print(line: Line, word?: Entry): string {
    const { parts } = line;
    const same = line.run === run - 1 && !isNew(parts);
    line.run = run;
    if (same) return line.printed;
    let text = word === undefined ? "" : beginOf(word);
    for (const part of parts) text += part < 0 ? printNatural(-1 - part) : (said[part] ?? "");
    return (line.printed = lineText(text));
  }
}
