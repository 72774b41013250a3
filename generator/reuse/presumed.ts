/**
 * Results of shipped content that are worked out only when something asks for them. When the content was shipped it was
 * found out which of them say nothing (`image/presume.ts`); the others hold as long as content is the same under all
 * words that they depend on.
 */
import { isList, isObject } from "../json/containers.ts";
import type { ContentView } from "../kinds/view.ts";
import type { Definition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import { getOrInsert } from "../model/maps.ts";
import { createMemo, isSameList } from "../model/memo.ts";
import { once } from "../model/once.ts";
import type { Outcomes, Stage, Work } from "../resolve/stage.ts";
import {
  differentGenerated,
  differentWords,
  generatedIn,
  type Generated,
  type Layered,
} from "./different-words.ts";
import { mentioning, mentions, type Mentioning } from "./mentions.ts";

/** Plain data. */
export interface KeptPresumption {
  /** Kinds whose definitions decide results of others by what they mention themselves. */
  readonly follows: readonly KindName[];
  /**
   * By stage and work: the positions of the subjects that are worked on all the same, and of those that may depend on
   * anything that the kinds that are followed mention; -1 stands for all of them.
   */
  readonly works: Readonly<
    Record<string, readonly [apart: readonly number[], chained: readonly number[]]>
  >;
  /** What is said of subjects that are not worked on, as hashes (`sayingOf`). */
  readonly said: readonly string[];
}

/** A result that may not have been worked out. */
interface Presumed<Made> {
  readonly of: readonly Mentioning[];
  readonly isChained: boolean;
  readonly made: Made;
}

interface Known<Made> {
  readonly presumed: Map<string | object, Presumed<Made>>;
  /** The last run. */
  last?: {
    readonly subjects: readonly object[];
    readonly touched: unknown;
    readonly held: readonly (Presumed<Made> | undefined)[];
    readonly worked: Outcomes<Made>;
    readonly outcomes: Outcomes<Made>;
  };
}

/** Serves the runs of one session, of which the first has the shipped content alone. */
export class Presumption {
  readonly #kept: KeptPresumption;
  readonly #follows: ReadonlySet<KindName>;
  readonly #mayContain: () => (word: string) => boolean;
  readonly #known = createMemo();
  readonly #subjects = new Map<Definition, Mentioning>();
  /** By stage. */
  readonly #generated = new Map<string, Generated>();
  /** Ids, which may be joined, and the words of what is built in. */
  readonly #unwritten = once(() => {
    const words = new Set<string>();
    for (const [{ id, origin, generatedFrom = id }, of] of this.#subjects) {
      words.add(id).add(generatedFrom);
      if (origin.entry.builtIn) mentions(of, (word) => words.size > words.add(word).size);
    }
    return words;
  });
  #shipped: Layered | undefined;
  #now: Layered | undefined;
  /** The words under which what was written differs; absent if these may be all. */
  #different: ReadonlySet<string> | undefined = new Set();
  #words: ReadonlySet<string> | undefined = new Set();
  /** Absent if anything may be different. */
  #touched: ReadonlySet<Mentioning> | undefined = new Set();
  #isFollowedTouched = false;

  /** @param mayContain makes a function that tells whether a word may be written in objects of the shipped content */
  constructor(kept: KeptPresumption, mayContain: () => (word: string) => boolean) {
    this.#kept = kept;
    this.#mayContain = mayContain;
    this.#follows = new Set(kept.follows);
  }

  begin(layered: Layered): void {
    this.#shipped ??= layered;
    this.#now = layered;
    this.#different = differentWords(this.#shipped, layered);
  }

  /** A stage of the run that was begun. */
  open<View extends ContentView>(name: string, stage: Stage<View>): Stage<View> {
    const [shipped, now] = [this.#shipped, this.#now];
    if (!shipped || !now) return stage;
    const generated = generatedIn(now.layers);
    if (shipped === now) {
      this.#generated.set(name, generated);
      for (const kind of this.#kept.follows) {
        for (const each of now.layers.registry.all(kind)) this.#mentioningOf(each);
      }
    }
    const before = this.#generated.get(name) ?? generated;
    this.#touch(this.#different && differentGenerated(this.#different, before, generated));
    return {
      ...stage,
      work: (work, subjects) => this.#outcomes(`${name}/${work.name}`, work, subjects, stage),
    };
  }

  #mentioning(words: ReadonlySet<string>): ReadonlySet<Mentioning> {
    if (words.size === 0) return new Set();
    const mayContain = this.#mayContain();
    const others = this.#unwritten();
    const some = [...words].filter((word) => others.has(word) || mayContain(word));
    return mentioning(this.#subjects.values(), some, this.#follows);
  }

  #mentioningOf(definition: Definition): Mentioning {
    return getOrInsert(this.#subjects, definition, () => mentioningOf(definition));
  }

  #touch(words: ReadonlySet<string> | undefined): void {
    const before = this.#words;
    this.#words = words;
    if (before && words?.size === before.size && [...words].every((each) => before.has(each))) {
      return;
    }
    this.#touched = words && this.#mentioning(words);
    const touched = [...(this.#touched ?? [])];
    this.#isFollowedTouched = touched.some(({ kind }) => this.#follows.has(kind));
  }

  #outcomes<Subject extends object, Made>(
    name: string,
    work: Work<Subject, Made>,
    subjects: readonly Subject[],
    stage: Stage,
  ): Outcomes<Made> {
    const lists = this.#kept.works[name];
    if (!lists) return stage.work(work, subjects);
    const known = this.#known.part<Known<Made>>(name, [], () => ({ presumed: new Map() }));
    if (this.#shipped === this.#now) this.#presume(work, subjects, lists, stage, known.presumed);
    const before = known.last;
    const isSame =
      before?.touched === this.#touched && isSameList(before?.subjects ?? [], subjects);
    const held = isSame && before ? before.held : this.#heldOf(work, subjects, known);
    const others = subjects.filter((_, at) => held[at] === undefined);
    const worked = stage.work(work, others);
    if (isSame && before?.worked === worked) return before.outcomes;
    const { made: some, facts } = worked;
    let next = 0;
    const made = held.flatMap((each) => (each ? [each.made] : some.slice(next, (next += 1))));
    const isKept = before && isSameList(before.outcomes.made, made);
    const outcomes =
      isKept && isSameList(before.outcomes.facts, facts) ? before.outcomes : { made, facts };
    known.last = { subjects, touched: this.#touched, held, worked, outcomes };
    return outcomes;
  }

  #heldOf<Subject extends object, Made>(
    { keyOf }: Work<Subject, Made>,
    subjects: readonly Subject[],
    { presumed }: Known<Made>,
  ): readonly (Presumed<Made> | undefined)[] {
    return subjects.map((subject) => {
      const found = presumed.get(keyOf(subject));
      return found && this.#holds(found, subject) ? found : undefined;
    });
  }

  /** Whether the result of the shipped content is that of a subject. */
  #holds({ of, isChained }: Presumed<unknown>, subject: object): boolean {
    const touched = this.#touched;
    if (!touched || (isChained && this.#isFollowedTouched)) return false;
    const now = definitionsOf(subject);
    return (
      of.length === now.length &&
      of.every((each, at) => {
        const definition = now[at];
        return definition && this.#subjects.get(definition) === each && !touched.has(each);
      })
    );
  }

  #presume<Subject extends object, Made>(
    work: Work<Subject, Made>,
    subjects: readonly Subject[],
    [apart, chained]: KeptPresumption["works"][string],
    { findings: { facts } }: Stage,
    presumed: Known<Made>["presumed"],
  ): void {
    const [isApart, isChained] = [new Set(apart), new Set(chained)];
    for (const [at, subject] of subjects.entries()) {
      const definitions = definitionsOf(subject);
      if (definitions.length === 0 || isApart.has(at)) continue;
      const again = (): Made => {
        const start = facts.length;
        try {
          return work.run(subject);
        } finally {
          facts.length = start;
        }
      };
      const of = definitions.map((each) => this.#mentioningOf(each));
      const { kept, usual } = work;
      const made = kept ? kept.restored(subject, undefined, again) : usual;
      if (made === undefined) continue;
      presumed.set(work.keyOf(subject), {
        of,
        isChained: isChained.has(at) || isChained.has(-1),
        made,
      });
    }
  }
}

/** The definitions that a result is of, or that of which it is generated. */
export function definitionsOf(subject: unknown): readonly Definition[] {
  if (isList(subject)) return subject.filter(isDefinition);
  if (isObject(subject) && "source" in subject) return definitionsOf(subject["source"]);
  return isDefinition(subject) ? [subject] : [];
}

function isDefinition(subject: unknown): subject is Definition {
  return isObject(subject) && "contributors" in subject;
}

/** One that was generated has the words of what it was generated from. */
export function mentioningOf(definition: Definition): Mentioning {
  const { kind, id, generatedFrom, contributors } = definition;
  if (generatedFrom === undefined) return definition;
  return { kind, id, value: [generatedFrom, ...Array.from(contributors, ({ value }) => value)] };
}
