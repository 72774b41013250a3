/** The members of a resolved definition with their origins; every value has one. */
import { findRequirement } from "../kinds/parts/requirement-parts/find-requirement.ts";
import type { Generation } from "../kinds/generation.ts";
import type { RecordSources, RecordSource } from "../kinds/record-source.ts";
import type { Layers } from "../layer/layer.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { Kind } from "../kinds/kind.ts";
import type { Explanation, Member, Origin } from "./explanation.ts";
import { removedEntries } from "./removed-entries.ts";
import { requirementProvenance } from "./requirement-provenance.ts";
import { isRequirementMember, type FindDefinition } from "./requirement-sources.ts";
import { createTracer, slotAt, valueIn, type Tracer } from "./trace.ts";
import { memberSlots, walkValue, type Stated, type Walk } from "./walk.ts";

export type Explain = (definition: Definition, record: JsonObject) => Omit<Explanation, "uses">;

interface Sources {
  readonly tracer: Tracer;
  readonly find: FindDefinition;
}

/** Creates a function that explains definitions; nothing is computed before it is called. */
export function createExplainer(layers: Layers): Explain {
  const tracer = createTracer(layers);
  const { registry } = layers;
  const find: FindDefinition = (id) => findRequirement({ find: registry.get }, id);
  return (definition, record) => ({
    kind: definition.kind,
    id: definition.id,
    definition,
    replaced: replacedBy(definition, tracer),
    members: [
      ...membersOf(definition, record),
      ...removedEntries(registry.kinds.of(definition.kind), definition, tracer),
    ],
  });

  function membersOf(definition: Definition, record: JsonObject): readonly Member[] {
    const kind = registry.kinds.of(definition.kind);
    const { value, origin, generatedFrom } = definition;
    if (registry.isBuiltIn(definition)) {
      const unknown: Walk = { kind, originOf: () => undefined };
      return walkValue(unknown, [], record, { origin: { how: "default", via: "built in" } })
        .members;
    }
    const { generation, uses, sourcesOf } = kind;
    const source =
      generation && generatedFrom !== undefined
        ? registry.get(generation.from, generatedFrom)
        : undefined;
    if (generation && source)
      return generatedMembers(kind, generation, source, record, { tracer, find });
    const recordSources = sourcesOf && statedSources(definition, tracer, sourcesOf(value));
    const requirements = uses && requirementProvenance(kind, definition, tracer, find);
    const walk: Walk = {
      kind,
      originOf: (slot) => tracer.originOf(definition, slot),
      stated: (path, each) => recordSources?.(path, each) ?? requirements?.(path, each),
    };
    // What layering made up, such as the id of one of several definitions in an object, comes from the whole object.
    const itself: Origin = { how: "defined", at: { object: origin, path: [] } };
    return walkValue(walk, [], record, { origin: itself, source: { value } }).members;
  }
}

/**
 * The members of a definition generated from another one: an uncraft (§2.10). Each is located where the source states
 * it, or else where the source requests the generated definition.
 */
function generatedMembers(
  kind: Kind,
  { member: request, taken, stated }: Generation,
  source: Definition,
  record: JsonObject,
  { tracer, find }: Sources,
): readonly Member[] {
  const itself = { object: source.origin, path: [] };
  const requested = tracer.placeOf(source, slotAt(source.value, [request]));
  const made: Origin = { how: "generated", at: requested ?? itself };
  const requirements = requirementProvenance(kind, source, tracer, find, made);
  const via = `${source.kind} ${JSON.stringify(source.id)}`;
  const asGenerated = (member: Member): Member => {
    const { origin, members } = member;
    const generated: Origin | undefined = origin.at && {
      how: "generated",
      at: origin.at,
      via: origin.via ?? via,
    };
    return { ...member, origin: generated ?? origin, members: members.map(asGenerated) };
  };
  const walk: Walk = {
    kind,
    originOf: (slot) => tracer.originOf(source, slot),
    stated: (path, value) => {
      const [member, ...inside] = path.map(String);
      if (member === undefined || inside.length > 0 || isRequirementMember(member)) {
        return requirements(path, value);
      }
      const isTaken = taken.includes(member) && memberSlots(kind, source.value, member).length > 0;
      if (isTaken) return undefined;
      return { origin: stated.includes(member) ? made : { how: "default" } };
    },
  };
  const { members } = walkValue(walk, [], record, {
    origin: made,
    source: { value: source.value },
  });
  return members.map(asGenerated);
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

/** What the kind itself says about the sources of its records; inner values may have sources of their own. */
function statedSources(definition: Definition, tracer: Tracer, sourcesOf: RecordSources): Stated {
  return (path, value) => {
    const source = sourcesOf(path);
    if (!source) return undefined;
    const slot = slotAt(definition.value, source.path);
    const keys = typeof value === "object" && value !== null ? [...Object.keys(value)] : [];
    const isSplit = keys.some((key) => sourcesOf([...path, key]));
    const isRead = slot && source.computed !== true && !isSplit;
    const origin = originOf(definition, source, tracer);
    return { origin, ...(isRead ? { source: { value: valueIn(slot) } } : {}) };
  };
}

function originOf(
  definition: Definition,
  { path, computed, absent }: RecordSource,
  tracer: Tracer,
): Origin {
  const slot = slotAt(definition.value, path);
  const itself = { object: definition.origin, path: [] };
  if (computed === true)
    return { how: "generated", at: tracer.placeOf(definition, slot) ?? itself };
  const stated = tracer.originOf(definition, slot);
  if (stated) return stated;
  return absent === "default" ? { how: "default" } : { how: "defined", at: itself };
}
