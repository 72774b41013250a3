/**
 * What a stage of the last run made, cell by cell. Work is done again where its input is another one, or where something
 * that it asked its view is answered in another way now. Everything else stands.
 */
import { createFindings } from "../diagnostics/findings.ts";
import type { ContentView } from "../kinds/view.ts";
import type { Stage } from "../resolve/stage.ts";
import { createCells } from "./cells.ts";
import { createQuestions, type Question } from "./questions.ts";
import { createReadings, visitQuestions, type SharedReads } from "./readings.ts";

export interface StageMemory {
  /** Begins a run. */
  readonly open: <View extends ContentView>(view: View) => Stage<View>;
  /** Ends it: forgets what nothing of the run has to do with. */
  readonly close: () => void;
}

export function createStageMemory(): StageMemory {
  const questions = createQuestions();
  const cells = createCells();
  let number = 0;
  let lastReading = 0;
  /** So many questions were there when it was last looked at who reads them, or at first. */
  let questionsRead = 0;
  let finish = (): void => undefined;

  return { open, close };

  function open<View extends ContentView>(view: View): Stage<View> {
    number += 1;
    const anyChanged = questions.askAgain(view, number);
    const readings = createReadings(lastReading);
    finish = () => {
      lastReading = readings.last();
    };
    const findings = createFindings();
    const run = { number, anyChanged, readings, findings };
    return {
      view: questions.noted({ ...view, share: readings.share }, readings.note),
      findings,
      work: (work, subjects) => cells.outcomes(work, subjects, run),
    };
  }

  function close(): void {
    finish();
    cells.forgetOthers(number);
    if (questionsRead === 0) questionsRead = questions.count();
    else if (questions.count() > 2 * questionsRead) forgetUnread();
  }

  function forgetUnread(): void {
    const read = new Set<Question>();
    const seen = new Set<SharedReads>();
    for (const reads of cells.reads()) {
      visitQuestions(reads, seen, (question) => read.add(question));
    }
    questions.forget((question) => read.has(question));
    questionsRead = questions.count();
  }
}
