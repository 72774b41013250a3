/** The result of layering a closed set of objects, and how it replaces the earlier result for them. */
import type { Definition, RawObject } from "../model/definition.ts";
import { patchedMap } from "../model/patched-map.ts";
import type { ObjectOutcome } from "./account.ts";
import { withNames, type Entries } from "./entries.ts";
import { isInLoadOrder, putInLoadOrder, type LoadOrder } from "./load-order.ts";
import type { Notes } from "./notes.ts";
import type { Component } from "./components.ts";

/** Not modified once it is made. */
export interface LayeredSet {
  readonly entries: Entries;
  /** What became of each object. */
  readonly outcomes: ReadonlyMap<RawObject, ObjectOutcome>;
  readonly substitutions: ReadonlyMap<RawObject, Definition>;
  /** Of objects about which there is something to note. */
  readonly notes: ReadonlyMap<RawObject, Notes>;
  /** The notes that contain more than the changes an object made. */
  readonly reportable: ReadonlyMap<RawObject, Notes>;
  /** Objects that are not definitions as written, in the form of definitions (`layer-set.ts`). */
  readonly unmerged: ReadonlyMap<RawObject, Definition>;
}

/** All definitions, including built-in ones. */
export function definitionsIn({
  entries,
  substitutions,
}: Pick<LayeredSet, "entries" | "substitutions">): readonly Definition[] {
  const tables = [...entries.tables.values()].map((table) => [...table.values()]);
  return [...tables, [...substitutions.values()]].flat();
}

/**
 * Returns all of the content after one part of it was layered again.
 * @param component names and objects of the part, including those that are gone
 */
export function withPart(
  all: LayeredSet,
  part: LayeredSet,
  component: Component,
  order: LoadOrder,
): LayeredSet {
  const entries = inOrder(withNames(all.entries, part.entries, component.names), component, order);
  return {
    entries,
    outcomes: replaced(all.outcomes, part.outcomes, component.objects),
    substitutions: replaced(all.substitutions, part.substitutions, component.objects),
    notes: replaced(all.notes, part.notes, component.objects),
    reportable: replaced(all.reportable, part.reportable, component.objects),
    unmerged: replaced(all.unmerged, part.unmerged, component.objects),
  };
}

/** Restores load order: a definition may have moved even if it is the same. */
function inOrder(entries: Entries, { names }: Component, order: LoadOrder): Entries {
  const tables = new Map(entries.tables);
  for (const [kind, placed] of names) {
    const table = tables.get(kind);
    const mayBeWrong = (one: Definition, other: Definition): boolean =>
      placed.has(one.id) || placed.has(other.id);
    if (!table || isInLoadOrder(table.values(), order, mayBeWrong)) continue;
    tables.set(kind, putInLoadOrder(new Map(table), order));
  }
  return { ...entries, tables };
}

function replaced<Value>(
  all: ReadonlyMap<RawObject, Value>,
  part: ReadonlyMap<RawObject, Value>,
  objects: ReadonlySet<RawObject>,
): ReadonlyMap<RawObject, Value> {
  const changes = new Map<RawObject, Value | undefined>();
  for (const object of objects) if (all.has(object)) changes.set(object, undefined);
  for (const [object, value] of part) changes.set(object, value);
  return patchedMap(all, changes);
}
