import { nameOf } from "../../schema/explain.ts";
import type { Definition, Json, JsonObject, JsonPath } from "../../model.ts";
import type { ResolveContext } from "../kind.ts";

const groupMembers = ["entries", "items", "groups"] as const;
const rangeMembers = ["count", "charges", "damage", "dirt"] as const;
const entryMembers = ["collection", "distribution"] as const;

/**
 * Reports every `[greater, smaller]` of the counts, charges, damage and dirt of an inline item group
 * (`reversed-range`); `path` is where the group stands in `definition.value`.
 */
export function checkItemGroupRanges(
  group: Json | undefined,
  path: JsonPath,
  definition: Definition,
  context: ResolveContext,
): void {
  if (Array.isArray(group)) {
    (group as readonly Json[]).forEach((entry, index) => {
      if (isObject(entry)) checkEntry(entry, [...path, index], definition, context);
    });
  } else if (group !== undefined && isObject(group)) {
    for (const member of groupMembers) {
      const inner = group[member];
      if (inner !== undefined) {
        checkItemGroupRanges(inner, [...path, member], definition, context);
      }
    }
  }
}

function checkEntry(
  entry: JsonObject,
  path: JsonPath,
  definition: Definition,
  context: ResolveContext,
): void {
  for (const member of rangeMembers) {
    const range = entry[member];
    if (Array.isArray(range)) checkRange(range, [...path, member], definition, context);
  }
  for (const member of entryMembers) {
    const inner = entry[member];
    if (inner !== undefined) checkItemGroupRanges(inner, [...path, member], definition, context);
  }
}

/** Reports one range with its greater number first; anything else passes. */
export function checkRange(
  range: Json | undefined,
  path: JsonPath,
  definition: Definition,
  context: ResolveContext,
): void {
  if (!Array.isArray(range)) return;
  const [first, second] = range as unknown as readonly [number, number];
  if (first <= second) return;
  context.report("reversed-range", context.placeOf(definition, path), {
    where: nameOf(path),
    first,
    second,
  });
}

function isObject(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
