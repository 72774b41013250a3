/**
 * The queries that work asked its view (`kinds/view.ts`), each stored once with its answer, and the links between
 * answers and what depends on them, in both directions. After a run all answers are current. When the next run begins,
 * the queries are asked again: a changed answer leads to the work that must be done again, and a query without
 * dependents is forgotten.
 */
import {
  memoisedOfContent,
  memoisedOfKnown,
  type Basis,
  type ContentView,
  type Share,
} from "../kinds/view.ts";
import { getOrInsert } from "../model/maps.ts";
import { isText } from "../json/checked.ts";
import { isSameByMember } from "../json/same-json.ts";
import { isSameList } from "../model/memo.ts";
import { mayDiffer } from "../model/patched-map.ts";
import { Kept, orElse, type Fingerprints } from "./fingerprints.ts";

export interface Query {
  answer: unknown;
  /** Number of the last recording in which it was asked, so that each recording notes it only once. */
  recordedIn: number;
  dependents: Set<Dependent>;
  /** The map that stores this query under `word`. */
  readonly kept: Map<unknown, Query>;
  readonly word: unknown;
  /** Under which it was last kept for other processes; -1 if it was not. */
  number: number;
}

/** A shared result: what was asked to work it out counts as asked by everyone who uses it. */
interface SharedResult {
  readonly dependencies: readonly Dependency[];
  dependents: Set<Dependent>;
  outdated: boolean;
  number: number;
}

/** A piece of work, with what it asked and used. */
export interface DependentWork {
  readonly dependencies: readonly Dependency[];
  outdated: boolean;
  readonly group: { hasOutdated: boolean };
}

export type Dependency = Query | SharedResult;
type Dependent = SharedResult | DependentWork;

/** A word as it is kept: `null` stands for an absent one, `false` for `alone`. */
type KeptWord = string | null | false;

/** Queries as they are kept: their names, their first words, and their second words with fingerprints of answers. */
export interface KeptQueries {
  readonly topics: readonly (readonly [
    topic: string,
    readonly (readonly [first: KeptWord, readonly KeptWord[]])[],
  ])[];
  /** Fingerprint of what is known of other kinds. */
  readonly known: string | null;
}

export interface Topic {
  readonly group: string;
  readonly name: string;
  /** The first of two words. */
  readonly firsts: readonly unknown[];
}

/** A question as data, with its answer as JSON. */
export type Answered = readonly [
  group: string,
  name: string,
  words: readonly string[],
  answer: string,
];

export function answered({ group, name, firsts }: Topic, { word, answer }: Query): Answered {
  return [group, name, [...firsts, word].filter(isText), jsonOf(answer)];
}

/** Returns a function that tells whether a question still has its answer. */
export function answersOf(view: ContentView): (asked: Answered) => boolean {
  const groups = groupsOf(view).map(
    ([group, asks]) => [group, new Map(asksOf(group, asks))] as const,
  );
  const askOf = new Map(groups);
  return ([group, name, words, answer]) => {
    const ask = askOf.get(group)?.get(name);
    return ask !== undefined && jsonOf(ask(words[0], words[1])) === answer;
  };
}

function jsonOf(answer: unknown): string {
  return JSON.stringify(answer ?? null);
}

/** Registers work with all its dependencies. Shared results are dependents themselves while they have any. */
export function attach(work: DependentWork): void {
  // Without recursion: shared results may be built on other shared results to any depth.
  const open: Dependent[] = [work];
  for (let at = open.pop(); at; at = open.pop()) {
    for (const each of at.dependencies) {
      if ("dependencies" in each && each.dependents.size === 0) open.push(each);
      if (each.dependents === nobody) each.dependents = new Set();
      each.dependents.add(at);
    }
  }
}

/** Marks all work that depends on the answer as outdated. */
function outdate(query: Query): void {
  const open: Dependency[] = [query];
  for (let at = open.pop(); at; at = open.pop()) {
    for (const dependent of at.dependents) {
      if (dependent.outdated) continue;
      dependent.outdated = true;
      if ("group" in dependent) dependent.group.hasOutdated = true;
      else open.push(dependent);
    }
  }
}

/** Accepts up to two words and returns an answer. Two answers are the same if identical or equal member by member. */
type Ask = (first: unknown, second?: unknown) => unknown;

/** Queries by first and second word. A query of one word is stored under `alone` and that word. */
type Asked = Map<unknown, Map<unknown, Query>>;

const alone = Symbol("one word alone");

/** Until something is known to depend on it. */
export const nobody: Set<Dependent> = new Set<Dependent>();

export class Queries {
  count = 0;
  readonly #topics = new Map<string, Asked>();
  /** Groups of queries of the last run by name. The same group object always gives the same answers. */
  #groups = new Map<string, object>();
  /** What the answers depended on (`BasisOf`) when the queries were last asked. */
  readonly #bases = new WeakMap<ReadonlyMap<unknown, Query>, Basis>();
  /** Queries that had no dependent when they were added, or lost the last one; they may have one by now. */
  readonly #unused = new Set<Query>();
  readonly #isSingle: boolean;

  /** @param isSingle whether nothing is asked again, so that nobody has to know what depends on new queries */
  constructor(isSingle = false) {
    this.#isSingle = isSingle;
  }

  /**
   * Asks every query whose answer may have changed, and marks the work that depends on changed answers.
   * @returns the queries with changed answers
   */
  askAgain(view: ContentView): ReadonlySet<Query> {
    const changed = new Set<Query>();
    const before = this.#groups;
    this.#groups = new Map(groupsOf(view));
    for (const [group, asks] of this.#groups) {
      const last = before.get(group);
      if (group !== "" && (last === asks || (last instanceof Kept && last.is(asks)))) continue;
      for (const [name, ask] of asksOf(group, asks)) {
        for (const [first, kept] of this.#topic(group, name)) {
          const basis = group === "" ? view.basisOf?.(name, first) : undefined;
          const mayChange = differing(this.#bases.get(kept), basis);
          if (basis) this.#bases.set(kept, basis);
          if (mayChange) askTheseAgain(kept, first, ask, { mayChange, changed });
        }
      }
    }
    return changed;
  }

  /** Wraps a view so that every query is passed to `note` and answered from the stored answers where possible. */
  noted<View extends ContentView>(view: View, note: (query: Query) => void): View {
    this.#groups = new Map(groupsOf(view));
    const made: Record<string, unknown> = { ...(view as Record<string, unknown>) };
    const groups = this.#groups;
    const isCurrent = (): boolean => this.#groups === groups;
    for (const [group, asks] of groups) {
      const own = Object.fromEntries(
        asksOf(group, asks).map(([name, ask]) => [
          name,
          this.#notedAsk(ask, this.#topic(group, name), note, {
            isCurrent,
            basisOf: (first) => (group === "" ? view.basisOf?.(name, first) : undefined),
          }),
        ]),
      );
      if (group === "") Object.assign(made, own);
      else made[group] = own;
    }
    return made as View;
  }

  /** Forgets work; a query that nothing else depends on may then be forgotten, too. */
  detach(work: DependentWork): void {
    const open: Dependent[] = [work];
    for (let at = open.pop(); at; at = open.pop()) {
      for (const each of at.dependencies) {
        // A list may contain the same dependency twice.
        if (!each.dependents.delete(at) || each.dependents.size > 0) continue;
        if ("dependencies" in each) open.push(each);
        else this.#unused.add(each);
      }
    }
  }

  /** Forgets the queries that no work depends on. */
  forgetUnused(): void {
    for (const { dependents, kept, word } of this.#unused) {
      if (dependents.size === 0 && kept.delete(word)) this.count -= 1;
    }
    this.#unused.clear();
  }

  /** Everything that can be kept; each query gets a number, from 0 on. */
  keep(fingerprints: Fingerprints): { readonly kept: KeptQueries; readonly count: number } {
    let count = 0;
    const topics = [...this.#topics].map(([topic, asked]) => {
      const words = [...asked].map(([first, queries]) => {
        const list: KeptWord[] = [];
        for (const [second, query] of queries) {
          const answer = fingerprintOf(query.answer, fingerprints);
          query.number = answer === undefined ? -1 : count;
          if (answer === undefined) continue;
          count += 1;
          list.push(keptWord(second), answer);
        }
        return [keptWord(first), list] as const;
      });
      return [topic, words] as const;
    });
    const known = orElse(() => fingerprints.of(this.#groups.get("known")), null);
    return { kept: { topics, known }, count };
  }

  /** Returns the queries in the order of their numbers. */
  restore({ topics, known }: KeptQueries, fingerprints: Fingerprints): Query[] {
    const all: Query[] = [];
    let answer = new Kept("", fingerprints);
    if (known !== null) this.#groups.set("known", new Kept(known, fingerprints));
    for (const [topic, words] of topics) {
      const asked = getOrInsert(this.#topics, topic, (): Asked => new Map());
      for (const [first, list] of words) {
        const queries = new Map<unknown, Query>();
        asked.set(wordOf(first), queries);
        for (let at = 0; at + 1 < list.length; at += 2) {
          const word = wordOf(list[at] ?? null);
          const kept = String(list[at + 1]);
          // Most are the same as the one before.
          if (kept !== answer.fingerprint) answer = new Kept(kept, fingerprints);
          const query = {
            answer,
            recordedIn: 0,
            dependents: nobody,
            kept: queries,
            word,
            number: -1,
          };
          queries.set(word, query);
          all.push(query);
        }
      }
    }
    this.count += all.length;
    return all;
  }

  /** What is asked, by the map that stores queries of one first word. */
  topics(): ReadonlyMap<unknown, Topic> {
    return new Map(
      [...this.#topics].flatMap(([topic, asked]) => {
        const [group = "", name = ""] = topic.split(".");
        return [...asked].map(([first, kept]) => {
          const firsts = first === alone ? [] : [first];
          return [kept, { group, name, firsts }] as const;
        });
      }),
    );
  }

  #notedAsk(
    ask: Ask,
    asked: Asked,
    note: (query: Query) => void,
    {
      isCurrent,
      basisOf,
    }: {
      readonly isCurrent: () => boolean;
      readonly basisOf: (first: unknown) => Basis | undefined;
    },
  ): Ask {
    let lastFirst: unknown;
    let lastKept: Map<unknown, Query> | undefined;
    return (one, other) => {
      // What an earlier run left to be made late is made of the content of that run.
      if (!isCurrent()) return ask(one, other);
      const first = other === undefined ? alone : one;
      const second = other === undefined ? one : other;
      if (!lastKept || first !== lastFirst) {
        lastKept = getOrInsert(asked, first, () => {
          const made = new Map<unknown, Query>();
          const basis = this.#isSingle ? undefined : basisOf(first);
          if (basis) this.#bases.set(made, basis);
          return made;
        });
        lastFirst = first;
      }
      const kept = lastKept;
      let query = kept.get(second);
      if (!query) {
        const answer = ask(one, other);
        query = { answer, recordedIn: 0, dependents: nobody, kept, word: second, number: -1 };
        kept.set(second, query);
        if (!this.#isSingle) this.#unused.add(query);
        this.count += 1;
      }
      // Whoever asks needs more than that the answer is the same.
      if (query.answer instanceof Kept) query.answer = ask(one, other);
      note(query);
      return query.answer;
    };
  }

  #topic(group: string, name: string): Asked {
    return getOrInsert(this.#topics, `${group}.${name}`, (): Asked => new Map());
  }
}

function fingerprintOf(answer: unknown, fingerprints: Fingerprints): string | undefined {
  if (answer instanceof Kept) return answer.fingerprint;
  if (typeof answer === "boolean") return String(answer);
  return orElse(() => fingerprints.of(answer), undefined);
}

function keptWord(word: unknown): KeptWord {
  if (word === alone) return false;
  return typeof word === "string" ? word : null;
}

function wordOf(kept: KeptWord): unknown {
  return kept === false ? alone : (kept ?? undefined);
}

/** Tells by the second word which answers may differ; `undefined` if none does. */
function differing(
  before: Basis | undefined,
  now: Basis | undefined,
): ((second: unknown) => boolean) | undefined {
  if (!before || !now || !isSameList(before.all, now.all)) return () => true;
  const { each } = now;
  if (!each || !before.each) return each === before.each ? undefined : () => true;
  if (each.values === before.each.values) return undefined;
  const isDifferent = mayDiffer(before.each.values, each.values);
  return (second) => typeof second !== "string" || isDifferent(each.keyOf(second));
}

function askTheseAgain(
  kept: ReadonlyMap<unknown, Query>,
  first: unknown,
  ask: Ask,
  {
    mayChange,
    changed,
  }: { readonly mayChange: (second: unknown) => boolean; readonly changed: Set<Query> },
): void {
  for (const [second, query] of kept) {
    if (!mayChange(second)) continue;
    const answer = first === alone ? ask(second) : ask(first, second);
    if (isSameAnswer(query.answer, answer)) {
      if (query.answer instanceof Kept) query.answer = answer;
      continue;
    }
    query.answer = answer;
    changed.add(query);
    outdate(query);
  }
}

/** The view itself, under an empty name, and what is known of other kinds. */
function groupsOf(view: ContentView): [name: string, asks: object][] {
  return [
    ["", view],
    ["known", view.known],
  ];
}

/** The memoised queries of a group, as they are declared. */
function asksOf(group: string, asks: object): [name: string, ask: Ask][] {
  const { memoised = memoisedOfContent } = asks as Partial<ContentView>;
  const names = group === "known" ? memoisedOfKnown : memoised;
  return Object.entries(asks as Readonly<Record<string, Ask>>).filter(([name]) =>
    Object.hasOwn(names, name),
  );
}

function isSameAnswer(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  return one instanceof Kept ? one.is(other) : isSameByMember(one, other);
}

/** Up to this number, dependencies of a shared result are noted one by one instead of as one. */
const few = 4;

/** Records which queries are asked, and which shared results are used, while something is worked out. */
export class Recorder {
  /** Number of the last recording. */
  last: number;
  /** Number of the recording in progress; 0 if there is none. */
  #current = 0;
  readonly #noted: Dependency[] = [];
  /** How many of them count; an array that is cut again and again grows again and again. */
  #count = 0;

  /** @param last number of the last recording of an earlier run */
  constructor(last: number) {
    this.last = last;
  }

  /** Runs a function and returns its result and what was asked and used meanwhile. */
  record<Result>(run: () => Result): {
    readonly result: Result;
    readonly dependencies: readonly Dependency[];
  } {
    const outer = this.#current;
    const start = this.#count;
    this.last += 1;
    this.#current = this.last;
    try {
      const result = run();
      const dependencies = this.#noted.slice(start, this.#count);
      // If `run` throws, its dependencies stay noted for the recording that catches the error.
      this.#count = start;
      return { result, dependencies };
    } finally {
      this.#current = outer;
    }
  }

  /** Runs a function of which nothing is recorded. */
  apart<Result>(run: () => Result): Result {
    const outer = this.#current;
    this.#current = 0;
    try {
      return run();
    } finally {
      this.#current = outer;
    }
  }

  readonly note = (query: Query): void => {
    if (this.#current === 0 || query.recordedIn === this.#current) return;
    query.recordedIn = this.#current;
    this.#add(query);
  };

  readonly share: Share = (workOut) => {
    const { result, dependencies } = this.record(workOut);
    const shared: readonly Dependency[] =
      dependencies.length <= few
        ? dependencies
        : [{ dependencies, dependents: nobody, outdated: false, number: -1 }];
    return () => {
      if (this.#current > 0) for (const each of shared) this.#noteAny(each);
      return result;
    };
  };

  #noteAny(dependency: Dependency): void {
    if ("answer" in dependency) this.note(dependency);
    else if (this.#noted[this.#count - 1] !== dependency) this.#add(dependency);
  }

  #add(dependency: Dependency): void {
    this.#noted[this.#count] = dependency;
    this.#count += 1;
  }
}
