/**
 * What tables are made of: the few facts about a record that decide what is said of it outside of its own module. They
 * are kept with its definition, so that a process knows them without the record.
 */
import { isList, isObject, textsIn } from "../json/containers.ts";
import { playedAs } from "../kinds/dialects.ts";
import type { Kind } from "../kinds/kind.ts";
import { ofKinds, type Kinds } from "../kinds/kinds.ts";
import type { ResolvedDefinition } from "../model/definition.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { getOrInsert } from "../model/maps.ts";
import { once } from "../model/once.ts";
import { definitionTexts } from "./definition-texts.ts";

export interface Facets {
  /** Visits the ids in the record, each with its kind. */
  visitReferences(visit: VisitPair): void;
  /** The look-ups that find the record, by their keys and values; there are none if it is obsolete (§9.2). */
  readonly answers: Runs;
  /** What the record turns into, for each transition of its kind. */
  readonly successors: readonly (string | null)[];
  /** Where its texts are from, by their members. */
  readonly texts: JsonObject;
}

export type VisitPair = (first: string, second: string) => void;

/** Lists of a first word and others that go with it. */
export type Runs = readonly (readonly string[])[];

const none: Runs = [];

const known = new WeakMap<ResolvedDefinition, Facets>();

const playing = ofKinds(({ rules }) => ({ dialect: playedAs(rules) }));

export function facetsOf(kinds: Kinds, resolved: ResolvedDefinition): Facets {
  if (resolved instanceof LateRecord && resolved.facets) return resolved.facets;
  return getOrInsert(known, resolved, () => new FacetsOfRecord(kinds, resolved));
}

export function keptFacets(facets: Facets): Json {
  const { answers, successors, texts } = facets;
  const references = runsOf((visit) => {
    facets.visitReferences(visit);
  });
  return [references, answers, successors, texts];
}

/**
 * A definition whose record is made when it is needed.
 * @param kept returns its facets, as `keptFacets` made them; absent if they are made of the record
 */
export function withFacets(
  definition: ResolvedDefinition["definition"],
  kept: (() => Json) | undefined,
  resolve: () => ResolvedDefinition,
): ResolvedDefinition {
  return new LateRecord(definition, resolve, kept && new KeptFacets(kept));
}

class LateRecord implements ResolvedDefinition {
  readonly definition: ResolvedDefinition["definition"];
  readonly facets: Facets | undefined;
  readonly #resolve: () => ResolvedDefinition;
  #made: ResolvedDefinition | undefined;

  constructor(
    definition: ResolvedDefinition["definition"],
    resolve: () => ResolvedDefinition,
    facets: Facets | undefined,
  ) {
    this.definition = definition;
    this.facets = facets;
    this.#resolve = resolve;
  }

  get record(): JsonObject {
    return (this.#made ??= this.#resolve()).record;
  }

  get references(): readonly string[] {
    return (this.#made ??= this.#resolve()).references;
  }
}

/** Facets that are read when they are needed. */
class KeptFacets implements Facets {
  readonly #kept: () => readonly Json[];

  constructor(kept: () => Json) {
    this.#kept = once(() => {
      const values = kept();
      return isList(values) ? values : [];
    });
  }

  visitReferences(visit: VisitPair): void {
    visitRuns(runsIn(this.#kept()[0]), visit);
  }

  get answers(): Runs {
    return runsIn(this.#kept()[1]);
  }

  get successors(): Facets["successors"] {
    const found = this.#kept()[2];
    return isList(found) ? found.map((each) => (typeof each === "string" ? each : null)) : [];
  }

  get texts(): JsonObject {
    const found = this.#kept()[3];
    return isObject(found) ? found : {};
  }
}

/** Facets that are found in the record when they are needed. */
class FacetsOfRecord implements Facets {
  readonly #kinds: Kinds;
  readonly #resolved: ResolvedDefinition;
  #successors: Facets["successors"] | undefined;
  #answers: Runs | undefined;
  #texts: JsonObject | undefined;

  constructor(kinds: Kinds, resolved: ResolvedDefinition) {
    this.#kinds = kinds;
    this.#resolved = resolved;
  }

  visitReferences(visit: VisitPair): void {
    const { references } = this.#resolved;
    for (let at = 1; at < references.length; at += 2) {
      visit(references[at - 1] ?? "", references[at] ?? "");
    }
  }

  get answers(): Runs {
    const { definition, record } = this.#resolved;
    const { lookups } = this.#kind;
    if (definition.obsolete || !lookups) return none;
    return (this.#answers ??= runsOf((add) => {
      lookups.answersOf(record, add);
    }));
  }

  get successors(): Facets["successors"] {
    const { transitions = [] } = this.#kind;
    if (transitions.length === 0) return [];
    const { record } = this.#resolved;
    const { dialect } = playing(this.#kinds);
    return (this.#successors ??= transitions.map(({ successor }) => {
      const next = successor(record, dialect);
      return typeof next === "string" ? next : null;
    }));
  }

  get texts(): JsonObject {
    return (this.#texts ??= this.#allTexts());
  }

  #allTexts(): JsonObject {
    const texts: Record<string, JsonObject> = {};
    for (const each of definitionTexts(this.#kinds, this.#resolved.definition)) {
      const { member, plural, context, file } = each;
      texts[member] = {
        ...(plural === undefined ? {} : { plural }),
        ...(context === undefined ? {} : { context }),
        file,
      };
    }
    return texts;
  }

  get #kind(): Kind {
    return this.#kinds.of(this.#resolved.definition.kind);
  }
}

/** Pairs whose first words follow each other share one. */
function runsOf(visitAll: (visit: VisitPair) => void): Runs {
  const made: string[][] = [];
  visitAll((first, second) => {
    const last = made.at(-1);
    if (last?.[0] === first) last.push(second);
    else made.push([first, second]);
  });
  return made;
}

function runsIn(kept: unknown): Runs {
  return isList(kept) ? kept.map(textsIn) : none;
}

export function visitRuns(runs: Runs, visit: VisitPair): void {
  for (const run of runs) {
    for (let at = 1; at < run.length; at += 1) visit(run[0] ?? "", run[at] ?? "");
  }
}
