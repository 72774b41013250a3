/**
 * Where a layered value came from. Containers read from files are never changed or copied. For each key of a container
 * that layering makes, it is recorded which slot of another container the value was taken from. Following these slots
 * leads to a raw container, which is in exactly one raw object.
 */
import type { Derived } from "../kinds/parts/modification/modify-list.ts";
import type { Definition } from "../model/definition.ts";
import { isList, present } from "../json/containers.ts";
import { memberOf } from "../json/path.ts";
import type { Json, JsonArray, JsonObject, JsonPath, Slot } from "../model/json.ts";
import { placeIn, type Place } from "../model/place.ts";
import { getOrInsert } from "../model/maps.ts";

export interface Origins {
  /** Records, for a new container, the slot that each of its keys was taken from. */
  readonly derived: Derived;
  /** The raw slot behind a slot of a layered value. */
  readonly follow: (slot: Slot) => Slot;
  /** Where a slot that belongs to `definition` was written. */
  readonly placeOfSlot: (definition: Layered, slot: Slot, target?: "key" | "value") => Place;
  /** Where the value at `path` of `definition.value` was written; a missing tail marks its nearest parent. */
  readonly placeOf: (definition: Layered, path: JsonPath, target?: "key" | "value") => Place;
}

/** A layered value and the objects that it is from. */
type Layered = Pick<Definition, "value" | "origin" | "contributors">;

export function createOrigins(): Origins {
  const sources = new WeakMap<object, ReadonlyMap<string | number, Slot>>();

  function follow(slot: Slot): Slot {
    let at = slot;
    let { madeBy } = slot;
    for (;;) {
      const next = sources.get(at.container)?.get(at.key);
      if (!next) return madeBy === undefined ? at : { ...at, madeBy };
      madeBy ??= next.madeBy;
      at = next;
    }
  }

  function placeOfSlot(definition: Layered, slot: Slot, target: "key" | "value" = "value"): Place {
    const raw = follow(slot);
    // Contributors applied last are the likelier place.
    for (const object of [...definition.contributors].reverse()) {
      const path = pathTo(object.value, raw.container);
      if (!path) continue;
      const { madeBy } = raw;
      return { ...placeIn(object, [...path, raw.key], target), ...present({ madeBy }) };
    }
    return placeIn(definition.origin, [], "value");
  }

  function placeOf(definition: Layered, path: JsonPath, target: "key" | "value" = "value"): Place {
    let container: Json = definition.value;
    let slot: Slot | undefined;
    for (const step of path) {
      const inner = memberOf(container, step);
      if (typeof container !== "object" || container === null || inner === undefined) {
        return slot
          ? placeOfSlot(definition, slot, "value")
          : placeIn(definition.origin, [], "value");
      }
      slot = { container, key: step };
      container = inner;
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

/** The container around each container, and its key there. */
type Parents = ReadonlyMap<object, Slot | undefined>;

const parentsIn = new WeakMap<object, Parents>();

/** Path from `value` to this very container, or `undefined`; each value is searched only once. */
export function pathTo(value: JsonObject, container: object): (string | number)[] | undefined {
  const parents = getOrInsert(parentsIn, value, () => parentsOf(value));
  if (!parents.has(container)) return undefined;
  const path: (string | number)[] = [];
  for (let slot = parents.get(container); slot; slot = parents.get(slot.container)) {
    path.push(slot.key);
  }
  return path.reverse();
}

function parentsOf(value: JsonObject): Parents {
  const parents = new Map<JsonArray | JsonObject, Slot | undefined>([[value, undefined]]);
  // Iterating over a map includes entries added meanwhile.
  for (const container of parents.keys()) {
    for (const key of isList(container) ? container.keys() : Object.keys(container)) {
      const inner = memberOf(container, key);
      if (typeof inner === "object" && inner !== null) parents.set(inner, { container, key });
    }
  }
  return parents;
}
