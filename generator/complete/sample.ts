/** Minimal valid values for a member or a definition of a kind, as a start for new ones. */
import type { Json, JsonObject } from "../model/json.ts";
import type { Kind } from "../kinds/kind.ts";
import { typeFor } from "../kinds/kinds.ts";
import { sampleValue, type PickId } from "../schema/sample.ts";

/** A whole definition with its mandatory members, and the others that its kind cannot do without. */
export function sampleDefinition(kind: Kind, pick: PickId, id: string | undefined): JsonObject {
  const { shapes, naming, startsWith = [] } = kind;
  const { definition, required } = shapes;
  const members: Record<string, Json> = { type: typeFor(kind) };
  for (const name of [...required, ...startsWith]) {
    const shape = definition.properties?.[name];
    const given = name === naming?.member ? id : undefined;
    const value = given ?? (shape && sampleValue(shape, pick, name));
    if (value !== undefined) members[name] = value;
  }
  return members;
}
