/** What the work of a stage came to, subject by subject, with all that it depends on. */
import type { Fact } from "../diagnostics/diagnostic.ts";
import type { Findings } from "../diagnostics/findings.ts";
import { isSameList } from "../model/memo.ts";
import { spliceOf } from "../model/splice.ts";
import type { Outcomes, Work } from "../resolve/stage.ts";
import { isAnyChanged, type Readings, type Reads } from "./readings.ts";

/** Work on one subject. */
interface Cell {
  readonly key: string | object;
  readonly input: object;
  readonly reads: Reads;
  readonly made: unknown;
  readonly facts: readonly Fact[];
}

/** All cells of one work. */
interface Group {
  readonly cells: Map<string | object, Cell>;
  /** Subject by subject, of the last run; these and their inputs. */
  own: readonly Cell[];
  inputs: readonly object[];
  outcomes: Outcomes<unknown>;
  run: number;
}

/** A run of the stage. */
export interface StageRun {
  readonly number: number;
  /** Whether any question is answered in another way than in the last run. */
  readonly anyChanged: boolean;
  readonly readings: Readings;
  readonly findings: Findings;
}

export interface Cells {
  /** What the work comes to: done for the subjects alone of which it does not stand. */
  readonly outcomes: <Subject extends object, Made>(
    work: Work<Subject, Made>,
    subjects: readonly Subject[],
    run: StageRun,
  ) => Outcomes<Made>;
  /** Forgets the work that was none of the run. */
  readonly forgetOthers: (run: number) => void;
  /** Of all cells. */
  readonly reads: () => Iterable<Reads>;
}

export function createCells(): Cells {
  const groups = new Map<string, Group>();

  function outcomes<Subject extends object, Made>(
    work: Work<Subject, Made>,
    subjects: readonly Subject[],
    run: StageRun,
  ): Outcomes<Made> {
    const group = groupOf(work.name);
    const inputs = work.inputOf ? subjects.map(work.inputOf) : subjects;
    group.run = run.number;
    // Only where some answer is another one can work on the same input be to do again.
    const { start, endBefore, end } = run.anyChanged
      ? { start: 0, endBefore: group.own.length, end: inputs.length }
      : spliceOf(group.inputs, inputs);
    if (start < endBefore || start < end) {
      const fresh = subjects
        .slice(start, end)
        .map((subject, at) =>
          cellOf(group.cells, work, { subject, input: inputs[start + at] ?? subject }, run),
        );
      forgetReplaced(group, group.own.slice(start, endBefore), fresh);
      group.own = [...group.own.slice(0, start), ...fresh, ...group.own.slice(endBefore)];
      group.inputs = inputs;
      const made = group.own.map((cell) => cell.made);
      const facts = group.own.flatMap((cell) => cell.facts);
      group.outcomes = keptWhereSame(group.outcomes, { made, facts });
    }
    // The name is of one work alone.
    return group.outcomes as Outcomes<Made>;
  }

  function groupOf(name: string): Group {
    let group = groups.get(name);
    if (!group) {
      const outcomes = { made: none, facts: none };
      group = { cells: new Map(), own: none, inputs: none, outcomes, run: 0 };
      groups.set(name, group);
    }
    return group;
  }

  return {
    outcomes,
    forgetOthers: (run) => {
      for (const [name, group] of groups) if (group.run !== run) groups.delete(name);
    },
    *reads() {
      for (const { cells } of groups.values()) for (const { reads } of cells.values()) yield reads;
    },
  };
}

/** Cells of subjects that are gone. */
function forgetReplaced({ cells }: Group, before: readonly Cell[], now: readonly Cell[]): void {
  if (before.length === now.length && isSameList(before, now)) return;
  const left = new Set(now);
  for (const cell of before) {
    if (!left.has(cell) && cells.get(cell.key) === cell) cells.delete(cell.key);
  }
}

function cellOf<Subject extends object, Made>(
  cells: Map<string | object, Cell>,
  { keyOf, keep, run: make }: Work<Subject, Made>,
  { subject, input }: { readonly subject: Subject; readonly input: object },
  { number, anyChanged, readings, findings }: StageRun,
): Cell {
  const key = keyOf(subject);
  const before = cells.get(key);
  const stands =
    before !== undefined &&
    isSameInput(before.input, input) &&
    !(anyChanged && isAnyChanged(before.reads, number));
  if (stands) return before;
  const { result, reads } = readings.reading(() => make(subject));
  const facts = findings.facts.length > 0 ? findings.facts.splice(0) : none;
  const made = before && keep ? keep(before.made as Made, result) : result;
  const cell: Cell = { key, input, reads, made, facts };
  cells.set(key, cell);
  return cell;
}

const none: readonly never[] = [];

function keptWhereSame(before: Outcomes<unknown>, now: Outcomes<unknown>): Outcomes<unknown> {
  return isSameList(before.made, now.made) && isSameList(before.facts, now.facts) ? before : now;
}

function isSameInput(one: object, other: object): boolean {
  return one === other || (Array.isArray(one) && Array.isArray(other) && isSameList(one, other));
}
