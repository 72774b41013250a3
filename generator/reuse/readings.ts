/** Who read what: notes the questions that are asked while something is worked out, and what was shared meanwhile. */
import type { Share } from "../kinds/view.ts";
import type { Question, Read, Reads } from "./readers.ts";

export interface Readings {
  readonly note: (question: Question) => void;
  readonly share: Share;
  /** Runs it, and gives what was read meanwhile. */
  readonly reading: <Result>(run: () => Result) => {
    readonly result: Result;
    readonly reads: Reads;
  };
}

/** So few reads are noted themselves instead of the list of them. */
const few = 4;

/** @param last number of the last reading of an earlier run */
export function createReadings(last: number): Readings & { readonly last: () => number } {
  let number = last;
  /** Number of the reading that is going on; 0 where there is none. */
  let current = 0;
  const noted: Read[] = [];

  const reading: Readings["reading"] = (run) => {
    const outer = current;
    const start = noted.length;
    number += 1;
    current = number;
    try {
      const result = run();
      const reads = noted.slice(start);
      // Where it throws, whoever catches that has read it.
      noted.length = start;
      return { result, reads };
    } finally {
      current = outer;
    }
  };

  function note(question: Question): void {
    if (current === 0 || question.readIn === current) return;
    question.readIn = current;
    noted.push(question);
  }

  const share: Share = (workOut) => {
    const { result, reads } = reading(workOut);
    const shared: Reads =
      reads.length <= few ? reads : [{ reads, readers: new Set(), outdated: false }];
    return () => {
      if (current > 0) for (const read of shared) noteAny(read);
      return result;
    };
  };

  function noteAny(read: Read): void {
    if ("answer" in read) note(read);
    else if (noted.at(-1) !== read) noted.push(read);
  }

  return { note, share, reading, last: () => number };
}
