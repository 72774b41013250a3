import { spliceOf, type Splice } from "../../model/splice.ts";
import type { Line } from "./entries.ts";

/**
 * The words that rows refer to, row after row. Every run iterates over all of them, and one array takes a fraction of
 * the time that an array for each row does.
 */
export class RowWords {
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
