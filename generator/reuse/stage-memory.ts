/**
 * The results of a stage in the last run, cell by cell. Work is done again if its input has changed, or if a question
 * that it asked its view now has another answer. All other results are kept.
 */
import { createFindings } from "../diagnostics/findings.ts";
import { atOnce, type ContentView } from "../kinds/view.ts";
import type { Stage } from "../resolve/stage.ts";
import { createCells } from "./cells.ts";
import { createQuestions } from "./questions.ts";
import { createReadings } from "./readings.ts";

export interface StageMemory {
  /** Begins a run. */
  readonly open: <View extends ContentView>(view: View) => Stage<View>;
  /** Ends the run: forgets the work and the questions that it did not use. */
  readonly close: () => void;
  /** The numbers of questions and cells that are stored. */
  readonly size: () => { readonly questions: number; readonly cells: number };
}

export function createStageMemory(): StageMemory {
  const questions = createQuestions();
  const cells = createCells(questions.unread);
  let number = 0;
  let lastReading = 0;
  let finish = (): void => undefined;

  return {
    open,
    close,
    size: () => ({ questions: questions.count(), cells: cells.count() }),
  };

  function open<View extends ContentView>(view: View): Stage<View> {
    number += 1;
    questions.askAgain(view);
    const readings = createReadings(lastReading);
    finish = () => {
      lastReading = readings.last();
    };
    const findings = createFindings();
    const run = { number, readings, findings };
    return {
      view: questions.noted({ ...view, share: readings.share, later: atOnce }, readings.note),
      findings,
      work: (work, subjects) => cells.outcomes(work, subjects, run),
    };
  }

  function close(): void {
    finish();
    cells.forgetOthers(number);
    questions.forgetUnread();
  }
}
