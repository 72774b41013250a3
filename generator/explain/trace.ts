/** Traces a slot of a layered value to the line that wrote it, and determines how it got there. */
import type { KindName } from "../model/kind-names.ts";
import { idMembers } from "../kinds/naming-members.ts";
import { isList } from "../json/containers.ts";
import type { Layers } from "../layer/layer.ts";
import type { Change } from "../layer/history.ts";
import type { Slot } from "../layer/origins.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import type { Json, JsonObject, JsonPath } from "../model/json.ts";
import type { Origin, ValueLocation } from "./explanation.ts";

export interface Tracer {
  /** `undefined` for what layering made up, which has the origin of the value that contains it. */
  readonly originOf: (definition: Definition, slot: Slot) => Origin | undefined;
  readonly placeOf: (definition: Definition, slot: Slot) => ValueLocation | undefined;
  /** The slot in a file from which a slot of a layered value comes. */
  readonly raw: (slot: Slot) => Slot;
  /** The changes to the definition, in order. */
  readonly changesOf: (definition: Definition) => readonly Change[];
}

/** Whether every object states the member for itself, so that it never replaces another object's. */
function isOwn(kind: KindName, member: string): boolean {
  return member === "type" || member === "obsolete" || idMembers(kind).includes(member);
}

export function createTracer({ origins, history }: Layers): Tracer {
  const changes = new Map<RawObject, Change[]>();
  for (const change of history) {
    const subject = change.what === "modified" ? change.after.origin : change.object;
    const known = changes.get(subject);
    if (known) known.push(change);
    else changes.set(subject, [change]);
  }
  const indexes = new WeakMap<RawObject, ReadonlyMap<object, JsonPath>>();

  function indexOf(object: RawObject): ReadonlyMap<object, JsonPath> {
    let index = indexes.get(object);
    if (!index) {
      index = pathsOf(object.value);
      indexes.set(object, index);
    }
    return index;
  }

  function placeOf(definition: Definition, slot: Slot): ValueLocation | undefined {
    const raw = origins.follow(slot);
    for (const object of definition.contributors) {
      const path = indexOf(object).get(raw.container);
      if (path) return { object, path: [...path, raw.key] };
    }
    return undefined;
  }

  function changesOf({ id, origin }: Definition): Change[] {
    return (changes.get(origin) ?? []).filter(
      (change) => !("after" in change) || change.after.id === id,
    );
  }

  function originOf(definition: Definition, slot: Slot): Origin | undefined {
    const at = placeOf(definition, slot);
    if (!at) return undefined;
    const { origin } = definition;
    const contributors = [...definition.contributors];
    const position = contributors.indexOf(at.object);
    const itself = contributors.indexOf(origin);
    const [first] = at.path;
    if (position < itself || first === "copy-from") return { how: "inherited", at };
    if (first === "extend" || at.path.some(adds)) return { how: "added", at };
    const editing = first === "relative" || first === "proportional";
    const members = memberPath(editing ? at.path.slice(1) : at.path);
    if (isOwn(definition.kind, String(members[0]))) return { how: "defined", at };
    const was =
      contributors
        .slice(0, position)
        .toReversed()
        .flatMap((object) =>
          states(object.value, members) ? [{ object, path: members }] : [],
        )[0] ?? (position === itself ? replacedBy(definition, members) : undefined);
    if (was) return { how: "replaced", at, was };
    return { how: editing ? "replaced" : position > itself ? "added" : "defined", at };
  }

  /** The place where the definition that this one replaced states the same member. */
  function replacedBy(definition: Definition, members: JsonPath): ValueLocation | undefined {
    const change = changesOf(definition).find(({ what }) => what === "replaced");
    if (change?.what !== "replaced") return undefined;
    const slot = slotAt(change.before.value, members);
    return slot && placeOf(change.before, slot);
  }

  return { originOf, placeOf, raw: origins.follow, changesOf };
}

/** The slot at the end of a path, or `undefined` if the path leads nowhere. */
export function slotAt(value: Json, path: JsonPath): Slot | undefined {
  let slot: Slot | undefined;
  let at: Json | undefined = value;
  for (const key of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return undefined;
    slot = { container: at, key };
    at = valueIn(slot);
  }
  return slot;
}

export function valueIn({ container, key }: Slot): Json {
  return (container as Readonly<Record<string | number, Json>>)[key] as Json;
}

function adds(step: string | number): boolean {
  return typeof step === "string" && step.startsWith("add:");
}

/** The part of a path that names members: an entry of a list is not a member of its own. */
function memberPath(path: JsonPath): JsonPath {
  const end = path.findIndex((step) => typeof step === "number");
  return end < 0 ? path : path.slice(0, end);
}

function states(value: JsonObject, members: JsonPath): boolean {
  return slotAt(value, members) !== undefined;
}

/** Every object and list inside a value, with its path. */
function pathsOf(value: Json): Map<object, JsonPath> {
  const paths = new Map<object, JsonPath>();
  const visit = (at: Json, path: JsonPath): void => {
    if (typeof at !== "object" || at === null) return;
    paths.set(at, path);
    if (isList(at)) {
      at.forEach((entry, index) => {
        visit(entry, [...path, index]);
      });
    } else {
      for (const [key, each] of Object.entries(at)) visit(each, [...path, key]);
    }
  };
  visit(value, []);
  return paths;
}
