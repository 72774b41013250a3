/**
 * Results of shipped content that are worked out only when something asks for them. When the content was shipped it was
 * found out which of them say nothing (`image/presume.ts`); the others hold as long as content is the same under all
 * words that they depend on.
 */
import { isList, isObject } from "../json/containers.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import type { ContentView } from "../kinds/view.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import type { Json } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import { getOrInsert } from "../model/maps.ts";
import { createMemo, isSameList } from "../model/memo.ts";
import { once } from "../model/once.ts";
import { spliceOf } from "../model/splice.ts";
import type { ParsedFile } from "../parse/parse.ts";
import type { Outcomes, Stage, Work } from "../resolve/stage.ts";
import {
  differentGenerated,
  differentWords,
  generatedIn,
  hasWord,
  type Generated,
  type Layered,
} from "./different-words.ts";
import { positionsIn, restoredData } from "./kept-data.ts";
import type { KnownAsWritten } from "./layer-again.ts";
import { mentioning, type Mentioning } from "./mentions.ts";
import { answersOf, type Answered } from "./queries.ts";
import { SameReasons } from "./same-reasons.ts";

/** Plain data. */
export interface KeptPresumption {
  /** How many objects in load order are as written (`layer/as-written.ts`), how many then are not, and so on. */
  readonly layered: readonly number[];
  /** Kinds whose definitions decide results of others by what they mention themselves. */
  readonly follows: readonly KindName[];
  /** The words on which results depend although no content has them (`hasWord`). */
  readonly missing: readonly string[];
  /** The kinds of which results depend on whether they have any ids. */
  readonly kinds: readonly string[];
  /**
   * By stage and work: the positions of the subjects that are worked on all the same, and of those that may depend on
   * anything that the kinds that are followed mention; -1 stands for all of them. The results that are not usual are
   * data.
   */
  readonly works: Readonly<
    Record<
      string,
      readonly [
        apart: readonly number[],
        chained: readonly number[],
        unusual: readonly UnusualResult[],
      ]
    >
  >;
}

/** The result of the subject at a position, which holds only while these questions have the same answers. */
export type UnusualResult = readonly [
  at: number,
  made: Json,
  facts: Json,
  asked: readonly Answered[],
];

interface Known<Made> {
  /** Of the shipped content. */
  readonly subjects: readonly object[];
  /** Their results, as far as these are presumed. */
  readonly made: readonly (Made | undefined)[];
  /** Whether the result at a position may depend on anything that the kinds that are followed mention. */
  readonly isChained: (at: number) => boolean;
  readonly positions: () => ReadonlyMap<string | object, number>;
  /** By position, what results say and on which answers they depend. */
  readonly unusual: ReadonlyMap<number, Unusual<Made>>;
  /** The last run. */
  last?: {
    readonly subjects: readonly object[];
    readonly touched: unknown;
    readonly held: readonly number[];
    readonly outdated: readonly number[];
    readonly worked: Outcomes<Made>;
    readonly outcomes: Outcomes<Made>;
  };
}

interface Unusual<Made> {
  readonly made: Made;
  readonly facts: readonly Fact[];
  readonly asked: readonly Answered[];
}

/** Serves the runs of one session, of which the first has the shipped content alone. */
export class Presumption implements KnownAsWritten {
  readonly #kept: KeptPresumption;
  readonly #follows: ReadonlySet<KindName>;
  readonly #missing: ReadonlySet<string>;
  readonly #known = createMemo();
  /** What generated definitions mention. */
  readonly #generatedOf = new Map<Definition, Mentioning>();
  /** By stage. */
  readonly #generated = new Map<string, Generated>();
  /** All of the shipped content. */
  readonly #definitions = once((): readonly Definition[] => {
    if (!this.#shipped) return [];
    const { registry, substitutions, set } = this.#shipped.layers;
    const tables = registry.kinds.names.map((kind) => [...registry.all(kind)]);
    return [...tables, substitutions, [...set.unmerged.values()]].flat();
  });
  readonly #addresses = once(() => positionsIn(this.#shipped?.parsed ?? []));
  #shipped: Layered | undefined;
  #now: Layered | undefined;
  /** The words under which what was written differs; absent if these may be all. */
  #different: ReadonlySet<string> | undefined = new Set();
  #words: ReadonlySet<string> | undefined = new Set();
  readonly #reasons = new SameReasons();
  #isSameReason: ReturnType<SameReasons["between"]> | undefined;
  /** Absent if anything may be different. */
  #touched: ReadonlySet<Mentioning> | undefined = new Set();
  #isFollowedTouched = false;

  constructor(kept: KeptPresumption) {
    this.#kept = kept;
    this.#missing = new Set(kept.missing);
    this.#follows = new Set(kept.follows);
  }

  layered(parsed: readonly ParsedFile[]): readonly RawObject[] | undefined {
    if (this.#shipped) return undefined;
    const objects = parsed.flatMap((file) => file.objects);
    let at = 0;
    return this.#kept.layered.flatMap((count, turn) =>
      objects.slice(at, (at += count)).filter(() => turn % 2 === 1),
    );
  }

  begin(layered: Layered): void {
    this.#shipped ??= layered;
    this.#now = layered;
    this.#different = differentWords(this.#shipped, layered, this.#kept.kinds);
  }

  /** A stage of the run that was begun. */
  open<View extends ContentView>(name: string, stage: Stage<View>): Stage<View> {
    const [shipped, now] = [this.#shipped, this.#now];
    if (!shipped || !now) return stage;
    const generated = generatedIn(now.layers);
    if (shipped === now) this.#generated.set(name, generated);
    const before = this.#generated.get(name) ?? generated;
    this.#touch(this.#different && differentGenerated(this.#different, before, generated));
    return {
      ...stage,
      work: (work, subjects) => this.#outcomes(`${name}/${work.name}`, work, subjects, stage),
    };
  }

  #mentioning(words: ReadonlySet<string>): ReadonlySet<Mentioning> {
    const shipped = this.#shipped;
    if (!shipped) return new Set();
    const some = [...words].filter((word) => this.#missing.has(word) || hasWord(shipped, word));
    if (some.length === 0) return new Set();
    const all = this.#definitions().map((each) => this.#mentioningOf(each));
    return mentioning(all, some, this.#follows);
  }

  #mentioningOf(definition: Definition): Mentioning {
    if (definition.generatedFrom === undefined) return definition;
    return getOrInsert(this.#generatedOf, definition, () => mentioningOf(definition));
  }

  #touch(words: ReadonlySet<string> | undefined): void {
    const before = this.#words;
    this.#words = words;
    const [shipped, now] = [this.#shipped, this.#now];
    const registries = shipped && now && ([shipped.layers.registry, now.layers.registry] as const);
    this.#isSameReason = words && registries && this.#reasons.between(...registries, words);
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
    const known = this.#known.part(name, [], () => this.#presume(work, subjects, lists, stage));
    const before = known.last;
    const ask = once(() => answersOf(stage.view));
    const isAnswered = (asked: Answered): boolean => this.#hasSameReason(asked) || ask()(asked);
    const outdated = [...known.unusual].flatMap(([at, { asked }]) =>
      this.#shipped === this.#now || asked.every(isAnswered) ? [] : at,
    );
    const isLast =
      before?.touched === this.#touched && isSameList(before?.outdated ?? [], outdated);
    const last = isLast ? before : undefined;
    const isSame = last !== undefined && isSameList(last.subjects, subjects);
    const held = isSame ? last.held : this.#heldOf(work, subjects, { known, outdated, last });
    const others = subjects.filter((_, at) => held[at] === none);
    const worked = stage.work(work, others);
    if (isSame && last.worked === worked) return last.outcomes;
    let next = 0;
    const made = held.flatMap((at) => {
      const presumed = known.made[at];
      return presumed === undefined ? worked.made.slice(next, (next += 1)) : [presumed];
    });
    const isHeld = new Set(known.unusual.size > 0 ? held : []);
    const told = [...known.unusual].flatMap(([at, each]) => (isHeld.has(at) ? each.facts : []));
    const facts = [...told, ...worked.facts];
    const isKept = before && isSameList(before.outcomes.made, made);
    const outcomes =
      isKept && isSameList(before.outcomes.facts, facts) ? before.outcomes : { made, facts };
    known.last = { subjects, touched: this.#touched, held, outdated, worked, outcomes };
    return outcomes;
  }

  /** Whether it asked for the reason of an unknown id that is as in the shipped content. */
  #hasSameReason([group, name, [kind = "", id = ""]]: Answered): boolean {
    return group === "" && name === "whyUnknown" && this.#isSameReason?.(kind, id) === true;
  }

  /**
   * The positions in the shipped content of the subjects whose results there are those of these.
   * @param last the last run, if nothing but the subjects is different
   */
  #heldOf<Subject extends object, Made>(
    { keyOf }: Work<Subject, Made>,
    subjects: readonly Subject[],
    {
      known,
      outdated,
      last,
    }: {
      readonly known: Known<Made>;
      readonly outdated: readonly number[];
      readonly last: Known<Made>["last"];
    },
  ): readonly number[] {
    const isOutdated = new Set(outdated);
    const { start, endBefore, end } = spliceOf(known.subjects, subjects);
    const changed = spliceOf(last?.subjects ?? [], subjects);
    return subjects.map((subject, at) => {
      if (at < changed.start) return last?.held[at] ?? none;
      if (at >= changed.end) return last?.held[at - changed.end + changed.endBefore] ?? none;
      const isMoved = at >= start && at < end;
      const same = at < start ? at : at - end + endBefore;
      const position = isMoved ? known.positions().get(keyOf(subject)) : same;
      if (position === undefined || isOutdated.has(position)) return none;
      return this.#holds(known, position, subject) ? position : none;
    });
  }

  #holds({ subjects, made, isChained }: Known<unknown>, at: number, subject: object): boolean {
    const touched = this.#touched;
    if (made[at] === undefined || !touched) return false;
    if (this.#isFollowedTouched && isChained(at)) return false;
    if (subjects[at] === subject && touched.size === 0) return true;
    const [shipped, now] = [definitionsOf(subjects[at]), definitionsOf(subject)];
    return isSameList(shipped, now) && !now.some((each) => touched.has(this.#mentioningOf(each)));
  }

  #presume<Subject extends object, Made>(
    { keyOf, run, kept: form, usual }: Work<Subject, Made>,
    subjects: readonly Subject[],
    [apart, chained, kept]: KeptPresumption["works"][string],
    { findings: { facts } }: Stage,
  ): Known<Made> {
    const [isApart, isChained] = [new Set(apart), new Set(chained)];
    const isShipped = this.#shipped === this.#now;
    const unusual = new Map(isShipped ? this.#restored<Made>(kept) : []);
    const presumed = (subject: Subject, at: number): Made | undefined => {
      if (isApart.has(at) || definitionsOf(subject).length === 0) return undefined;
      const again = (): Made => {
        const start = facts.length;
        try {
          return run(subject);
        } finally {
          facts.length = start;
        }
      };
      return form ? form.restored(subject, undefined, again) : (unusual.get(at)?.made ?? usual);
    };
    return {
      subjects,
      made: isShipped ? subjects.map(presumed) : [],
      unusual,
      isChained: (at) => isChained.has(at) || isChained.has(-1),
      positions: once(() => new Map(subjects.map((subject, at) => [keyOf(subject), at]))),
    };
  }

  *#restored<Made>(
    kept: readonly UnusualResult[],
  ): Generator<readonly [at: number, Unusual<Made>]> {
    for (const [at, made, facts, asked] of kept) {
      const [result, told] = [made, facts].map((each) => restoredData(each, this.#addresses()));
      // They are what the work made of the same content.
      yield [at, { made: result as Made, facts: told as readonly Fact[], asked }];
    }
  }
}

/** The position of what is worked on. */
const none = -1;

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
