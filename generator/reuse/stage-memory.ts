/**
 * The results of a stage in the last run, one memo for each subject of each work, together with everything that the
 * result depends on. Work is done again if its input has changed, or if a query that it asked its view now has another
 * answer. All other results are kept.
 */
import type { Fact } from "../diagnostics/diagnostic.ts";
import { createFindings, type Findings } from "../diagnostics/findings.ts";
import { atOnce, type ContentView } from "../kinds/view.ts";
import { begin } from "../model/budget.ts";
import { getOrInsert } from "../model/maps.ts";
import { isSameList } from "../model/memo.ts";
import { spliceOf } from "../model/splice.ts";
import type { Outcomes, Stage, Work } from "../resolve/stage.ts";
import { attach, Queries, Recorder, type DependentWork } from "./queries.ts";

/** The result of some work on one subject. */
interface WorkMemo extends DependentWork {
  readonly group: Group;
  readonly key: string | object;
  readonly input: object;
  readonly made: unknown;
  readonly facts: readonly Fact[];
}

/** All memos of one work. */
interface Group {
  readonly memos: Map<string | object, WorkMemo>;
  /** The memos of the last run in the order of its subjects; `inputs` lists their inputs in the same order. */
  own: readonly WorkMemo[];
  inputs: readonly object[];
  outcomes: Outcomes<unknown>;
  run: number;
  /** Whether any memo depends on an answer that has changed. */
  hasOutdated: boolean;
}

/** A run of the stage. */
interface StageRun {
  readonly recorder: Recorder;
  readonly findings: Findings;
}

const none: readonly never[] = [];

export class StageMemory {
  readonly #queries = new Queries();
  readonly #groups = new Map<string, Group>();
  #number = 0;
  #recorder = new Recorder(0);

  /** Begins a run. */
  open<View extends ContentView>(view: View): Stage<View> {
    this.#number += 1;
    this.#queries.askAgain(view);
    const recorder = new Recorder(this.#recorder.last);
    this.#recorder = recorder;
    const findings = createFindings();
    const { share, note } = recorder;
    return {
      view: this.#queries.noted({ ...view, share, later: atOnce }, note),
      findings,
      work: (work, subjects) => this.#outcomes(work, subjects, { recorder, findings }),
    };
  }

  /** Ends the run: forgets the work and the queries that it did not use. */
  close(): void {
    for (const [name, group] of this.#groups) {
      if (group.run === this.#number) continue;
      this.#groups.delete(name);
      this.#forget(group.own);
    }
    this.#queries.forgetUnused();
  }

  /** The numbers of queries and memos that are stored. */
  size(): { readonly queries: number; readonly memos: number } {
    const memos = [...this.#groups.values()].reduce((sum, group) => sum + group.memos.size, 0);
    return { queries: this.#queries.count, memos };
  }

  /** Returns the outcomes of the work, which is run only for subjects whose last result no longer holds. */
  #outcomes<Subject extends object, Made>(
    work: Work<Subject, Made>,
    subjects: readonly Subject[],
    run: StageRun,
  ): Outcomes<Made> {
    const group = getOrInsert(this.#groups, work.name, emptyGroup);
    const inputs = work.inputOf ? subjects.map(work.inputOf) : subjects;
    group.run = this.#number;
    const { start, endBefore, end } = spliceOf(group.inputs, inputs);
    if (group.hasOutdated || start < endBefore || start < end) {
      const before = group.own;
      const kept = (at: number): WorkMemo | undefined =>
        at < start ? before[at] : at < end ? undefined : before[at - end + endBefore];
      const own = subjects.map((subject, at) => {
        const memo = kept(at);
        if (memo && !memo.outdated) return memo;
        begin(subject);
        return memoOf(group, work, { subject, input: inputs[at] ?? subject }, run);
      });
      const fresh = new Set(own.slice(start, end));
      this.#forget(
        before.filter((memo, at) =>
          at < start || at >= endBefore ? memo.outdated : !fresh.has(memo),
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

  /** Drops memos whose subjects are gone and memos that were replaced. */
  #forget(gone: readonly WorkMemo[]): void {
    for (const memo of gone) {
      const { memos } = memo.group;
      if (memos.get(memo.key) === memo) memos.delete(memo.key);
      this.#queries.detach(memo);
    }
  }
}

function emptyGroup(): Group {
  const outcomes = { made: none, facts: none };
  return { memos: new Map(), own: none, inputs: none, outcomes, run: 0, hasOutdated: false };
}

function memoOf<Subject extends object, Made>(
  group: Group,
  { keyOf, keep, run: make }: Work<Subject, Made>,
  { subject, input }: { readonly subject: Subject; readonly input: object },
  { recorder, findings }: StageRun,
): WorkMemo {
  const key = keyOf(subject);
  const before = group.memos.get(key);
  if (before && !before.outdated && isSameInput(before.input, input)) return before;
  const { result, dependencies } = recorder.record(() => make(subject));
  const facts = findings.facts.length > 0 ? findings.facts.splice(0) : none;
  const made = before && keep ? keep(before.made as Made, result) : result;
  const memo: WorkMemo = { group, key, input, dependencies, made, facts, outdated: false };
  group.memos.set(key, memo);
  attach(memo);
  return memo;
}

function outcomesOf(memos: readonly WorkMemo[]): Outcomes<unknown> {
  const facts: Fact[] = [];
  for (const memo of memos) for (const fact of memo.facts) facts.push(fact);
  return { made: memos.map(({ made }) => made), facts };
}

function keptWhereSame(before: Outcomes<unknown>, now: Outcomes<unknown>): Outcomes<unknown> {
  return isSameList(before.made, now.made) && isSameList(before.facts, now.facts) ? before : now;
}

function isSameInput(one: object, other: object): boolean {
  return one === other || (Array.isArray(one) && Array.isArray(other) && isSameList(one, other));
}
