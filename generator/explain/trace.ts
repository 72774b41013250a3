/** Traces a slot of a layered value to the line that wrote it, and determines how it got there. */
import { idMembers } from "../kinds/naming-members.ts";
import type { LayerEvent } from "../layer/history.ts";
import type { Layers } from "../layer/layer.ts";
import { pathTo } from "../layer/origins.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import type { Json, JsonPath, Slot } from "../model/json.ts";
import type { Kind } from "../kinds/kind.ts";
import { groupBy } from "../model/maps.ts";
import type { Origin, ValueLocation } from "./explanation.ts";

export interface Tracer {
  /** `undefined` for what layering made up, which has the origin of the value that contains it. */
  readonly originOf: (definition: Definition, slot: Slot | undefined) => Origin | undefined;
  readonly placeOf: (definition: Definition, slot: Slot | undefined) => ValueLocation | undefined;
  /** The changes to the definition, in order. */
  readonly changesOf: (definition: Definition) => readonly LayerEvent[];
}

/** Whether every object states the member for itself, so that it never replaces another object's. */
function isOwn(kind: Kind, member: string): boolean {
  return member === "type" || member === "obsolete" || idMembers(kind).includes(member);
}

export function createTracer({ registry, origins, history }: Layers): Tracer {
  const changes = groupBy(history, (change): RawObject =>
    change.what === "modified" ? change.after.origin : change.object,
  );

  const placeOf: Tracer["placeOf"] = (definition, slot) => {
    if (!slot) return undefined;
    const raw = origins.follow(slot);
    for (const object of definition.contributors) {
      const path = pathTo(object.value, raw.container);
      if (path) return { object, path: [...path, raw.key] };
    }
    return undefined;
  };

  const changesOf: Tracer["changesOf"] = ({ id, origin }) =>
    (changes.get(origin) ?? []).filter((change) => !("after" in change) || change.after.id === id);

  const originOf: Tracer["originOf"] = (definition, slot) => {
    const at = placeOf(definition, slot);
    if (!at) return undefined;
    const contributors = [...definition.contributors];
    const position = contributors.indexOf(at.object);
    const itself = contributors.indexOf(definition.origin);
    const [first] = at.path;
    if (position < itself || first === "copy-from") return { how: "inherited", at };
    if (first === "extend" || at.path.some(adds)) return { how: "added", at };
    const editing = scales.some((each) => each === first);
    const members = memberPath(editing ? at.path.slice(1) : at.path);
    if (isOwn(registry.kinds.of(definition.kind), String(members[0])))
      return { how: "defined", at };
    const was =
      lastOf(contributors.slice(0, position), members) ??
      (position === itself ? replacedBy(definition, members) : undefined);
    if (was) return { how: "replaced", at, was };
    return { how: editing ? "replaced" : position > itself ? "added" : "defined", at };
  };

  /** The place where the definition that this one replaced states the same member. */
  function replacedBy(definition: Definition, members: JsonPath): ValueLocation | undefined {
    const change = changesOf(definition).find((each) => each.what === "replaced");
    return change && placeOf(change.before, slotAt(change.before.value, members));
  }

  return { originOf, placeOf, changesOf };
}

const scales = ["proportional", "relative"] as const;

/** Where the last of these objects states the members, or scales them. */
function lastOf(objects: readonly RawObject[], members: JsonPath): ValueLocation | undefined {
  const paths = [members, ...scales.map((each) => [each, ...members])];
  for (const object of objects.toReversed()) {
    const path = paths.find((each) => slotAt(object.value, each));
    if (path) return { object, path };
  }
  return undefined;
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
