/**
 * layer: RawObject[] -> Definition[]: combines packs (`layer-set.ts`), and runs the checks that need all content.
 */
import type { Fact, Report } from "../diagnostics/diagnostic.ts";
import { createFindings } from "../diagnostics/findings.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import type { Locations } from "../model/locations.ts";
import type { ParsedFile } from "../parse/parse.ts";
import type { ObjectOutcome } from "./account.ts";
import { withWritten } from "./as-written.ts";
import type { History } from "./history.ts";
import { createIdLookups, type IdLookups } from "./id-lookups.ts";
import { layerSet } from "./layer-set.ts";
import type { LayeredSet } from "./layered-set.ts";
import type { LayerContext, ObjectSet } from "./layering.ts";
import { byLoadOrder, loadOrder, type LoadOrder } from "./load-order.ts";
import { misreadObjects, type SpellingOf } from "./intended.ts";
import { createOrigins, type Origins } from "./origins.ts";
import { registryOf, type Registry } from "./registry.ts";
import type { Rejected, Rejections, Notes } from "./notes.ts";
import type { Entries } from "./entries.ts";
import { once } from "../model/once.ts";
import { groupBy } from "../model/maps.ts";

export interface Layers {
  readonly registry: Registry;
  /** Substitutions in load order; they have no id. */
  readonly substitutions: readonly Definition[];
  readonly origins: Origins;
  /** What became of each input object, in load order. */
  readonly outcomes: ReadonlyMap<RawObject, ObjectOutcome>;
  readonly rejections: Rejections;
  readonly history: History;
  /** Objects that change inherited members (`extend` and the like) but copy from nothing. */
  readonly unparented: readonly RawObject[];
  /** The facts that layering reported. */
  readonly facts: readonly Fact[];
  /** The results by object and by name. */
  readonly set: LayeredSet;
  /** The look-ups for unknown ids that have been made so far. */
  readonly lookups: IdLookups;
  /** The same object as in the last run if the objects that both runs have are in the same order. */
  readonly arrangement: object;
}

/** The input of layering. */
export interface LayerInput {
  /** In load order. */
  readonly parsed: readonly ParsedFile[];
  readonly locations: Locations;
  /** Objects that cannot be read as a whole because their shape is wrong. */
  readonly broken: ReadonlySet<RawObject>;
  /** The facts reported while the files were loaded. */
  readonly facts: readonly Fact[];
}

/** @param some all objects that have to be layered, if it is known that the others are as written */
export function layer(input: LayerInput, kinds: Kinds, some?: readonly RawObject[]): Layers {
  const context = contextOf(input, kinds, createOrigins());
  const objects = input.parsed.flatMap((file) => file.objects);
  const set = layerSet(setOf(kinds, input, some ?? objects), context);
  return layersOf(some ? withWritten(set, objects, kinds) : set, context);
}

/** @param before the set of unreadable ids of the last run; it is returned again if the new one has the same ids */
export function contextOf(
  { parsed, locations }: Pick<LayerInput, "parsed" | "locations">,
  kinds: Kinds,
  origins: Origins,
  before?: ReadonlySet<string>,
): LayerContext {
  const now = unreadOf(parsed);
  const isSame = before?.size === now.size && [...now].every((id) => before.has(id));
  return { kinds, origins, order: loadOrder(locations), unread: isSame ? before : now };
}

/** Ids in content that could not be read. Nearly all files have none. */
export function unreadOf(parsed: readonly ParsedFile[]): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { unread } of parsed) for (const id of unread) ids.add(id);
  return ids;
}

/** @param objects in load order */
export function setOf(
  kinds: Kinds,
  { broken, facts }: Pick<LayerInput, "broken" | "facts">,
  objects: readonly RawObject[],
  spellingOf: SpellingOf = misreadObjects(kinds, facts),
): ObjectSet {
  const packs = groupBy(objects, ({ entry }) => entry.pack);
  return { packs: [...packs.values()], broken, spellingOf, facts };
}

/** @param held parts of the layers of the last run that are still valid; absent parts are made anew */
export function layersOf(
  set: LayeredSet,
  { kinds, origins, order, unread }: LayerContext,
  held: Partial<Pick<Layers, "lookups" | "arrangement">> = {},
): Layers {
  const { lookups = createIdLookups(), arrangement = {} } = held;
  const ordered = byLoadOrder(set.reportable, order);
  const rejected = ordered.flatMap(([object, notes]): [RawObject, Rejected][] =>
    notes.rejected ? [[object, notes.rejected]] : [],
  );
  const findings = createFindings();
  for (const [, { facts }] of ordered) for (const fact of facts) findings.facts.push(fact);
  runDeferred(ordered, set.entries, { kinds, order, unread, lookups }, findings.report);
  const outcomes = once(() => new Map(byLoadOrder(set.outcomes, order)));
  const history = once(() => historyOf(set.notes, order));
  return {
    registry: registryOf(kinds, set.entries, unread, order, lookups),
    substitutions: byLoadOrder(set.substitutions, order).map(([, definition]) => definition),
    origins,
    get outcomes() {
      return outcomes();
    },
    rejections: new Map(rejected),
    get history() {
      return history();
    },
    unparented: ordered.flatMap(([object, { unparented }]) => (unparented ? [object] : [])),
    facts: findings.facts,
    set,
    lookups,
    arrangement,
  };
}

type Known = Pick<LayerContext, "kinds" | "order" | "unread"> & Pick<Layers, "lookups">;

/** Runs the checks that had to wait until all of the content was layered. */
function runDeferred(
  notes: readonly (readonly [RawObject, Notes])[],
  entries: Entries,
  known: Known,
  report: Report,
): void {
  const content = once(() => withIncomplete(entries, known));
  for (const [, { deferred }] of notes) for (const check of deferred) check(content(), report);
}

/** A registry that includes incomplete definitions, which may be meant like any others. */
function withIncomplete(entries: Entries, { kinds, order, unread, lookups }: Known): Registry {
  const { incomplete } = entries;
  if (incomplete.size === 0) return registryOf(kinds, entries, unread, order, lookups);
  const tables = new Map([...entries.tables].map(([kind, table]) => [kind, new Map(table)]));
  const own = { ...createIdLookups(), built: lookups.builtWhole };
  const whole = registryOf(kinds, { ...entries, tables }, unread, order, own);
  for (const definition of incomplete.values()) whole.set(definition);
  return whole;
}

/**
 * Sorts changes pack by pack: first those that definitions made, then modifications, each in load order. Changes of an
 * object that came before its turn precede those of the object that waited for it.
 */
function historyOf(notes: ReadonlyMap<RawObject, Notes>, order: LoadOrder): History {
  const turns = [...notes].flatMap(([object, { turn, changes, broughtBy }]) => {
    const [first] = changes;
    if (!first) return [];
    const phase = first.what === "modified" ? 1 : 0;
    return [
      { pack: order.pack(object), phase, rank: order.rank(broughtBy ?? object), turn, changes },
    ];
  });
  // Objects that the same object waited for stay in the order in which they were layered.
  turns.sort(
    (one, other) =>
      one.pack - other.pack ||
      one.phase - other.phase ||
      one.rank - other.rank ||
      one.turn - other.turn,
  );
  return turns.flatMap(({ changes }) => changes);
}
