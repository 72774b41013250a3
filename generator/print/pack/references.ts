import { printNatural } from "./digits.ts";

/** Replaces the number of a word without a line. */
const spelledOut = -1;
const unused = -2;

/**
 * How lines refer to each word: by its number, or by the word spelled out; and which references changed in this run.
 * Words are identified by their positions in the list of all words.
 */
export class References {
  /** Number of this run. */
  run = 0;
  private readonly texts: string[] = [];
  private readonly numbers: number[] = [];
  /** The run in which the word was last used. */
  private readonly runs: number[] = [];
  /** The run in which its text last changed. */
  private readonly since: number[] = [];
  /** The last run in which the reference to a word of the run before it changed. */
  private changed = 0;

  /** Begins another run with this many words; earlier words keep their positions. */
  begin(size: number): void {
    this.run += 1;
    while (this.texts.length < size) {
      this.texts.push("");
      this.numbers.push(unused);
      this.runs.push(-1);
      this.since.push(0);
    }
  }

  /** Assigns the number of a line to the word at a position. */
  number(index: number, number: number): void {
    if (!this.holds(index, number)) this.set(index, number, printNatural(number));
  }

  /** Spells the word out after another one, which announces its sort. */
  spell(index: number, by: number, text: () => string): void {
    // The word that announces the sort never changes; only its own number may.
    const isAnnounced = this.since[by] !== this.run;
    if (this.holds(index, spelledOut) && isAnnounced) return;
    if (!isAnnounced) this.changed = this.run;
    this.set(index, spelledOut, this.textOf(by) + text());
  }

  textOf(index: number): string {
    return this.texts[index] ?? "";
  }

  /** Whether any word that was used in the last run is now referred to differently. */
  anyChanged(): boolean {
    return this.changed === this.run;
  }

  /**
   * Whether any of these words is now referred to differently; all were used in the last run. Bare numbers are ignored.
   */
  changedIn(parts: ArrayLike<number>, from = 0, to: number = parts.length): boolean {
    if (!this.anyChanged()) return false;
    for (let at = from; at < to; at += 1) {
      const part = parts[at] ?? -1;
      if (part >= 0 && this.since[part] === this.run) return true;
    }
    return false;
  }

  /** Whether the word has the same number as in the last run; marks it as used in this one. */
  private holds(index: number, number: number): boolean {
    const isKnown = this.runs[index] === this.run - 1;
    const same = isKnown && this.numbers[index] === number;
    if (isKnown && !same) this.changed = this.run;
    this.runs[index] = this.run;
    return same;
  }

  private set(index: number, number: number, text: string): void {
    this.numbers[index] = number;
    this.texts[index] = text;
    this.since[index] = this.run;
  }
}
