/**
 * What objects of other types say that rules of our kinds need: the qualities that tools have (§2.10), and the traits
 * that a character cannot have together (§2.1).
 */
import { isList, isObject, textsIn } from "../json/containers.ts";
import type { Exclusion, ToolQuality } from "../model/external-summary.ts";
import type { Json, JsonObject } from "../model/json.ts";

/** The qualities of an item, a part of a vehicle or whatever else serves as a tool, with their levels. */
export function toolQualities(object: JsonObject): readonly ToolQuality[] {
  const { extend } = object;
  const lists = [object, ...(isObject(extend) ? [extend] : [])].flatMap(
    ({ qualities, charged_qualities: charged }) => [qualities, charged],
  );
  return lists.flatMap((list) => (isList(list) ? list.flatMap(toolQuality) : []));
}

function toolQuality(entry: Json): readonly ToolQuality[] {
  if (!isList(entry)) return [];
  const [id, level] = entry;
  return typeof id === "string" && typeof level === "number" ? [[id, level]] : [];
}

/** The greatest level of each quality. */
export function greatestLevels(qualities: Iterable<ToolQuality>): ReadonlyMap<string, number> {
  const greatest = new Map<string, number>();
  for (const [id, level] of qualities) greatest.set(id, Math.max(level, greatest.get(id) ?? level));
  return greatest;
}

/** The traits that a trait takes the place of, if the object defines a trait. */
export function exclusionsOf({ id, cancels }: JsonObject): readonly Exclusion[] {
  return textsIn(id).flatMap((trait) => textsIn(cancels).map((other) => [trait, other] as const));
}
