/**
 * Results of shipped content that are worked out only when something asks for them. When the content was shipped it was
 * found out which of them say nothing (`image/presume.ts`); the others hold as long as content is the same under all
 * words that they depend on.
 */
import type { ContentView } from "../kinds/view.ts";
import type { Definition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import { getOrInsert } from "../model/maps.ts";
import { createMemo, isSameList } from "../model/memo.ts";
import { once } from "../model/once.ts";
import type { Outcomes, Stage, Work } from "../resolve/stage.ts";
import { differentWords, generatedIn, type Generated, type Layered } from "./different-words.ts";
import { mentioning, type Mentioning } from "./mentions.ts";

/** Plain data. */
export interface KeptPresumption {
  /** Kinds whose definitions decide results of others by what they mention themselves. */
  readonly follows: readonly KindName[];
  /** By stage and work: the positions of the subjects that are worked on all the same. */
  readonly works: Readonly<Record<string, readonly number[]>>;
}

/** A result that may not have been worked out. */
interface Presumed<Made> {
  readonly of: Mentioning;
  readonly made: Made;
}

interface Known<Made> {
  readonly presumed: Map<string | object, Presumed<Made>>;
  last: Outcomes<Made>;
}

/** Serves the runs of one session, of which the first has the shipped content alone. */
export class Presumption {
  readonly #kept: KeptPresumption;
  readonly #follows: ReadonlySet<KindName>;
  readonly #known = createMemo();
  readonly #subjects = new Map<Definition, Mentioning>();
  /** By stage. */
  readonly #generated = new Map<string, Generated>();
  #shipped: Layered | undefined;
  #now: Layered | undefined;
  #words: ReadonlySet<string> | undefined = new Set();
  /** Absent if anything may be different. */
  #touched: ReadonlySet<Mentioning> | undefined = new Set();

  constructor(kept: KeptPresumption) {
    this.#kept = kept;
    this.#follows = new Set(kept.follows);
  }

  begin(layered: Layered): void {
    this.#shipped ??= layered;
    this.#now = layered;
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
    this.#touch(differentWords({ ...shipped, generated: before }, { ...now, generated }));
    return {
      ...stage,
      work: (work, subjects) => this.#outcomes(`${name}/${work.name}`, work, subjects, stage),
    };
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
    this.#touched = words && mentioning(this.#subjects.values(), words, this.#follows);
  }

  #outcomes<Subject extends object, Made>(
    name: string,
    work: Work<Subject, Made>,
    subjects: readonly Subject[],
    stage: Stage,
  ): Outcomes<Made> {
    const apart = this.#kept.works[name];
    if (!apart) return stage.work(work, subjects);
    const known = this.#known.part<Known<Made>>(name, [], () => ({
      presumed: new Map(),
      last: { made: [], facts: [] },
    }));
    if (this.#shipped === this.#now) this.#presume(work, subjects, apart, stage, known.presumed);
    const held = subjects.map((subject) => this.#held(work.keyOf(subject), subject, known));
    const { made: some, facts } = stage.work(
      work,
      subjects.filter((_, at) => held[at] === undefined),
    );
    let next = 0;
    const made = held.flatMap((each) => (each ? [each.made] : some.slice(next, (next += 1))));
    if (!isSameList(known.last.made, made) || !isSameList(known.last.facts, facts)) {
      known.last = { made, facts };
    }
    return known.last;
  }

  /** The result of the shipped content, if it holds. */
  #held<Made>(
    key: string | object,
    subject: object,
    { presumed }: Known<Made>,
  ): Presumed<Made> | undefined {
    const found = presumed.get(key);
    const definition = found && definitionOf(subject);
    if (!definition || found.of !== this.#subjects.get(definition)) return undefined;
    return this.#touched?.has(found.of) === false ? found : undefined;
  }

  #presume<Subject extends object, Made>(
    work: Work<Subject, Made>,
    subjects: readonly Subject[],
    apart: readonly number[],
    { findings: { facts } }: Stage,
    presumed: Known<Made>["presumed"],
  ): void {
    const isApart = new Set(apart);
    for (const [at, subject] of subjects.entries()) {
      const definition = definitionOf(subject);
      if (!definition || isApart.has(at)) continue;
      const again = once((): Made => {
        const start = facts.length;
        try {
          return work.run(subject);
        } finally {
          facts.length = start;
        }
      });
      const of = this.#mentioningOf(definition);
      const { kept, usual } = work;
      if (kept) {
        const made = kept.restored(subject, () => kept.of(again()), again);
        presumed.set(work.keyOf(subject), { of, made });
      } else if (usual !== undefined) presumed.set(work.keyOf(subject), { of, made: usual });
    }
  }
}

/** The definition that a result is of, or that it is generated from. */
export function definitionOf(subject: object): Definition | undefined {
  const one = "source" in subject ? subject.source : subject;
  return isDefinition(one) ? one : undefined;
}

function isDefinition(subject: unknown): subject is Definition {
  return typeof subject === "object" && subject !== null && "contributors" in subject;
}

/** One that was generated has the words of what it was generated from. */
export function mentioningOf(definition: Definition): Mentioning {
  const { kind, id, generatedFrom, contributors } = definition;
  if (generatedFrom === undefined) return definition;
  return { kind, id, value: [generatedFrom, ...Array.from(contributors, ({ value }) => value)] };
}
