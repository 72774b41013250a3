/** Records which questions are asked, and which shared results are used, while something is worked out. */
import type { Share } from "../kinds/view.ts";
import type { Question, Read, Reads } from "./readers.ts";

export interface Readings {
  readonly note: (question: Question) => void;
  readonly share: Share;
  /** Runs a function and returns its result and what was read meanwhile. */
  readonly reading: <Result>(run: () => Result) => {
    readonly result: Result;
    readonly reads: Reads;
  };
}

/** Up to this number, shared reads are noted one by one instead of as one list. */
const few = 4;

/** @param last number of the last reading of an earlier run */
export function createReadings(last: number): Readings & { readonly last: () => number } {
  let number = last;
  /** Number of the reading in progress; 0 if there is none. */
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
      // If `run` throws, its reads stay noted for the reading that catches the error.
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
