/**
 * A stage that works definition by definition: its work sees content through the view alone and reports to the stage.
 * The work itself does not depend on earlier runs. Whoever opens the stage decides which outcomes of the last run still
 * hold; the work only says which earlier result is as good as the new one (`keep`).
 */
import type { Fact } from "../diagnostics/diagnostic.ts";
import { createFindings, type Findings } from "../diagnostics/findings.ts";
import type { ContentView } from "../kinds/view.ts";

export interface Stage<View extends ContentView = ContentView> {
  readonly view: View;
  /** What work reports to while it is done. */
  readonly findings: Findings;
  /** Does the work on each of the subjects, or knows what it came to. */
  readonly work: <Subject extends object, Made>(
    work: Work<Subject, Made>,
    subjects: readonly Subject[],
  ) => Outcomes<Made>;
}

/** Work on one subject, which depends on its input and on what it asks the view, and on nothing else. */
export interface Work<Subject, Made> {
  /** Names the work of the stage, in this run and the next. */
  readonly name: string;
  /** Identifies a subject of such work, in this run and the next. */
  readonly keyOf: (subject: Subject) => string | object;
  /** The subject itself where absent; the same where it is the very same, or a list of the very same. */
  readonly inputOf?: (subject: Subject) => object;
  /** Reports to the stage. */
  readonly run: (subject: Subject) => Made;
  /** The earlier result where it is as good as the one that the work has now come to: then it is kept. */
  readonly keep?: (before: Made, now: Made) => Made;
}

/** In a session the same object as long as all of it is the same. */
export interface Outcomes<Made> {
  /** In the order of the subjects. */
  readonly made: readonly Made[];
  /** What was reported, in that order. */
  readonly facts: readonly Fact[];
}

export type OpenStage = <View extends ContentView>(name: string, view: View) => Stage<View>;

/** A stage of a single run: all work is done, and nothing is kept. */
export const openStage: OpenStage = (_name, view) => {
  const findings = createFindings();
  return {
    view,
    findings,
    work: ({ run }, subjects) => ({ made: subjects.map(run), facts: findings.facts.splice(0) }),
  };
};
