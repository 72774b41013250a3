/** Who read what: notes the questions that are asked while something is worked out, and what was shared meanwhile. */
import type { Share } from "../kinds/view.ts";
import type { Question } from "./questions.ts";

/** What was read to work something out once for several: part of what each of them read. */
export interface SharedReads {
  readonly reads: Reads;
  /** The run in which it was last looked at whether any of it changed, and what was found. */
  lookedIn: number;
  changed: boolean;
}

export type Read = Question | SharedReads;
export type Reads = readonly Read[];

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
    const shared: Reads = reads.length <= few ? reads : [{ reads, lookedIn: 0, changed: false }];
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

/** Whether the answer to any of the questions changed in this run. */
export function isAnyChanged(reads: Reads, run: number): boolean {
  for (const read of reads) {
    if ("answer" in read ? read.changedIn === run : isSharedChanged(read, run)) return true;
  }
  return false;
}

/** Without recursion: what is shared may have been worked out from what others shared, any number of times over. */
function isSharedChanged(shared: SharedReads, run: number): boolean {
  const open: SharedReads[] = [shared];
  for (let at = open.at(-1); at; at = open.at(-1)) {
    const unlooked = at.lookedIn === run ? undefined : firstUnlooked(at.reads, run);
    if (unlooked) {
      open.push(unlooked);
      continue;
    }
    open.pop();
    if (at.lookedIn === run) continue;
    at.lookedIn = run;
    at.changed = at.reads.some((each) =>
      "answer" in each ? each.changedIn === run : each.changed,
    );
  }
  return shared.changed;
}

function firstUnlooked(reads: Reads, run: number): SharedReads | undefined {
  return reads.find((each): each is SharedReads => "reads" in each && each.lookedIn !== run);
}

/** Visits every question of the reads, shared ones once for each. */
export function visitQuestions(
  reads: Reads,
  seen: Set<SharedReads>,
  visit: (question: Question) => void,
): void {
  const open: Reads[] = [reads];
  for (let some = open.pop(); some; some = open.pop()) {
    for (const read of some) {
      if ("answer" in read) visit(read);
      else if (!seen.has(read)) {
        seen.add(read);
        open.push(read.reads);
      }
    }
  }
}
