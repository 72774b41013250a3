/**
 * How lines refer to each word: by its number, or by the word spelled out; and which references changed in this run.
 */
import { printNatural } from "./digits.ts";

export interface References {
  /** Begins another run with this many entries; earlier entries keep their positions. */
  readonly begin: (size: number) => void;
  readonly run: () => number;
  readonly isLastRun: (run: number) => boolean;
  /** Assigns the number of a line to the word at a position. */
  readonly number: (index: number, number: number) => void;
  /** Spells the word out after another one, which announces its sort. */
  readonly spell: (index: number, by: number, text: () => string) => void;
  readonly textOf: (index: number) => string;
  /** Whether any word that was used in the last run is now referred to differently. */
  readonly anyChanged: () => boolean;
  /**
   * Whether any of these words is now referred to differently; all were used in the last run. Bare numbers are ignored.
   */
  readonly changedIn: (parts: ArrayLike<number>, from?: number, to?: number) => boolean;
}

/** Replaces the number of a word without a line. */
const spelledOut = -1;
const unused = -2;

export function createReferences(): References {
  let run = 0;
  // By position of the entry.
  const texts: string[] = [];
  const numbers: number[] = [];
  /** The run in which the word was last used. */
  const runs: number[] = [];
  /** The run in which its text last changed. */
  const since: number[] = [];

  /** The last run in which the reference to a word of the run before it changed. */
  let changed = 0;

  /** Whether the word has the same number as in the last run; marks it as used in this one. */
  function holds(index: number, number: number): boolean {
    const isKnown = runs[index] === run - 1;
    const same = isKnown && numbers[index] === number;
    if (isKnown && !same) changed = run;
    runs[index] = run;
    return same;
  }

  function set(index: number, number: number, text: string): void {
    numbers[index] = number;
    texts[index] = text;
    since[index] = run;
  }

  return {
    begin: (size) => {
      run += 1;
      while (texts.length < size) {
        texts.push("");
        numbers.push(unused);
        runs.push(-1);
        since.push(0);
      }
    },
    run: () => run,
    isLastRun: (other) => other === run - 1,
    number: (index, number) => {
      if (!holds(index, number)) set(index, number, printNatural(number));
    },
    spell: (index, by, text) => {
      // The word that announces the sort never changes; only its own number may.
      const isAnnounced = since[by] !== run;
      if (holds(index, spelledOut) && isAnnounced) return;
      if (!isAnnounced) changed = run;
      set(index, spelledOut, (texts[by] ?? "") + text());
    },
    textOf: (index) => texts[index] ?? "",
    anyChanged: () => changed === run,
    changedIn: (parts, from = 0, to = parts.length) => {
      if (changed !== run) return false;
      for (let at = from; at < to; at += 1) {
        const part = parts[at] ?? -1;
        if (part >= 0 && since[part] === run) return true;
      }
      return false;
    },
  };
}
