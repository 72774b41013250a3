/**
 * Which objects are tied to each other by names, directly or through other objects. Layering one such group alone has
 * the same result for it as layering all objects.
 */
import type { RawObject } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import { patchedMap } from "../model/patched-map.ts";
import { getOrInsert } from "../model/maps.ts";

/** Names by kind. */
export type Names = ReadonlyMap<KindName, ReadonlySet<string>>;
/** The names by which an object is tied (`tiesOf`). */
export type NamesOf = (object: RawObject) => readonly string[];
/** The objects that a name ties, by kind and name. */
export type Ties = ReadonlyMap<KindName, ReadonlyMap<string, readonly RawObject[]>>;

export interface Closure {
  readonly names: Names;
  readonly objects: ReadonlySet<RawObject>;
}

export function tiesBetween(objects: Iterable<RawObject>, namesOf: NamesOf): Ties {
  const ties = new Map<KindName, Map<string, RawObject[]>>();
  for (const object of objects) {
    const { kind } = object;
    const own = getOrInsert(ties, kind, () => new Map<string, RawObject[]>());
    for (const name of namesOf(object)) {
      const tied = getOrInsert(own, name, () => []);
      if (tied.at(-1) !== object) tied.push(object);
    }
  }
  return ties;
}

/** Returns the ties after objects have come and gone; `ties` itself is not modified. */
export function withObjects(
  ties: Ties,
  gone: ReadonlySet<RawObject>,
  come: ReadonlySet<RawObject>,
  namesOf: NamesOf,
): Ties {
  const changed = new Map<KindName, Map<string, readonly RawObject[] | undefined>>();
  const tied = (kind: KindName, name: string): readonly RawObject[] => {
    const changes = changed.get(kind);
    return (changes?.has(name) ? changes.get(name) : ties.get(kind)?.get(name)) ?? [];
  };
  const tie = (kind: KindName, name: string, objects: readonly RawObject[]): void => {
    let changes = changed.get(kind);
    if (!changes) changed.set(kind, (changes = new Map<string, readonly RawObject[]>()));
    changes.set(name, objects.length > 0 ? objects : undefined);
  };
  for (const [kind, names] of namesIn(gone, namesOf)) {
    for (const name of names) {
      tie(
        kind,
        name,
        tied(kind, name).filter((object) => !gone.has(object)),
      );
    }
  }
  for (const [kind, own] of tiesBetween(come, namesOf)) {
    for (const [name, objects] of own) tie(kind, name, [...tied(kind, name), ...objects]);
  }
  const tables = [...changed].map(
    ([kind, changes]) =>
      [kind, patchedMap<string, readonly RawObject[]>(ties.get(kind) ?? noTies, changes)] as const,
  );
  return new Map([...ties, ...tables]);
}

const noTies: ReadonlyMap<string, readonly RawObject[]> = new Map();

/** The names of all of these objects. */
function namesIn(objects: Iterable<RawObject>, namesOf: NamesOf): Map<KindName, Set<string>> {
  const names = new Map<KindName, Set<string>>();
  for (const object of objects) {
    const own = getOrInsert(names, object.kind, () => new Set());
    for (const name of namesOf(object)) own.add(name);
  }
  return names;
}

/** Returns these objects and names together with everything that is tied to them. */
export function closureOf(
  objects: Iterable<RawObject>,
  names: Names,
  ties: Ties,
  namesOf: NamesOf,
): Closure {
  const reached = new Set(objects);
  const all = namesIn(reached, namesOf);
  for (const [kind, some] of names) all.set(kind, new Set([...(all.get(kind) ?? []), ...some]));
  for (const [kind, own] of all) {
    const tied = ties.get(kind);
    // Iterating over a set includes entries added meanwhile. No name ties objects of two kinds.
    for (const name of own) {
      for (const object of tied?.get(name) ?? []) {
        if (reached.has(object)) continue;
        reached.add(object);
        for (const other of namesOf(object)) own.add(other);
      }
    }
  }
  return { names: all, objects: reached };
}
