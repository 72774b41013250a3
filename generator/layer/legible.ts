/**
 * What can be read of an object whose shape is wrong in places: the object without these places. Several mistakes in
 * one object are independent of each other, and all of them are to be reported.
 */
import type { Json, JsonObject, JsonPath } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import { isWellShaped, unreadablePaths } from "../validate/validate.ts";
import type { Slot } from "./origins.ts";

type Key = string | number;

/** By container the keys that were left out. A list that lost an entry counts as unread as a whole: `everything`. */
export type Unreadable = ReadonlyMap<object, ReadonlySet<Key>>;

/** Stands for all keys of a container. */
export const everything = "*";

export interface Legible {
  readonly value: JsonObject;
  readonly unreadable: Unreadable;
}

/** States where the keys of a new container come from; see `Origins`. */
type Derived = (container: object, sources: ReadonlyMap<Key, Slot>) => void;

/**
 * The value without what its kind's shape refuses. What is still refused then loses the part around it, at last the
 * whole member.
 */
export function legiblePart(kind: KindName, value: JsonObject, derived: Derived): Legible {
  let legible: Legible = { value, unreadable: new Map() };
  for (let around = 0; !isWellShaped(kind, legible.value); around += 1) {
    const paths = unreadablePaths(kind, legible.value);
    // Out of range, or not a listed word: that can be read.
    if (paths.length === 0) break;
    const shorter = paths.map((path) => path.slice(0, Math.max(1, path.length - around)));
    legible = without(legible, shorter, derived);
  }
  return legible;
}

/** What is left out below a container: by key all of it, or what is left out of that. */
type Cuts = Map<Key, Cuts | "all">;

function without(
  { value, unreadable }: Legible,
  paths: readonly JsonPath[],
  derived: Derived,
): Legible {
  const left = new Map(unreadable);
  return { value: copy(value, cutsOf(paths)) as JsonObject, unreadable: left };

  function copy(container: Json, cuts: Cuts): Json {
    const isList = Array.isArray(container);
    const entries = Object.entries(container as JsonObject);
    const sources = new Map<Key, Slot>();
    const kept: [Key, Json][] = [];
    const gone = new Set(unreadable.get(container as object));
    for (const [name, inner] of entries) {
      const key = isList ? Number(name) : name;
      const cut = cuts.get(key);
      if (cut === "all") {
        gone.add(isList ? everything : key);
        continue;
      }
      const at = isList ? kept.length : key;
      sources.set(at, { container: container as object, key });
      kept.push([at, cut ? copy(inner, cut) : inner]);
    }
    const made: Json = isList ? kept.map(([, inner]) => inner) : Object.fromEntries(kept);
    derived(made, sources);
    if (gone.size > 0) left.set(made, gone);
    return made;
  }
}

function cutsOf(paths: readonly JsonPath[]): Cuts {
  const cuts: Cuts = new Map();
  for (const path of paths) {
    let at = cuts;
    for (const [index, key] of path.entries()) {
      const inner = at.get(key);
      if (inner === "all") break;
      if (index === path.length - 1) at.set(key, "all");
      else if (inner) at = inner;
      else {
        const next: Cuts = new Map();
        at.set(key, next);
        at = next;
      }
    }
  }
  return cuts;
}
