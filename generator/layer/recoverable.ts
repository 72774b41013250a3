/**
 * The recoverable part of an object whose shape is wrong in places: the object without these places. Several mistakes
 * in one object are independent of each other, and all of them should be reported.
 */
import type { Json, JsonObject, JsonPath, Slot } from "../model/json.ts";
import type { Kind } from "../kinds/kind.ts";
import { isWellShaped } from "../kinds/well-shaped.ts";
import { unreadablePaths } from "../validate/validate.ts";
import type { Derived } from "../kinds/parts/modification/modify-list.ts";

type Key = string | number;

/** The keys that were left out, by container. A list that lost an entry counts as completely unread: `everything`. */
export type Unreadable = ReadonlyMap<object, ReadonlySet<Key>>;

/** Stands for all keys of a container. */
export const everything = "*";

export interface Recoverable {
  readonly value: JsonObject;
  readonly unreadable: Unreadable;
}

/**
 * Returns the value without the parts that its kind's shape rejects. If it is still rejected, the containers around
 * these parts are removed as well, step by step up to whole members.
 */
export function recoverablePart(kind: Kind, value: JsonObject, derived: Derived): Recoverable {
  let recoverable: Recoverable = { value, unreadable: new Map() };
  for (let around = 0; !isWellShaped(kind, recoverable.value); around += 1) {
    const paths = unreadablePaths(kind, recoverable.value);
    // A value that is out of range or not a listed word can be read.
    if (paths.length === 0) break;
    const shorter = paths.map((path) => path.slice(0, Math.max(1, path.length - around)));
    recoverable = without(recoverable, shorter, derived);
  }
  return recoverable;
}

/** What is left out of a container, by key: the whole value, or what is left out of it. */
type Cuts = Map<Key, Cuts | "all">;

function without(
  { value, unreadable }: Recoverable,
  paths: readonly JsonPath[],
  derived: Derived,
): Recoverable {
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
