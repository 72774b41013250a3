/** What layering has made so far of a closed set of objects, and what all of its steps need. */
import type { Fact } from "../diagnostics/diagnostic.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import type { DialectRules } from "../model/dialect.ts";
import type { ObjectOutcome } from "./account.ts";

import { createEntries, type Entries } from "./entries.ts";
import { laterDefinitions, type LaterDefinitions } from "./later-definitions.ts";
import type { Growth } from "./growth.ts";
import type { LoadOrder } from "./load-order.ts";
import type { SpellingOf } from "./misread.ts";
import type { NamedAlias } from "./named-alias.ts";
import { createNoteBook, type NoteBook } from "./notes.ts";
import type { Origins } from "./origins.ts";
import { registryOf, type Registry } from "./registry.ts";

/** Objects that share no name with any other object (`tiesOf`), with what was found out before of each of them. */
export interface ObjectSet {
  /** By pack, in load order. */
  readonly packs: readonly (readonly RawObject[])[];
  /** Objects of a shape that cannot be read as a whole. */
  readonly broken: ReadonlySet<RawObject>;
  readonly spellingOf: SpellingOf;
  /** What was found while objects were loaded, of these and maybe of others. */
  readonly facts: readonly Fact[];
}

/** What is the same for all objects. */
export interface LayerContext {
  readonly rules: DialectRules;
  readonly origins: Origins;
  readonly order: LoadOrder;
  /** Ids of what could not be read, of whatever kind. */
  readonly unread: ReadonlySet<string>;
}

export interface Layering extends LayerContext {
  readonly broken: ReadonlySet<RawObject>;
  readonly spellingOf: SpellingOf;
  readonly loadFacts: readonly Fact[];
  readonly entries: Entries;
  readonly registry: Registry;
  readonly outcomes: Map<RawObject, ObjectOutcome>;
  readonly substitutions: Map<RawObject, Definition>;
  readonly notes: NoteBook;
  /** In the order in which definitions came to be. */
  readonly aliases: NamedAlias[];
  /** How many definitions stand that came of an object; one with an id array may have several. */
  readonly standing: Map<RawObject, number>;
  readonly later: LaterDefinitions;
  readonly growth: Growth;
}

export function beginLayering(set: ObjectSet, context: LayerContext): Layering {
  const entries = createEntries();
  return {
    ...context,
    broken: set.broken,
    spellingOf: set.spellingOf,
    loadFacts: set.facts,
    entries,
    registry: registryOf(entries, context.unread, context.order),
    outcomes: new Map(),
    substitutions: new Map(),
    notes: createNoteBook(),
    aliases: [],
    standing: new Map(),
    later: laterDefinitions(set.packs, context.rules),
    growth: new Map(),
  };
}
