/** Minimal valid values for a member or a definition of a kind, as a start for new ones. */
import { shapes } from "../compiled/shapes.ts";
import { kinds } from "../kinds/registry.ts";
import type { Json, JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import { sampleValue, type PickId } from "../schema/sample.ts";

/** A whole definition with its mandatory members, and the others that its kind cannot do without. */
export function sampleDefinition(kind: KindName, pick: PickId, id: string | undefined): JsonObject {
  const { definition, required } = shapes[kind];
  const { naming, startsWith = [] } = kinds[kind];
  const members: Record<string, Json> = { type: kind };
  for (const name of [...required, ...startsWith]) {
    const shape = definition.properties?.[name];
    const given = name === naming?.member ? id : undefined;
    const value = given ?? (shape && sampleValue(shape, pick, name));
    if (value !== undefined) members[name] = value;
  }
  return members;
}
