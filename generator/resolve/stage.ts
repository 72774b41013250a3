/**
 * A stage that works definition by definition: each piece of its work sees content through the view alone and reports to
 * the stage. Stages know of no earlier run; who opens one decides whether outcomes of earlier pieces still stand.
 */
import type { Fact } from "../diagnostics/diagnostic.ts";
import { createFindings, type Findings } from "../diagnostics/findings.ts";
import type { ContentView } from "../kinds/view.ts";

export interface Stage<View extends ContentView = ContentView> {
  readonly view: View;
  /** What pieces report to while they are worked on. */
  readonly findings: Findings;
  readonly outcome: <Made>(piece: Piece<Made>) => Outcome<Made>;
}

/** Work on one thing, which depends on its input and on what it asks the view, and on nothing else. */
export interface Piece<Made> {
  /** With the key it names the piece, in this run and the next. */
  readonly group: string;
  readonly key: string | object;
  /** An object, or a list of what it depends on. */
  readonly input: object;
  readonly work: () => Made;
  /** The earlier result where it is as good as the one that the work has now come to: then it is kept. */
  readonly keep?: (before: Made, now: Made) => Made;
}

export interface Outcome<Made> {
  readonly made: Made;
  /** What was reported meanwhile. */
  readonly facts: readonly Fact[];
}

export type OpenStage = <View extends ContentView>(name: string, view: View) => Stage<View>;

/** A stage of a single run: every piece is worked on, and nothing is kept. */
export const openStage: OpenStage = (_name, view) => {
  const findings = createFindings();
  return { view, findings, outcome: ({ work }) => workedOut(work, findings) };
};

/** Runs a piece of work; what it reports is taken out of the findings. */
export function workedOut<Made>(work: () => Made, { facts }: Findings): Outcome<Made> {
  const start = facts.length;
  const made = work();
  return { made, facts: facts.length > start ? facts.splice(start) : none };
}

const none: readonly Fact[] = [];
