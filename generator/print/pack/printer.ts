/**
 * Numbers the words and prints all lines; a line whose words are referred to as in the last run is not printed again.
 */
import { spliced, spliceOf, type Splice } from "../../model/splice.ts";
import { SourceLine } from "../source-line.ts";
import { printNatural } from "./digits.ts";
import type { Encoder } from "./encoder.ts";
import { beginOf, spelledOut, type Entry, type Parts, type Line } from "./entries.ts";
import { lineText } from "./lines.ts";
import { createReferences } from "./references.ts";
import type { Row } from "./rows.ts";

/**
 * The words that rows refer to, row after row. Every run iterates over all of them, and one array takes a fraction of
 * the time that an array for each row does.
 */
class RowWords {
  /** Positions of entries. */
  words: Int32Array = new Int32Array(0);
  /** Index in `words` at which each row begins, and at which the last one ends. */
  private starts: Int32Array = new Int32Array(1);
  private rows: readonly Line[] = [];

  /** Replaces the rows and returns which of them differ. */
  replace(rows: readonly Line[]): Splice {
    const splice = spliceOf(this.rows, rows);
    const { start, endBefore, end } = splice;
    const part = rows.slice(start, end).map(({ parts }) => parts.filter((word) => word >= 0));
    const [from = 0, to = 0] = [this.starts[start], this.starts[endBefore]];
    const more = part.reduce((sum, { length }) => sum + length, 0) - (to - from);
    this.words = moved(this.words, to, more);
    this.starts = moved(this.starts, endBefore, rows.length - this.rows.length);
    if (more !== 0) this.starts = this.starts.map((each, row) => (row < end ? each : each + more));
    let at = from;
    for (const [index, words] of part.entries()) {
      this.starts[start + index] = at;
      this.words.set(words, at);
      at += words.length;
    }
    this.rows = rows;
    return splice;
  }

  /** The range of a row in `words`. */
  range(row: number): [from: number, to: number] {
    return [this.starts[row] ?? 0, this.starts[row + 1] ?? 0];
  }
}

/** Moves the numbers from a position on by an offset. */
function moved(numbers: Int32Array, from: number, by: number): Int32Array {
  if (by === 0) return numbers;
  const all = new Int32Array(numbers.length + by);
  all.set(numbers.subarray(0, Math.min(from, all.length)));
  all.set(numbers.subarray(from), from + by);
  return all;
}

/** Returns the lines of the words and those of the rows. */
export type Print = (rows: readonly Row[]) => {
  readonly words: readonly SourceLine[];
  readonly rows: readonly SourceLine[];
};

/** How often each word is used in the rows and in other words. */
interface Uses {
  /** By position of the entry. */
  readonly counts: Uint32Array;
  /** In the order of first use. */
  readonly order: readonly Entry[];
}

export function createPrinter({ entries, text, natural }: Encoder): Print {
  const references = createReferences();
  const rowWords = new RowWords();
  let rowLines: readonly SourceLine[] = [];

  return (rows) => {
    references.begin(entries.length);
    const splice = rowWords.replace(rows);
    const words = numberWords(countUses(rowWords.words, entries)).map(wordLine);
    const part = rows.slice(splice.start, splice.end).map(({ parts }) => lineOf("", parts));
    rowLines = spliced(rowLines, splice, part);
    if (references.anyChanged()) {
      rowLines = rowLines.map((line, index) => {
        const isNew = index >= splice.start && index < splice.end;
        const isSame = isNew || !references.changedIn(rowWords.words, ...rowWords.range(index));
        return isSame ? line : lineOf("", rows[index]?.parts ?? []);
      });
    }
    return { words, rows: rowLines };
  };

  /**
   * Numbers all words except those used so rarely that a line of their own would be longer: these are spelled out.
   * Returns the words that have a line, by number.
   */
  function numberWords({ counts, order }: Uses): Entry[] {
    const listed: Entry[] = [];
    const spelled: Entry[] = [];
    for (const entry of order) {
      const { index, mark, spelledUpTo } = entry;
      const count = counts[index] ?? 0;
      if (count > spelledUpTo) {
        listed.push(entry);
        continue;
      }
      spelled.push(entry);
      const by = announcing(mark).index;
      counts[by] = (counts[by] ?? 0) + count;
    }
    for (const entry of [text, natural]) if ((counts[entry.index] ?? 0) > 0) listed.push(entry);
    const lines = byUse(listed, counts);
    for (const [number, { index }] of lines.entries()) references.number(index, number);
    for (const entry of spelled) {
      references.spell(entry.index, announcing(entry.mark).index, () => spelledOut(entry) ?? "");
    }
    return lines;
  }

  /** The word that precedes a spelled-out word with this mark. */
  function announcing(mark: string): Entry {
    return mark === "" ? text : natural;
  }

  function wordLine(word: Entry): SourceLine {
    const { parts, printed } = word;
    const same = references.isLastRun(word.run) && !references.changedIn(parts);
    word.run = references.run();
    return same && printed ? printed : (word.printed = lineOf(beginOf(word), parts));
  }

  function lineOf(begin: string, parts: Readonly<Parts>): SourceLine {
    let text = begin;
    for (const part of parts) text += part < 0 ? printNatural(-1 - part) : references.textOf(part);
    return new SourceLine(lineText(text));
  }
}

/** @param used positions of the entries that the rows refer to, repeated for each use */
function countUses(used: Int32Array, entries: readonly Entry[]): Uses {
  const counts = new Uint32Array(entries.length);
  const order: Entry[] = [];
  const count = (position: number): void => {
    const before = counts[position] ?? 0;
    counts[position] = before + 1;
    const entry = before > 0 ? undefined : entries[position];
    if (entry === undefined) return;
    order.push(entry);
    for (const part of entry.parts) if (part >= 0) count(part);
  };
  for (const position of used) count(position);
  return { counts, order };
}

/** Sorts by number of uses, the most frequent first; equally frequent words keep their order. */
function byUse(listed: readonly Entry[], counts: Uint32Array): Entry[] {
  let most = 0;
  for (const { index } of listed) most = Math.max(most, counts[index] ?? 0);
  /** By number of uses: the place of the next word used that often. */
  const places = new Uint32Array(most + 1);
  const raise = (count: number, by: number): number => {
    const before = places[count] ?? 0;
    places[count] = before + by;
    return before;
  };
  for (const { index } of listed) raise(counts[index] ?? 0, 1);
  for (let [count, place] = [most, 0]; count >= 0; count -= 1) {
    const size = places[count] ?? 0;
    places[count] = place;
    place += size;
  }
  const sorted = [...listed];
  for (const entry of listed) sorted[raise(counts[entry.index] ?? 0, 1)] = entry;
  return sorted;
}
