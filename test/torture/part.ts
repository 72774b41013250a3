/** What a part of the torture tests is, and what it counts. */
import type { Random } from "../search/random.ts";
import type { Failure } from "../search/search.ts";

export interface TorturePart {
  /** For `--only`. */
  readonly name: string;
  /** One line: what it attacks with. */
  readonly about: string;
  /** One attempt. It depends on nothing but its round, so that a failure comes back with its seed. */
  readonly round: (round: Round) => Promise<void> | void;
}

export interface Round {
  readonly seed: number;
  readonly random: Random;
  /** An empty folder of the round's own, absolute; removed after it. */
  readonly folder: string;
  readonly tally: Tally;
}

/** Of one round. */
export interface RoundFailure extends Failure {
  readonly seed: number;
}

/** Counts of a part, over all its rounds. */
export interface Tally {
  /** A project, text or command line was tried. */
  readonly input: (count?: number) => void;
  /** A fault was injected: a kill, a link, a full disk. */
  readonly fault: (count?: number) => void;
  /** An invariant was checked; where it does not hold that is a failure. */
  readonly holds: (isTrue: boolean, what: string | (() => string)) => void;
}

/** What `Tally` has counted so far. */
export interface Counts {
  inputs: number;
  faults: number;
  invariants: number;
  readonly failures: RoundFailure[];
}
