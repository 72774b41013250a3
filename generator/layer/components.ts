/**
 * The connected components of objects that are linked by names. Layering one component alone has the same result for it
 * as layering all objects.
 */
import type { RawObject } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import { patchedMap } from "../model/patched-map.ts";
import { getOrInsert } from "../model/maps.ts";

/** Names by kind. */
export type Names = ReadonlyMap<KindName, ReadonlySet<string>>;
/** The names by which an object is linked to others (`linkingNames`). */
export type NamesOf = (object: RawObject) => readonly string[];
/** The objects that a name links, by kind and name. */
export type ObjectsByName = ReadonlyMap<KindName, ReadonlyMap<string, readonly RawObject[]>>;

export interface Component {
  readonly names: Names;
  readonly objects: ReadonlySet<RawObject>;
}

export function objectsByName(objects: Iterable<RawObject>, namesOf: NamesOf): ObjectsByName {
  const byName = new Map<KindName, Map<string, RawObject[]>>();
  for (const object of objects) {
    const { kind } = object;
    const own = getOrInsert(byName, kind, () => new Map<string, RawObject[]>());
    for (const name of namesOf(object)) {
      const linked = getOrInsert(own, name, () => []);
      if (linked.at(-1) !== object) linked.push(object);
    }
  }
  return byName;
}

/** Returns the objects by name after some have come and gone; `byName` itself is not modified. */
export function withObjects(
  byName: ObjectsByName,
  gone: ReadonlySet<RawObject>,
  come: ReadonlySet<RawObject>,
  namesOf: NamesOf,
): ObjectsByName {
  const added = objectsByName(come, namesOf);
  const tables = [...namesIn([...gone, ...come], namesOf)].map(([kind, names]) => {
    const before = byName.get(kind) ?? noObjects;
    const changes = [...names].map((name) => {
      const left = (before.get(name) ?? []).filter((object) => !gone.has(object));
      const now = [...left, ...(added.get(kind)?.get(name) ?? [])];
      return [name, now.length > 0 ? now : undefined] as const;
    });
    return [kind, patchedMap<string, readonly RawObject[]>(before, new Map(changes))] as const;
  });
  return new Map([...byName, ...tables]);
}

const noObjects: ReadonlyMap<string, readonly RawObject[]> = new Map();

/** The names of all of these objects. */
function namesIn(objects: Iterable<RawObject>, namesOf: NamesOf): Map<KindName, Set<string>> {
  const names = new Map<KindName, Set<string>>();
  for (const object of objects) {
    const own = getOrInsert(names, object.kind, () => new Set());
    for (const name of namesOf(object)) own.add(name);
  }
  return names;
}

/** Returns these objects and names together with everything that is linked to them. */
export function componentOf(
  objects: Iterable<RawObject>,
  names: Names,
  byName: ObjectsByName,
  namesOf: NamesOf,
): Component {
  const reached = new Set(objects);
  const all = namesIn(reached, namesOf);
  for (const [kind, some] of names) all.set(kind, new Set([...(all.get(kind) ?? []), ...some]));
  for (const [kind, own] of all) {
    const linked = byName.get(kind);
    // Iterating over a set includes entries added meanwhile. No name byName objects of two kinds.
    for (const name of own) {
      for (const object of linked?.get(name) ?? []) {
        if (reached.has(object)) continue;
        reached.add(object);
        for (const other of namesOf(object)) own.add(other);
      }
    }
  }
  return { names: all, objects: reached };
}
