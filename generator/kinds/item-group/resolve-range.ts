import type { Json, JsonArray, JsonObject } from "../../model.ts";

/**
 * An exact amount or `[least, greatest]` as `{ min, max }`, both included (§2.5, §2.9). A pair in the wrong
 * order is swapped (the rule `reversed-range` has said so).
 */
export function resolveRange(value: Json): JsonObject {
  if (!Array.isArray(value)) return { min: value as number, max: value as number };
  const [first, second] = value as JsonArray;
  return ordered(first as number, second as number);
}

/** A number of things: as `resolveRange`, and never below 0. */
export function resolveCount(value: Json): JsonObject {
  const { min, max } = resolveRange(value) as { readonly min: number; readonly max: number };
  return { min: Math.max(0, min), max: Math.max(0, max) };
}

/**
 * A member of an entry that may be written whole (`count`) or as two (`count-min`, `count-max`; extension).
 * The whole one wins; a half that is absent equals the other. `undefined` where none of them is written.
 */
export function resolveSplitRange(entry: JsonObject, member: string): JsonObject | undefined {
  if (Object.hasOwn(entry, member)) return resolveRange(entry[member] as Json);
  const least = entry[`${member}-min`] as number | undefined;
  const greatest = entry[`${member}-max`] as number | undefined;
  if (least === undefined && greatest === undefined) return undefined;
  return ordered((least ?? greatest) as number, (greatest ?? least) as number);
}

function ordered(one: number, other: number): JsonObject {
  return { min: Math.min(one, other), max: Math.max(one, other) };
}
