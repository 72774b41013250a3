/** The results of a stage's work for each subject, together with everything that each result depends on. */
import { begin } from "../model/budget.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import type { Findings } from "../diagnostics/findings.ts";
import { isSameList } from "../model/memo.ts";
import { spliceOf } from "../model/splice.ts";
import type { Outcomes, Work } from "../resolve/stage.ts";
import { attach, detach, type Question, type WorkReads } from "./readers.ts";
import type { Readings } from "./readings.ts";

/** The result of some work on one subject. */
interface Cell extends WorkReads {
  readonly group: Group;
  readonly key: string | object;
  readonly input: object;
  readonly made: unknown;
  readonly facts: readonly Fact[];
}

/** All cells of one work. */
interface Group {
  readonly cells: Map<string | object, Cell>;
  /** The cells of the last run in the order of its subjects; `inputs` lists their inputs in the same order. */
  own: readonly Cell[];
  inputs: readonly object[];
  outcomes: Outcomes<unknown>;
  run: number;
  /** Whether any cell depends on an answer that has changed. */
  hasOutdated: boolean;
}

/** A run of the stage. */
export interface StageRun {
  readonly number: number;
  readonly readings: Readings;
  readonly findings: Findings;
}

export interface Cells {
  /** Returns the outcomes of the work, which is run only for subjects whose last result no longer holds. */
  readonly outcomes: <Subject extends object, Made>(
    work: Work<Subject, Made>,
    subjects: readonly Subject[],
    run: StageRun,
  ) => Outcomes<Made>;
  /** Forgets all work that was not part of this run. */
  readonly forgetOthers: (run: number) => void;
  readonly count: () => number;
}

/** @param unread called with each question that no cell depends on any more */
export function createCells(unread: (question: Question) => void): Cells {
  const groups = new Map<string, Group>();

  function outcomes<Subject extends object, Made>(
    work: Work<Subject, Made>,
    subjects: readonly Subject[],
    run: StageRun,
  ): Outcomes<Made> {
    const group = groupOf(work.name);
    const inputs = work.inputOf ? subjects.map(work.inputOf) : subjects;
    group.run = run.number;
    const { start, endBefore, end } = spliceOf(group.inputs, inputs);
    if (group.hasOutdated || start < endBefore || start < end) {
      const before = group.own;
      const kept = (at: number): Cell | undefined =>
        at < start ? before[at] : at < end ? undefined : before[at - end + endBefore];
      const own = subjects.map((subject, at) => {
        const cell = kept(at);
        if (cell && !cell.outdated) return cell;
        begin(subject);
        return cellOf(group, work, { subject, input: inputs[at] ?? subject }, run);
      });
      const fresh = new Set(own.slice(start, end));
      forget(
        before.filter((cell, at) =>
          at < start || at >= endBefore ? cell.outdated : !fresh.has(cell),
        ),
      );
      group.hasOutdated = false;
      group.own = own;
      group.inputs = inputs;
      group.outcomes = keptWhereSame(group.outcomes, outcomesOf(own));
    }
    // Each name belongs to one work, so the group's outcomes have the type of this work.
    return group.outcomes as Outcomes<Made>;
  }

  function groupOf(name: string): Group {
    let group = groups.get(name);
    if (!group) {
      const outcomes = { made: none, facts: none };
      group = { cells: new Map(), own: none, inputs: none, outcomes, run: 0, hasOutdated: false };
      groups.set(name, group);
    }
    return group;
  }

  /** Drops cells whose subjects are gone and cells that were replaced. */
  function forget(gone: readonly Cell[]): void {
    for (const cell of gone) {
      const { cells } = cell.group;
      if (cells.get(cell.key) === cell) cells.delete(cell.key);
      detach(cell, unread);
    }
  }

  return {
    outcomes,
    forgetOthers: (run) => {
      for (const [name, group] of groups) {
        if (group.run === run) continue;
        groups.delete(name);
        forget(group.own);
      }
    },
    count: () => [...groups.values()].reduce((sum, { cells }) => sum + cells.size, 0),
  };
}

function cellOf<Subject extends object, Made>(
  group: Group,
  { keyOf, keep, run: make }: Work<Subject, Made>,
  { subject, input }: { readonly subject: Subject; readonly input: object },
  { readings, findings }: StageRun,
): Cell {
  const key = keyOf(subject);
  const before = group.cells.get(key);
  if (before && !before.outdated && isSameInput(before.input, input)) return before;
  const { result, reads } = readings.reading(() => make(subject));
  const facts = findings.facts.length > 0 ? findings.facts.splice(0) : none;
  const made = before && keep ? keep(before.made as Made, result) : result;
  const cell: Cell = { group, key, input, reads, made, facts, outdated: false };
  group.cells.set(key, cell);
  attach(cell);
  return cell;
}

const none: readonly never[] = [];

function outcomesOf(cells: readonly Cell[]): Outcomes<unknown> {
  const facts: Fact[] = [];
  for (const cell of cells) for (const fact of cell.facts) facts.push(fact);
  return { made: cells.map(({ made }) => made), facts };
}

function keptWhereSame(before: Outcomes<unknown>, now: Outcomes<unknown>): Outcomes<unknown> {
  return isSameList(before.made, now.made) && isSameList(before.facts, now.facts) ? before : now;
}

function isSameInput(one: object, other: object): boolean {
  return one === other || (Array.isArray(one) && Array.isArray(other) && isSameList(one, other));
}
