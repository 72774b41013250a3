/**
 * What tables are made of: the few facts about a record that decide what is said of it outside of its own module. They
 * are kept with its definition, so that a process knows them without the record.
 */
import { isList, isObject, textsIn } from "../json/containers.ts";
import { playedAs } from "../kinds/dialects.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { ResolvedDefinition } from "../model/definition.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { getOrInsert } from "../model/maps.ts";
import { once } from "../model/once.ts";
import { definitionTexts } from "./definition-texts.ts";
import { visitRecord } from "./resolve-definition.ts";

export interface Facets {
  /** The ids in the record, each list after their kind. */
  readonly references: Runs;
  /** The values of look-ups that find the record, each list after their key; none if it is obsolete (§9.2). */
  readonly answers: Runs;
  /** What the record turns into, for each transition of its kind. */
  readonly successors: readonly (string | null)[];
  /** Where its texts are from, by their members. */
  readonly texts: JsonObject;
}

/** Lists of a first word and others that go with it. */
export type Runs = readonly (readonly string[])[];

const known = new WeakMap<ResolvedDefinition, Facets>();

export function facetsOf(kinds: Kinds, resolved: ResolvedDefinition): Facets {
  return getOrInsert(known, resolved, () => facetsIn(kinds, resolved));
}

export function keptFacets({ references, answers, successors, texts }: Facets): Json {
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
  const resolved = new LateRecord(definition, resolve);
  if (kept) known.set(resolved, new KeptFacets(kept));
  return resolved;
}

class LateRecord implements ResolvedDefinition {
  readonly definition: ResolvedDefinition["definition"];
  readonly #resolve: () => ResolvedDefinition;
  #record: JsonObject | undefined;

  constructor(definition: ResolvedDefinition["definition"], resolve: () => ResolvedDefinition) {
    this.definition = definition;
    this.#resolve = resolve;
  }

  get record(): JsonObject {
    return (this.#record ??= this.#resolve().record);
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

  get references(): Runs {
    return runsIn(this.#kept()[0]);
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

function facetsIn(kinds: Kinds, { definition, record }: ResolvedDefinition): Facets {
  const kind = kinds.of(definition.kind);
  const references = new OpenRuns();
  visitRecord(kind, record, references.add);
  const answers = new OpenRuns();
  if (!definition.obsolete) kind.lookups?.answersOf(record, answers.add);
  const dialect = playedAs(kinds.rules);
  const successors = (kind.transitions ?? []).map(({ successor }) => {
    const next = successor(record, dialect);
    return typeof next === "string" ? next : null;
  });
  const texts: Record<string, JsonObject> = {};
  for (const { member, plural, context, file } of definitionTexts(kinds, definition)) {
    texts[member] = {
      ...(plural === undefined ? {} : { plural }),
      ...(context === undefined ? {} : { context }),
      file,
    };
  }
  return { references: references.made, answers: answers.made, successors, texts };
}

class OpenRuns {
  readonly made: string[][] = [];

  readonly add = (first: string, second: string): void => {
    const last = this.made.at(-1);
    if (last?.[0] === first) last.push(second);
    else this.made.push([first, second]);
  };
}

/** Calls a function with each first word and each that goes with it. */
export function inRuns(runs: Runs, visit: (first: string, second: string) => void): void {
  for (const run of runs) {
    for (let at = 1; at < run.length; at += 1) visit(run[0] ?? "", run[at] ?? "");
  }
}

function runsIn(value: unknown): Runs {
  return isList(value) ? value.map(textsIn) : [];
}
