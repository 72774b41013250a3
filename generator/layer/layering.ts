/** The state of layering a closed set of objects, shared by all of its steps. */
import type { Fact } from "../diagnostics/diagnostic.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { ObjectOutcome } from "./account.ts";
import { createEntries, type Entries } from "./entries.ts";
import type { LoadOrder } from "./load-order.ts";
import type { SpellingOf } from "./intended.ts";
import { createNoteBook, type NoteBook } from "./notes.ts";
import type { Origins } from "./origins.ts";
import { registryOf, type Registry } from "./registry.ts";
import type { KindName } from "../model/kind-names.ts";
import { namesOf } from "./loading.ts";
import { PairMap } from "../model/maps.ts";
import type { JsonObject } from "../model/json.ts";

/** Objects that share no name (`linkingNames`) with objects outside the set, and what is already known about them. */
export interface ObjectSet {
  /** By pack, in load order. */
  readonly packs: readonly (readonly RawObject[])[];
  /** Objects that cannot be read as a whole because their shape is wrong. */
  readonly broken: ReadonlySet<RawObject>;
  readonly spellingOf: SpellingOf;
  /** The facts reported while objects were loaded; some may be about other objects. */
  readonly facts: readonly Fact[];
}

/** The part of the state that is the same for all objects. */
export interface LayerContext {
  readonly kinds: Kinds;
  readonly origins: Origins;
  readonly order: LoadOrder;
  /** Ids of any kind in content that could not be read. */
  readonly unread: ReadonlySet<string>;
}

export interface Layering extends LayerContext, ObjectSet {
  readonly entries: Entries;
  readonly registry: Registry;
  readonly outcomes: Map<RawObject, ObjectOutcome>;
  readonly substitutions: Map<RawObject, Definition>;
  readonly notes: NoteBook;
  /** In the order in which the definitions were made. */
  readonly aliases: NamedAlias[];
  /** How many current definitions come from an object; one with an id array may have several. */
  readonly standing: Map<RawObject, number>;
  readonly later: LaterDefinitions;
  /** The number of entries written for each definition or template, by its layered value. */
  readonly sizes: Map<JsonObject, number>;
}

export function beginLayering(set: ObjectSet, context: LayerContext): Layering {
  const entries = createEntries(context.kinds);
  return {
    ...context,
    ...set,
    entries,
    registry: registryOf(context.kinds, entries, context.unread, context.order),
    outcomes: new Map(),
    substitutions: new Map(),
    notes: createNoteBook(),
    aliases: [],
    standing: new Map(),
    later: laterDefinitions(set.packs, context.kinds),
    sizes: new Map(),
  };
}

/** Returns the first object with that name in the packs after the first `before` packs. */
type LaterDefinitions = (kind: KindName, name: string, before: number) => RawObject | undefined;

/** @param packs the objects of each pack, in load order; indexed once, when first needed */
export function laterDefinitions(
  packs: readonly (readonly RawObject[])[],
  kinds: Kinds,
): LaterDefinitions {
  let named: ReturnType<typeof firstOfEachPack> | undefined;
  return (kind, name, before) => {
    // Nothing comes after the last pack.
    if (before >= packs.length) return undefined;
    named ??= firstOfEachPack(packs, kinds);
    return named.get(kind, name)?.find(({ pack }) => pack >= before)?.object;
  };
}

interface Named {
  readonly pack: number;
  readonly object: RawObject;
}

function firstOfEachPack(
  packs: readonly (readonly RawObject[])[],
  kinds: Kinds,
): PairMap<KindName, string, Named[]> {
  const named = new PairMap<KindName, string, Named[]>();
  packs.forEach((objects, pack) => {
    for (const object of objects) {
      for (const name of namesOf(object, kinds)) {
        const known = named.getOrInsert(object.kind, name, () => []);
        if (known.at(-1)?.pack !== pack) known.push({ pack, object });
      }
    }
  });
  return named;
}

export interface NamedAlias {
  readonly object: RawObject;
  readonly alias: string;
  readonly id: string;
}
