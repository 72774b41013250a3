/**
 * Where a layered value came from. Containers read from files are never changed or copied; a container that
 * layering makes says of each of its keys which slot of another container the value was taken from. Following
 * these leads to a raw container, which stands in exactly one raw object.
 */
import type { Place } from "../diagnostics/diagnostic.ts";
import type { Definition, Json, JsonPath, RawObject } from "../model.ts";

export interface Slot {
  readonly container: object;
  readonly key: string | number;
}

export interface Origins {
  /** States, for a new container, the slot each of its keys was taken from. */
  readonly derived: (container: object, sources: ReadonlyMap<string | number, Slot>) => void;
  /** The raw slot behind a slot of a layered value. */
  readonly follow: (slot: Slot) => Slot;
  /** Where a slot that belongs to `definition` was written. */
  readonly placeOfSlot: (definition: Definition, slot: Slot, target?: "key" | "value") => Place;
  /** Where the value at `path` of `definition.value` was written; a missing tail marks its nearest parent. */
  readonly placeOf: (definition: Definition, path: JsonPath, target?: "key" | "value") => Place;
}

export function createOrigins(): Origins {
  const sources = new WeakMap<object, ReadonlyMap<string | number, Slot>>();

  function follow(slot: Slot): Slot {
    let at = slot;
    for (;;) {
      const next = sources.get(at.container)?.get(at.key);
      if (!next) return at;
      at = next;
    }
  }

  function placeOfSlot(
    definition: Definition,
    slot: Slot,
    target: "key" | "value" = "value",
  ): Place {
    const raw = follow(slot);
    // Contributors applied last are the likelier place.
    for (const object of definition.contributors.toReversed()) {
      const path = pathTo(object.value, raw.container);
      if (path) return placeIn(object, [...path, raw.key], target);
    }
    return placeIn(definition.origin, [], "value");
  }

  function placeOf(
    definition: Definition,
    path: JsonPath,
    target: "key" | "value" = "value",
  ): Place {
    let container: Json = definition.value;
    let slot: Slot | undefined;
    for (const step of path) {
      if (typeof container !== "object" || container === null || !Object.hasOwn(container, step)) {
        return slot
          ? placeOfSlot(definition, slot, "value")
          : placeIn(definition.origin, [], "value");
      }
      slot = { container, key: step };
      container = (container as Record<string | number, Json>)[step] as Json;
    }
    return slot ? placeOfSlot(definition, slot, target) : placeIn(definition.origin, [], target);
  }

  return {
    derived: (container, from) => {
      sources.set(container, from);
    },
    follow,
    placeOfSlot,
    placeOf,
  };
}

/** A place inside a raw object, by a path into the object. */
export function placeIn(
  object: RawObject,
  path: JsonPath,
  target: "key" | "value" = "value",
): Place {
  const start: JsonPath = object.index === undefined ? [] : [object.index];
  return { source: object.file, path: [...start, ...path], target };
}

/** Path from `value` to the very container, or `undefined`; runs only for findings. */
function pathTo(value: Json, container: object): (string | number)[] | undefined {
  if (value === container) return [];
  if (typeof value !== "object" || value === null) return undefined;
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  for (const key of keys) {
    const path = pathTo((value as Record<string | number, Json>)[key] as Json, container);
    if (path) return [key, ...path];
  }
  return undefined;
}
