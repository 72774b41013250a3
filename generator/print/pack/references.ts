/** What stands in lines for each word: its number, or the word spelled out; and which of it changed in this run. */
import { printNatural } from "./digits.ts";

export interface References {
  /** Begins another run with so many entries, of which the earlier ones keep their positions. */
  readonly begin: (size: number) => void;
  readonly run: () => number;
  readonly isLastRun: (run: number) => boolean;
  /** Gives the word at a position a line of that number. */
  readonly number: (index: number, number: number) => void;
  /** Spells the word out behind another one, which announces its sort. */
  readonly spell: (index: number, by: number, text: () => string) => void;
  readonly textOf: (index: number) => string;
  /** Whether any word that was used in the run before is referred to in another way. */
  readonly anyChanged: () => boolean;
  /** Whether one of these is, all of which were used in the run before; bare numbers may stand among them. */
  readonly changedIn: (parts: ArrayLike<number>, from?: number, to?: number) => boolean;
}

/** Instead of a number, for words without a line. */
const spelledOut = -1;
const unused = -2;

export function createReferences(): References {
  let run = 0;
  // By position of the entry.
  const texts: string[] = [];
  const numbers: number[] = [];
  /** The run in which the word was used last. */
  const runs: number[] = [];
  /** The run in which its text came to be what it is. */
  const since: number[] = [];

  /** The last run in which a word of the run before came to be referred to in another way. */
  let changed = 0;

  /** Whether the word has the same number as in the run before; marks it as used in this one. */
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
      // What announces the sort of a word never changes; only its own number may.
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
