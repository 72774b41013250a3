/**
 * Numbers the words and prints all lines; a line whose words are referred to as in the last run is not printed again.
 */
import { spliced, spliceOf, type Splice } from "../../model/splice.ts";
import { SourceLine } from "../source-line.ts";
import { printNatural } from "./digits.ts";
import { lineText } from "./lines.ts";
import { References } from "./references.ts";
import { beginOf, spelledOut, type Line, type Parts, type Word, type Words } from "./words.ts";

/**
 * The words that rows refer to, row after row. Every run iterates over all of them, and one array takes a fraction of
 * the time that an array for each row does.
 */
class RowWords {
  /** Positions of words. */
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

/** How often each word is used in the rows and in other words. */
interface Uses {
  /** By position of the word. */
  readonly counts: Uint32Array;
  /** In the order of first use. */
  readonly order: readonly Word[];
}

export class Printer {
  private readonly words: Words;
  private readonly references = new References();
  private readonly rowWords = new RowWords();
  private rowLines: readonly SourceLine[] = [];

  constructor(words: Words) {
    this.words = words;
  }

  /** Returns the lines of the words and those of the rows. */
  print(rows: readonly Line[]): Readonly<Record<"words" | "rows", readonly SourceLine[]>> {
    const { references, rowWords } = this;
    references.begin(this.words.all.length);
    const splice = rowWords.replace(rows);
    const numbered = this.numberWords(countUses(rowWords.words, this.words.all));
    const words = numbered.map((word) => this.wordLine(word));
    const part = rows.slice(splice.start, splice.end).map(({ parts }) => this.lineOf("", parts));
    this.rowLines = spliced(this.rowLines, splice, part);
    if (references.anyChanged()) {
      this.rowLines = this.rowLines.map((line, index) => {
        const isNew = index >= splice.start && index < splice.end;
        const isSame = isNew || !references.changedIn(rowWords.words, ...rowWords.range(index));
        return isSame ? line : this.lineOf("", rows[index]?.parts ?? []);
      });
    }
    return { words, rows: this.rowLines };
  }

  /**
   * Numbers all words except those used so rarely that a line of their own would be longer: these are spelled out.
   * Returns the words that have a line, by number.
   */
  private numberWords({ counts, order }: Uses): Word[] {
    const { text, natural } = this.words;
    const listed: Word[] = [];
    const spelled: Word[] = [];
    for (const word of order) {
      const { index, spelledUpTo } = word;
      const count = counts[index] ?? 0;
      if (count > spelledUpTo) {
        listed.push(word);
        continue;
      }
      spelled.push(word);
      const by = this.announcing(word);
      counts[by] = (counts[by] ?? 0) + count;
    }
    for (const word of [text, natural]) if ((counts[word.index] ?? 0) > 0) listed.push(word);
    const lines = byUse(listed, counts);
    for (const [number, { index }] of lines.entries()) this.references.number(index, number);
    for (const word of spelled) {
      this.references.spell(word.index, this.announcing(word), () => spelledOut(word) ?? "");
    }
    return lines;
  }

  /** The position of the word that precedes a spelled-out one. */
  private announcing({ mark }: Word): number {
    return (mark === "" ? this.words.text : this.words.natural).index;
  }

  private wordLine(word: Word): SourceLine {
    const { parts, printed, run } = word;
    const { references } = this;
    const same = run === references.run - 1 && !references.changedIn(parts);
    word.run = references.run;
    return same && printed ? printed : (word.printed = this.lineOf(beginOf(word), parts));
  }

  private lineOf(begin: string, parts: Readonly<Parts>): SourceLine {
    let text = begin;
    for (const part of parts) {
      text += part < 0 ? printNatural(-1 - part) : this.references.textOf(part);
    }
    return new SourceLine(lineText(text));
  }
}

/** @param used positions of the words that the rows refer to, repeated for each use */
function countUses(used: Int32Array, words: readonly Word[]): Uses {
  const counts = new Uint32Array(words.length);
  const order: Word[] = [];
  const count = (position: number): void => {
    const before = counts[position] ?? 0;
    counts[position] = before + 1;
    const word = before > 0 ? undefined : words[position];
    if (word === undefined) return;
    order.push(word);
    for (const part of word.parts) if (part >= 0) count(part);
  };
  for (const position of used) count(position);
  return { counts, order };
}

/** Sorts by number of uses, the most frequent first; equally frequent words keep their order. */
function byUse(listed: readonly Word[], counts: Uint32Array): Word[] {
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
  for (const word of listed) sorted[raise(counts[word.index] ?? 0, 1)] = word;
  return sorted;
}
