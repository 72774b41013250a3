/**
 * What a stage of the last run made, cell by cell. Work is done again where its input is another one, or where
 * something that it asked its view is answered in another way now. Everything else stands.
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
  /** Ends it: forgets what nothing of the run has to do with. */
  readonly close: () => void;
  /** How much is kept. */
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
