/**
 * What a stage of the last run made, cell by cell. Work is done again where its input is another one, or where something
 * that it asked its view is answered in another way now. Everything else stands.
 */
import { createFindings } from "../diagnostics/findings.ts";
import type { ContentView } from "../kinds/view.ts";
import { isSameList } from "../model/memo.ts";
import { outcomeOf, type Outcome, type Stage, type Work } from "../resolve/stage.ts";
import { createQuestions, type Question } from "./questions.ts";
import {
  createReadings,
  isAnyChanged,
  visitQuestions,
  type Reads,
  type SharedReads,
} from "./readings.ts";

/** Work on one subject with its outcome, and with all that it depends on. */
interface Cell {
  readonly input: object;
  readonly reads: Reads;
  readonly outcome: Outcome<unknown>;
  /** The last run that had such a subject. */
  run: number;
}

export interface StageMemory {
  /** Begins a run. */
  readonly open: <View extends ContentView>(view: View) => Stage<View>;
  /** Ends it: forgets what nothing of the run has to do with. */
  readonly close: () => void;
}

export function createStageMemory(): StageMemory {
  const questions = createQuestions();
  const groups = new Map<string, Map<string | object, Cell>>();
  let run = 0;
  let lastReading = 0;
  /** So many questions were there when it was last looked at who reads them, or at first. */
  let questionsRead = 0;
  let finish = (): void => undefined;

  return { open, close };

  function open<View extends ContentView>(view: View): Stage<View> {
    run += 1;
    const anyChanged = questions.askAgain(view, run);
    const readings = createReadings(lastReading);
    finish = () => {
      lastReading = readings.last();
    };
    const findings = createFindings();
    const noted = questions.noted({ ...view, share: readings.share }, readings.note);
    const stands = ({ reads }: Cell): boolean => !(anyChanged && isAnyChanged(reads, run));

    function worker<Subject extends object, Made>(
      work: Work<Subject, Made>,
    ): (subject: Subject) => Outcome<Made> {
      const { name, keyOf, inputOf, keep } = work;
      const cells = cellsOf(name);
      return (subject) => {
        const key = keyOf(subject);
        const input = inputOf ? inputOf(subject) : subject;
        const before = cells.get(key);
        // The name is of one sort of work alone.
        const old = before?.outcome as Outcome<Made> | undefined;
        if (before && old && isSameInput(before.input, input) && stands(before)) {
          before.run = run;
          return old;
        }
        const { result, reads } = readings.reading(() => outcomeOf(work.run, subject, findings));
        const made = old && keep ? keep(old.made, result.made) : result.made;
        const fresh = { made, facts: result.facts };
        cells.set(key, { input, reads, outcome: fresh, run });
        return fresh;
      };
    }

    return { view: noted, findings, worker };
  }

  function cellsOf(name: string): Map<string | object, Cell> {
    let cells = groups.get(name);
    if (!cells) groups.set(name, (cells = new Map<string | object, Cell>()));
    return cells;
  }

  function close(): void {
    finish();
    for (const cells of groups.values()) {
      for (const [key, cell] of cells) if (cell.run !== run) cells.delete(key);
    }
    if (questionsRead === 0) questionsRead = questions.count();
    else if (questions.count() > 2 * questionsRead) forgetUnread();
  }

  function forgetUnread(): void {
    const read = new Set<Question>();
    const seen = new Set<SharedReads>();
    for (const cells of groups.values()) {
      for (const { reads } of cells.values()) {
        visitQuestions(reads, seen, (question) => read.add(question));
      }
    }
    questions.forget((question) => read.has(question));
    questionsRead = questions.count();
  }
}

function isSameInput(one: object, other: object): boolean {
  return one === other || (Array.isArray(one) && Array.isArray(other) && isSameList(one, other));
}
