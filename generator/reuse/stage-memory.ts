/**
 * What a stage of the last run made, cell by cell. Work is done again where its input is another one, or where something
 * that it asked its view is answered in another way now. Everything else stands.
 */
import type { Fact } from "../diagnostics/diagnostic.ts";
import { createFindings } from "../diagnostics/findings.ts";
import type { ContentView } from "../kinds/view.ts";
import { isSameList } from "../model/memo.ts";
import type { Outcomes, Stage, Work } from "../resolve/stage.ts";
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
  readonly made: unknown;
  readonly facts: readonly Fact[];
  /** The last run that had such a subject. */
  run: number;
}

/** All cells of one work. */
interface Group {
  readonly cells: Map<string | object, Cell>;
  /** Of the last run. */
  inputs: readonly object[];
  outcomes: Outcomes<unknown>;
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
  const groups = new Map<string, Group>();
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
    return { view: noted, findings, work };

    function work<Subject extends object, Made>(
      one: Work<Subject, Made>,
      subjects: readonly Subject[],
    ): Outcomes<Made> {
      const group = groupOf(one.name);
      const inputs = one.inputOf ? subjects.map(one.inputOf) : subjects;
      group.run = run;
      if (anyChanged || !isSameList(group.inputs, inputs)) {
        const cells = subjects.map((subject, at) => cellOf(one, subject, inputs[at] ?? subject));
        const made = cells.map((cell) => cell.made);
        const facts = cells.flatMap((cell) => cell.facts);
        group.inputs = inputs;
        group.outcomes = kept(group.outcomes, { made, facts });
        for (const [key, cell] of group.cells) if (cell.run !== run) group.cells.delete(key);
      }
      // The name is of one work alone.
      return group.outcomes as Outcomes<Made>;
    }

    function cellOf<Subject extends object, Made>(
      { name, keyOf, keep, run: make }: Work<Subject, Made>,
      subject: Subject,
      input: object,
    ): Cell {
      const { cells } = groupOf(name);
      const key = keyOf(subject);
      const before = cells.get(key);
      const stands =
        before !== undefined &&
        isSameInput(before.input, input) &&
        !(anyChanged && isAnyChanged(before.reads, run));
      if (stands) {
        before.run = run;
        return before;
      }
      const { result, reads } = readings.reading(() => make(subject));
      const facts = findings.facts.length > 0 ? findings.facts.splice(0) : none;
      const made = before && keep ? keep(before.made as Made, result) : result;
      const cell: Cell = { input, reads, made, facts, run };
      cells.set(key, cell);
      return cell;
    }
  }

  function groupOf(name: string): Group {
    let group = groups.get(name);
    if (!group) {
      group = { cells: new Map(), inputs: [], outcomes: { made: none, facts: none }, run };
      groups.set(name, group);
    }
    return group;
  }

  function close(): void {
    finish();
    for (const [name, group] of groups) if (group.run !== run) groups.delete(name);
    if (questionsRead === 0) questionsRead = questions.count();
    else if (questions.count() > 2 * questionsRead) forgetUnread();
  }

  function forgetUnread(): void {
    const read = new Set<Question>();
    const seen = new Set<SharedReads>();
    for (const { cells } of groups.values()) {
      for (const { reads } of cells.values()) {
        visitQuestions(reads, seen, (question) => read.add(question));
      }
    }
    questions.forget((question) => read.has(question));
    questionsRead = questions.count();
  }
}

const none: readonly never[] = [];

function kept(before: Outcomes<unknown>, now: Outcomes<unknown>): Outcomes<unknown> {
  return isSameList(before.made, now.made) && isSameList(before.facts, now.facts) ? before : now;
}

function isSameInput(one: object, other: object): boolean {
  return one === other || (Array.isArray(one) && Array.isArray(other) && isSameList(one, other));
}
