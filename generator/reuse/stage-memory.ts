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
import { isList } from "../json/containers.ts";
import { readJson } from "../json/parse-json.ts";
import type { FilePart } from "../json/part-file.ts";
import type { Json } from "../model/json.ts";
import type { Outcomes, Stage, Work } from "../resolve/stage.ts";
import { Kept, NotKept, orElse, type Fingerprints } from "./fingerprints.ts";
import { keptData, restoredData } from "./kept-data.ts";
import {
  attach,
  nobody,
  Queries,
  Recorder,
  type Dependency,
  type DependentWork,
  type KeptQueries,
} from "./queries.ts";

/** The result of some work on one subject. */
interface WorkMemo extends DependentWork {
  readonly group: Group;
  key: string | object;
  input: object;
  made: unknown;
  facts: readonly Fact[];
  /** Those of its parts (`Fingerprints`), if it is no data. */
  numbers: readonly number[];
  /** What is known of a result of an earlier process, until it is found to hold. */
  held?: HeldResult | undefined;
  /** Whether it was replaced, or its subject is gone. */
  isGone: boolean;
}

interface HeldResult {
  readonly made: Json;
  /** What is kept of a result that is no data, as JSON. */
  readonly text: string;
  readonly numbers: readonly number[];
  readonly facts: Json | undefined;
}

/** A memo as it is kept. */
type KeptMemo = readonly [
  /** As it is, or a fingerprint of an object. */
  key: string | readonly [string],
  input: string,
  /** Numbers of queries and shared results. */
  from: readonly number[],
  /** What was made, if that is data; otherwise a text of the part says what is kept of it. */
  made: Json,
  /** The numbers of what was made, if it is no data, and of what of it is the same (`Fingerprints`). */
  numbers: readonly number[],
  /** Absent if there are none. */
  facts?: Json,
];

/** A stage as it is kept, in parts: memos of a work, several times, and then all else. */
export type KeptStagePart =
  | readonly [what: "memos", work: string, memos: readonly KeptMemo[]]
  | readonly [
      what: "queries",
      queries: KeptQueries,
      /** What each shared result depends on; their numbers follow those of the queries. */
      shared: readonly (readonly number[])[],
    ];

/** The most memos in one part, so that what is kept is never in memory as a whole. */
const mostInPart = 500;

/** All memos of one work. */
interface Group {
  readonly memos: Map<string | object, WorkMemo>;
  /** The memos of the last run in the order of its subjects; `inputs` lists their inputs in the same order. */
  own: readonly WorkMemo[];
  inputs: readonly object[];
  /** What the inputs are from, if that is known. */
  subjects?: readonly object[];
  inputOf?: unknown;
  outcomes: Outcomes<unknown>;
  run: number;
  /** Whether any memo depends on an answer that has changed. */
  hasOutdated: boolean;
  /** Whether it began with memos of an earlier process. */
  hasHeld?: boolean;
  /** How its results are kept. */
  form?: Form | undefined;
}

/** A run of the stage. */
interface StageRun {
  readonly recorder: Recorder;
  readonly findings: Findings;
  readonly fingerprints: Fingerprints | undefined;
  /** Takes new memos; absent if there is only one run. */
  readonly unlinked: WorkMemo[] | undefined;
}

const none: readonly never[] = [];

export class StageMemory {
  readonly #queries: Queries;
  readonly #groups = new Map<string, Group>();
  #number = 0;
  #recorder = new Recorder(0);
  #fingerprints: Fingerprints | undefined;
  /** What memos of an earlier process depend on, until the first run. */
  #earlier: EarlierNodes | undefined;
  /** Memos that what they depend on does not know yet. */
  #unlinked: WorkMemo[] = [];
  readonly #isSingle: boolean;

  /**
   * @param fingerprints present if the results are kept for other processes
   * @param isSingle whether there is only one run, after which nothing is asked again
   */
  constructor(fingerprints?: Fingerprints, isSingle = false) {
    this.#fingerprints = fingerprints;
    this.#isSingle = isSingle;
    this.#queries = new Queries(isSingle);
  }

  /** Begins a run. */
  open<View extends ContentView>(view: View): Stage<View> {
    this.#number += 1;
    this.link();
    const changed = this.#queries.askAgain(view);
    if (this.#earlier) {
      const current = stillCurrent(this.#memos(), this.#earlier, changed);
      if (!this.#isSingle) this.#unlinked = current;
    }
    this.#earlier = undefined;
    const recorder = new Recorder(this.#recorder.last);
    this.#recorder = recorder;
    const findings = createFindings();
    const { share, note } = recorder;
    return {
      view: this.#queries.noted({ ...view, share, later: atOnce }, note),
      findings,
      work: (work, subjects) =>
        this.#outcomes(work, subjects, {
          ...{ recorder, findings, fingerprints: this.#fingerprints },
          unlinked: this.#isSingle ? undefined : this.#unlinked,
        }),
    };
  }

  /** Ends the run: forgets the work that it did not use. */
  close(): void {
    if (this.#isSingle) return;
    this.#fingerprints = undefined;
    for (const [name, group] of this.#groups) {
      if (group.run === this.#number) continue;
      this.#groups.delete(name);
      this.#forget(group.own);
    }
  }

  /**
   * Links memos to what they depend on, and forgets queries without dependents. The next run needs that, and does it;
   * whoever has time does it earlier.
   * @param most the number of memos after which it ends
   * @returns whether all are linked
   */
  link(most?: number): boolean {
    for (const memo of this.#unlinked.splice(-(most ?? Infinity))) if (!memo.isGone) attach(memo);
    if (this.#unlinked.length > 0) return false;
    this.#queries.forgetUnused();
    return true;
  }

  /** The numbers of queries and memos that are stored. */
  size(): { readonly queries: number; readonly memos: number } {
    this.link();
    return { queries: this.#queries.count, memos: this.#memos().length };
  }

  /** The number of memos that this process made. */
  made(): number {
    return this.#memos().filter((memo) => !(memo instanceof EarlierMemo)).length;
  }

  #memos(): WorkMemo[] {
    return [...this.#groups.values()].flatMap((group) => [...group.memos.values()]);
  }

  /** Returns the outcomes of the work, which is run only for subjects whose last result no longer holds. */
  #outcomes<Subject extends object, Made>(
    work: Work<Subject, Made>,
    subjects: readonly Subject[],
    run: StageRun,
  ): Outcomes<Made> {
    const group = getOrInsert(this.#groups, work.name, emptyGroup);
    const isSame = group.subjects === subjects && group.inputOf === work.inputOf;
    const inputs = isSame ? group.inputs : work.inputOf ? subjects.map(work.inputOf) : subjects;
    group.subjects = subjects;
    group.inputOf = work.inputOf;
    group.run = this.#number;
    group.form = work.kept;
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

  /** What of this run another process can use. */
  *keep(fingerprints: Fingerprints): Generator<FilePart<KeptStagePart>> {
    const { kept: queries, count } = this.#queries.keep(fingerprints);
    const shared: (readonly number[])[] = [];
    const withNumber = new Set<Dependency>();
    const numberOf = (dependency: Dependency): number => {
      if (!("answer" in dependency) && !withNumber.has(dependency)) {
        const from = dependency.dependencies.map(numberOf);
        dependency.number = count + shared.push(from) - 1;
        withNumber.add(dependency);
      }
      if (dependency.number < 0) throw new NotKept();
      return dependency.number;
    };
    for (const [name, { memos, form, run }] of this.#groups) {
      if (run !== this.#number) continue;
      const keep = ({ key, input, dependencies, facts, made, numbers }: WorkMemo): KeptMemo => {
        const value = form ? null : keptData(made, fingerprints);
        const name: KeptMemo[0] = typeof key === "string" ? key : [fingerprints.of(key)];
        const from = dependencies.map(numberOf);
        const one = [name, fingerprints.of(input), from, value, numbers] as const;
        return facts.length > 0 ? [...one, keptData(facts, fingerprints)] : one;
      };
      const all = [...memos.values()];
      for (let at = 0; at < all.length; at += mostInPart) {
        const kept: KeptMemo[] = [];
        const texts: string[] = [];
        for (const memo of all.slice(at, at + mostInPart)) {
          const one = orElse(() => keep(memo), undefined);
          if (one) kept.push(one);
          if (one && form) texts.push(JSON.stringify(form.of(memo.made)));
        }
        yield [["memos", name, kept], texts];
      }
    }
    yield [["queries", queries, shared], none];
  }

  /** Starts with what an earlier process kept. */
  restore(parts: readonly FilePart<KeptStagePart>[], fingerprints: Fingerprints): void {
    const nodes: Dependency[] = [];
    const from: (readonly number[])[] = [];
    this.#earlier = { nodes, shared: from };
    for (const [part] of parts) {
      if (part[0] !== "queries") continue;
      const [, queries, shared] = part;
      nodes.push(...this.#queries.restore(queries, fingerprints));
      for (const each of shared) {
        from.push(each);
        const dependencies = each.map((number) => nodeOf(nodes, number));
        nodes.push({ dependencies, dependents: nobody, outdated: false, number: -1 });
      }
    }
    for (const [part, texts] of parts) {
      if (part[0] !== "memos") continue;
      const [, name, memos] = part;
      const group = getOrInsert(this.#groups, name, emptyGroup);
      group.hasHeld = true;
      const own = memos.map(([key, input, from, made, numbers, facts], at): WorkMemo => {
        const memo = new EarlierMemo(group, from, nodes);
        if (typeof key === "string") memo.key = key;
        else memo.key = heldKey(key[0]);
        memo.input = new Kept(input, fingerprints);
        memo.held = { made, text: texts[at] ?? "", numbers, facts };
        group.memos.set(memo.key, memo);
        return memo;
      });
      group.own = [...group.own, ...own];
      group.inputs = group.own.map((memo) => memo.input);
    }
  }

  /** Drops memos whose subjects are gone and memos that were replaced. */
  #forget(gone: readonly WorkMemo[]): void {
    for (const memo of gone) {
      const { memos } = memo.group;
      memo.isGone = true;
      if (memos.get(memo.key) === memo) memos.delete(memo.key);
      this.#queries.detach(memo);
    }
  }
}

/** What memos of an earlier process depend on, by number. */
interface EarlierNodes {
  readonly nodes: readonly Dependency[];
  /** The numbers that each shared result depends on; these come last among all. */
  readonly shared: readonly (readonly number[])[];
}

/** A memo that an earlier process made. What it depends on is mostly known by numbers alone. */
class EarlierMemo implements WorkMemo {
  readonly group: Group;
  readonly from: readonly number[];
  readonly #nodes: readonly Dependency[];
  #dependencies: readonly Dependency[] | undefined;
  key: string | object = "";
  input: object = none;
  made: unknown = undefined;
  facts: readonly Fact[] = none;
  numbers: readonly number[] = none;
  held: HeldResult | undefined;
  outdated = false;
  isGone = false;

  constructor(group: Group, from: readonly number[], nodes: readonly Dependency[]) {
    this.group = group;
    this.from = from;
    this.#nodes = nodes;
  }

  get dependencies(): readonly Dependency[] {
    return (this.#dependencies ??= this.from.map((number) => nodeOf(this.#nodes, number)));
  }
}

function nodeOf(nodes: readonly Dependency[], number: number): Dependency {
  const node = nodes[number];
  if (!node) throw new Error("what is kept depends on what is not");
  return node;
}

/** Returns the memos of an earlier process that depend on no changed answer; marks all others as outdated. */
function stillCurrent(
  memos: readonly WorkMemo[],
  { nodes, shared }: EarlierNodes,
  changed: ReadonlySet<Dependency>,
): WorkMemo[] {
  const isChanged = nodes.map((each) => changed.has(each));
  const isOutdated = (number: number): boolean => isChanged[number] === true;
  shared.forEach((from, at) => {
    const node = nodes[nodes.length - shared.length + at];
    if (!node || !("outdated" in node) || !from.some(isOutdated)) return;
    node.outdated = true;
    isChanged[nodes.length - shared.length + at] = true;
  });
  if (changed.size === 0) return [...memos];
  return memos.filter((memo) => {
    if (!(memo instanceof EarlierMemo) || !memo.from.some(isOutdated)) return true;
    memo.outdated = true;
    memo.group.hasOutdated = true;
    return false;
  });
}

function emptyGroup(): Group {
  const outcomes = { made: none, facts: none };
  return { memos: new Map(), own: none, inputs: none, outcomes, run: 0, hasOutdated: false };
}

function memoOf<Subject extends object, Made>(
  group: Group,
  work: Work<Subject, Made>,
  { subject, input }: { readonly subject: Subject; readonly input: object },
  run: StageRun,
): WorkMemo {
  const { keyOf, keep, run: make } = work;
  const { recorder, findings, fingerprints } = run;
  const key = keyOf(subject);
  const before = group.memos.get(key) ?? heldMemo(group, key, fingerprints);
  if (before && !before.outdated && isSameInput(before.input, input)) {
    if (!before.held || isRestored(before, before.held, work, { subject, key, input }, run)) {
      return before;
    }
  }
  const { result, dependencies } = recorder.record(() => make(subject));
  const facts = findings.facts.length > 0 ? findings.facts.splice(0) : none;
  const made = before && !before.held && keep ? keep(before.made as Made, result) : result;
  let numbers: readonly number[] = none;
  if (work.kept && fingerprints) {
    const { held } = before ?? {};
    const same = work.kept.same?.(made);
    const isSame = held && same && held.text === JSON.stringify(work.kept.of(made));
    if (isSame && held.numbers[1] !== undefined) fingerprints.renumber(same, held.numbers[1]);
    numbers = partsOf(work.kept, made).map((each) => fingerprints.numberOf(each));
  }
  const memo: WorkMemo = {
    ...{ group, key, input, dependencies, made, facts, numbers, outdated: false, isGone: false },
  };
  group.memos.set(key, memo);
  run.unlinked?.push(memo);
  return memo;
}

/** How results of a work are kept. Each name belongs to one work, so that they are what it takes. */
interface Form {
  of(made: unknown): Json;
  same?(made: unknown): object;
}

/** The parts of a result that have numbers. */
function partsOf(form: Form, made: unknown): object[] {
  const parts = [made, form.same?.(made)];
  return parts.filter((each) => typeof each === "object" && each !== null);
}

function areFacts(found: unknown): found is readonly Fact[] {
  return isList(found);
}

/** The key of a memo of an earlier process whose subject is known by an object. */
function heldKey(fingerprint: string): string {
  return `\u0000${fingerprint}`;
}

function heldMemo(
  { memos, hasHeld }: Group,
  key: string | object,
  fingerprints: Fingerprints | undefined,
): WorkMemo | undefined {
  if (typeof key === "string" || !fingerprints || !hasHeld) return undefined;
  return orElse(() => memos.get(heldKey(fingerprints.of(key))), undefined);
}

/** Takes over the result of an earlier process, which holds; false if it refers to something that is gone. */
function isRestored<Subject extends object, Made>(
  memo: WorkMemo,
  held: HeldResult,
  { kept, run: make }: Work<Subject, Made>,
  now: { readonly subject: Subject; readonly key: string | object; readonly input: object },
  { recorder, findings, fingerprints }: StageRun,
): boolean {
  if (!fingerprints) return false;
  const again = (): Made => {
    const start = findings.facts.length;
    try {
      return recorder.apart(() => make(now.subject));
    } finally {
      findings.facts.length = start;
    }
  };
  try {
    const facts = held.facts === undefined ? none : restoredData(held.facts, fingerprints);
    const made = kept
      ? kept.restored(now.subject, () => readJson(held.text) ?? null, again)
      : restoredData(held.made, fingerprints);
    if (!areFacts(facts)) return false;
    [memo.facts, memo.made] = [facts, made];
    if (kept) {
      partsOf(kept, made).forEach((each, at) => {
        const number = held.numbers[at];
        if (number !== undefined) fingerprints.renumber(each, number);
      });
      memo.numbers = held.numbers;
    }
  } catch (error) {
    if (error instanceof NotKept) return false;
    throw error;
  }
  memo.group.memos.delete(memo.key);
  memo.group.memos.set(now.key, memo);
  [memo.key, memo.input, memo.held] = [now.key, now.input, undefined];
  return true;
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
  if (one instanceof Kept) return one.is(other);
  return one === other || (Array.isArray(one) && Array.isArray(other) && isSameList(one, other));
}
