/**
 * A stage that works definition by definition: its work sees content through the view alone and reports to the stage.
 * Stages know of no earlier run; who opens one decides whether outcomes of earlier work still stand.
 */
import type { Fact } from "../diagnostics/diagnostic.ts";
import { createFindings, type Findings } from "../diagnostics/findings.ts";
import type { ContentView } from "../kinds/view.ts";

export interface Stage<View extends ContentView = ContentView> {
  readonly view: View;
  /** What work reports to while it is done. */
  readonly findings: Findings;
  /** A function that does such work on one subject after another, or knows what it came to. */
  readonly worker: <Subject extends object, Made>(
    work: Work<Subject, Made>,
  ) => (subject: Subject) => Outcome<Made>;
}

/** Work on one subject, which depends on its input and on what it asks the view, and on nothing else. */
export interface Work<Subject, Made> {
  /** Names the work of the stage, in this run and the next. */
  readonly name: string;
  /** Tells the subjects of such work apart, in this run and the next. */
  readonly keyOf: (subject: Subject) => string | object;
  /** The subject itself where absent; the same where it is the very same, or a list of the very same. */
  readonly inputOf?: (subject: Subject) => object;
  readonly run: (subject: Subject) => Made;
  /** The earlier result where it is as good as the one that the work has now come to: then it is kept. */
  readonly keep?: (before: Made, now: Made) => Made;
}

export interface Outcome<Made> {
  readonly made: Made;
  /** What was reported meanwhile. */
  readonly facts: readonly Fact[];
}

export type OpenStage = <View extends ContentView>(name: string, view: View) => Stage<View>;

/** A stage of a single run: all work is done, and nothing is kept. */
export const openStage: OpenStage = (_name, view) => {
  const findings = createFindings();
  return {
    view,
    findings,
    worker:
      ({ run }) =>
      (subject) =>
        outcomeOf(run, subject, findings),
  };
};

/** Does the work; what it reports is taken out of the findings. */
export function outcomeOf<Subject, Made>(
  run: (subject: Subject) => Made,
  subject: Subject,
  { facts }: Findings,
): Outcome<Made> {
  const start = facts.length;
  const made = run(subject);
  return { made, facts: facts.length > start ? facts.splice(start) : none };
}

const none: readonly Fact[] = [];
