import { kinds } from "../kinds/registry.ts";
import type { Definition } from "../model/definition.ts";
import type { Json, JsonArray } from "../model/json.ts";
import type { Member, Origin } from "./explanation.ts";
import {
  groupSources,
  missingSources,
  qualitySources,
  type FindDefinition,
  type GroupSource,
  type RequirementSource,
} from "./requirement-sources.ts";
import { slotAt, valueIn, type Tracer } from "./trace.ts";
import { walkValue, type Walk } from "./walk.ts";

export interface RequirementContext {
  readonly tracer: Tracer;
  readonly find: FindDefinition;
}

/**
 * Explains `qualities`, `tools`, `components` and `missing_requirements` in any kind that has them; `undefined` for any
 * other member.
 */
export function requirementMember(
  definition: Definition,
  member: string,
  value: Json,
  context: RequirementContext,
): Member | undefined {
  if (!kinds[definition.kind].uses) return undefined;
  const sources = requirementSources(definition, member, context.find);
  if (!sources) return undefined;
  const members = (value as JsonArray).map((entry, index) =>
    sourcedEntry(definition, [member, index], entry, sources[index], context),
  );
  const own = slotAt(definition.value, [member]);
  const origin: Origin =
    (own && context.tracer.originOf(definition, own)) ??
    (members[0] ? originOfAll(definition, members[0], context) : { how: "default" });
  return { path: [member], value, origin, members };
}

export function requirementSources(
  definition: Definition,
  member: string,
  find: FindDefinition,
): readonly (GroupSource | RequirementSource)[] | undefined {
  if (member === "qualities") return qualitySources(definition, find);
  if (member === "tools" || member === "components") return groupSources(definition, member, find);
  if (member === "missing_requirements") return missingSources(definition, find);
  return undefined;
}

/**
 * Explains one group or quality; in a group, each alternative separately, since a list brings in those of a
 * requirement.
 */
export function sourcedEntry(
  definition: Definition,
  path: Member["path"],
  value: Json,
  source: RequirementSource | GroupSource | undefined,
  context: RequirementContext,
): Member {
  const origin = source ? originOf(definition, source, context) : usingOrigin(definition, context);
  const walk: Walk = {
    kind: definition.kind,
    originOf: (slot) =>
      source &&
      throughRequirement(
        definition,
        source.definition,
        context.tracer.originOf(source.definition, slot),
      ),
  };
  if (!source || !("entries" in source)) {
    const slot = source && slotAt(source.definition.value, source.path);
    return walkValue(walk, path, value, origin, slot && { value: valueIn(slot) });
  }
  const members = (value as JsonArray).map((alternative, index): Member => {
    const [item] = alternative as readonly Json[];
    const from = source.entries.find((entry) => entry.item === item);
    const at = from ? originOf(definition, from, context) : origin;
    return walkValue(walk, [...path, index], alternative, at, undefined);
  });
  return { path, value, origin, members };
}

function originOf(
  definition: Definition,
  source: RequirementSource,
  { tracer }: RequirementContext,
): Origin {
  const slot = slotAt(source.definition.value, source.path);
  const origin = slot && tracer.originOf(source.definition, slot);
  return (
    throughRequirement(definition, source.definition, origin) ?? {
      how: "generated",
      at: { object: source.definition.origin, path: [] },
    }
  );
}

/**
 * The origin of what a requirement states: it applies to this definition because it, or a list in it, names the
 * requirement.
 */
function throughRequirement(
  definition: Definition,
  other: Definition,
  origin: Origin | undefined,
): Origin | undefined {
  if (other === definition || !origin) return origin;
  const { at } = origin;
  const via = `requirement ${JSON.stringify(other.id)}`;
  return { how: "generated", ...(at ? { at } : {}), via };
}

/** The origin of a list that the definition does not have itself. */
function originOfAll(definition: Definition, first: Member, context: RequirementContext): Origin {
  return slotAt(definition.value, ["using"]) ? usingOrigin(definition, context) : first.origin;
}

function usingOrigin(definition: Definition, { tracer }: RequirementContext): Origin {
  const slot = slotAt(definition.value, ["using"]);
  const at = slot && tracer.placeOf(definition, slot);
  return { how: "generated", at: at ?? { object: definition.origin, path: [] }, via: `"using"` };
}
