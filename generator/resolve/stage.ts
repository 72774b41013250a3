/**
 * A stage that works definition by definition: its work sees content only through the view and reports to the stage.
 * The work itself does not depend on earlier runs. Whoever opens the stage decides which outcomes of the last run still
 * hold; the work only decides whether an earlier result is as good as the new one (`keep`).
 */
import { begin } from "../model/budget.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import { createFindings, type Findings } from "../diagnostics/findings.ts";
import type { ContentView } from "../kinds/view.ts";
import type { Json } from "../model/json.ts";

export interface Stage<View extends ContentView = ContentView> {
  readonly view: View;
  /** The findings that running work reports to. */
  readonly findings: Findings;
  /** Does the work on each subject, or returns the outcome of the last run if it still holds. */
  readonly work: <Subject extends object, Made>(
    work: Work<Subject, Made>,
    subjects: readonly Subject[],
  ) => Outcomes<Made>;
}

/** Work on one subject, which depends on its input and on what it asks the view, and on nothing else. */
export interface Work<Subject, Made> {
  /** Names the work of the stage, in this run and the next. */
  readonly name: string;
  /** Identifies a subject of the work, in this run and the next. */
  readonly keyOf: (subject: Subject) => string | object;
  /** Defaults to the subject itself. Inputs are the same if identical, or if they are lists of identical entries. */
  readonly inputOf?: (subject: Subject) => object;
  /** Does the work; reports to the stage. */
  readonly run: (subject: Subject) => Made;
  /** Returns the result to keep: the earlier one if it is as good as the new one. */
  readonly keep?: (before: Made, now: Made) => Made;
  /** The result for nearly all subjects, which have no findings; absent if each has its own. */
  readonly usual?: Made;
  /** How another process gets a result that still holds; absent if it is data, with places in content. */
  readonly kept?: {
    /** What of the result is needed before it is made again. */
    readonly of: (made: Made) => Json;
    /** An object that is the same as long as that is; results may share it. */
    readonly same?: (made: Made) => object;
    /**
     * @param kept returns what was kept; absent if nothing was
     * @param again makes the result, without findings
     */
    readonly restored: (
      subject: Subject,
      kept: (() => Json) | undefined,
      again: () => Made,
    ) => Made;
  };
}

/** In a session the same object as long as all of its entries are the same. */
export interface Outcomes<Made> {
  /** In the order of the subjects. */
  readonly made: readonly Made[];
  /** The reported facts, in that order. */
  readonly facts: readonly Fact[];
}

export type OpenStage = <View extends ContentView>(name: string, view: View) => Stage<View>;

/** A stage of a single run: all work is done, and nothing is kept. */
export const openStage: OpenStage = (_name, view) => {
  const findings = createFindings();
  return {
    view,
    findings,
    work: ({ run }, subjects) => ({
      made: subjects.map((subject) => {
        begin(subject);
        return run(subject);
      }),
      facts: findings.facts.splice(0),
    }),
  };
};
