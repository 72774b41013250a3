/** The members of a resolved definition with their origins; every value has one. */
import { findRequirement } from "../kinds/parts/requirement-parts/find-requirement.ts";
import type { RecordSources, RecordSource } from "../kinds/record-source.ts";
import { kinds } from "../kinds/registry.ts";
import type { Layers } from "../layer/layer.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import type { Json, JsonObject, JsonPath } from "../model/json.ts";
import type { Explanation, Member, Origin } from "./explanation.ts";
import { requirementMember, type RequirementContext } from "./requirement-members.ts";
import { removedEntries } from "./removed-entries.ts";
import { createTracer, type Tracer, slotAt, valueIn } from "./trace.ts";
import { memberSlots, walkSlot, walkValue, type Walk } from "./walk.ts";
import { generatedMembers } from "./generated-members.ts";
import { isList } from "../json/containers.ts";

export type Explain = (definition: Definition, record: JsonObject) => Omit<Explanation, "uses">;

/** Creates a function that explains definitions; nothing is computed before it is called. */
export function createExplainer(layers: Layers): Explain {
  const tracer = createTracer(layers);
  const find = (id: string): Definition | undefined =>
    findRequirement({ find: layers.registry.get }, id);
  return (definition, record) => ({
    kind: definition.kind,
    id: definition.id,
    definition,
    replaced: replacedBy(definition, tracer),
    members: [
      ...membersOf(definition, record, { tracer, find }, layers),
      ...removedEntries(definition, tracer),
    ],
  });
}

/**
 * The replaced objects, back through every definition of the id; one that it copies from lives on in it and is left
 * out. A list that names an id twice replaces its own definition with one from the same object.
 */
function replacedBy(definition: Definition, tracer: Tracer): readonly RawObject[] {
  const change = tracer
    .changesOf(definition)
    .find((each) => each.what === "replaced" && each.before.origin !== definition.origin);
  if (change?.what !== "replaced") return [];
  const { before } = change;
  const earlier = replacedBy(before, tracer);
  const isPart = [...definition.contributors].includes(before.origin);
  return isPart ? earlier : [...earlier, before.origin];
}

function membersOf(
  definition: Definition,
  record: JsonObject,
  context: RequirementContext,
  { registry }: Layers,
): readonly Member[] {
  if (registry.isBuiltIn(definition)) return builtIn(definition, record);
  const { kind, generatedFrom } = definition;
  const { generation } = kinds[kind];
  if (generation && generatedFrom !== undefined) {
    const source = registry.get(generation.from, generatedFrom);
    if (source) return generatedMembers(kind, generation, source, record, context);
  }
  const { tracer } = context;
  const walk = walkOf(definition, tracer);
  const sourcesOf = kinds[kind].sourcesOf?.(definition.value) ?? noSources;
  const sourced = { definition, sourcesOf, walk, tracer };
  return Object.keys(record).map((member) => {
    const value = record[member] as Json;
    const source = sourcesOf([member]);
    if (source) return sourcedMember(sourced, [member], value, source);
    const [slot] = memberSlots(definition.kind, definition.value, member);
    const needed = requirementMember(definition, member, value, context);
    if (needed) return needed;
    if (slot) return walkSlot(walk, [member], value, slot, fallback(definition));
    return walkValue(walk, [member], value, { how: "default" }, undefined);
  });
}

/** For kinds whose members all show by their names what they were read from. */
const noSources: RecordSources = () => undefined;

function walkOf(definition: Definition, tracer: Tracer): Walk {
  return { kind: definition.kind, originOf: (slot) => tracer.originOf(definition, slot) };
}

/** The origin of what layering made up, such as the id of one of several definitions in an object. */
function fallback({ origin }: Definition): Origin {
  return { how: "defined", at: { object: origin, path: [] } };
}

function builtIn({ kind }: Definition, record: JsonObject): Member[] {
  const unknown: Walk = { kind, originOf: () => undefined };
  const origin: Origin = { how: "default", via: "built in" };
  return Object.keys(record).map((member) =>
    walkValue(unknown, [member], record[member] as Json, origin, undefined),
  );
}

/** A definition, with the sources that its kind provides for its record. */
interface Sourced {
  readonly definition: Definition;
  readonly sourcesOf: RecordSources;
  readonly walk: Walk;
  readonly tracer: Tracer;
}

/**
 * Explains a value of the record by its source; inner values by their own sources, or else by their place in that
 * source.
 */
function sourcedMember(
  sourced: Sourced,
  path: JsonPath,
  value: Json,
  source: RecordSource,
): Member {
  const { definition, sourcesOf, walk } = sourced;
  const slot = slotAt(definition.value, source.path);
  const origin = originOf(sourced, source);
  const inside = entriesOf(value).map(([key, each]) => {
    const at = [...path, key];
    return { at, each, own: sourcesOf(at) };
  });
  if (!inside.some(({ own }) => own)) {
    const from = source.computed === true ? undefined : slot;
    return walkValue(walk, path, value, origin, from && { value: valueIn(from) });
  }
  const members = inside.map(({ at, each, own }) =>
    own ? sourcedMember(sourced, at, each, own) : walkValue(walk, at, each, origin, undefined),
  );
  return { path, value, origin, members };
}

function originOf(
  { definition, walk, tracer }: Sourced,
  { path, computed, absent }: RecordSource,
): Origin {
  const slot = slotAt(definition.value, path);
  const itself = { object: definition.origin, path: [] };
  if (computed === true) {
    return { how: "generated", at: (slot && tracer.placeOf(definition, slot)) ?? itself };
  }
  const stated = slot && walk.originOf(slot);
  if (stated) return stated;
  return absent === "default" ? { how: "default" } : { how: "defined", at: itself };
}

function entriesOf(value: Json): readonly (readonly [key: string | number, value: Json])[] {
  if (typeof value !== "object" || value === null) return [];
  if (isList(value)) return value.map((each, index) => [index, each]);
  return Object.entries(value);
}
