import type { Json, JsonObject } from "../../../model/json.ts";

/** Least and greatest, both included. */
export type Range = readonly [min: number, max: number];

/**
 * An exact amount or `[least, greatest]` as `[min, max]`, both included (§2.5, §2.9). A pair in the wrong
 * order is swapped (the rule `reversed-range` has said so).
 */
export function resolveRange(value: Json): Range {
  if (!Array.isArray(value)) return [value as number, value as number];
  const [first, second] = value as unknown as Range;
  return ordered(first, second);
}

/** A number of things: as `resolveRange`, and never below 0. */
export function resolveCount(value: Json): Range {
  const [min, max] = resolveRange(value);
  return [Math.max(0, min), Math.max(0, max)];
}

/**
 * A member of an entry that may be written whole (`count`) or as two (`count-min`, `count-max`; extension).
 * The whole one wins; a half that is absent equals the other. `undefined` where none of them is written.
 */
export function resolveSplitRange(entry: JsonObject, member: string): Range | undefined {
  if (Object.hasOwn(entry, member)) return resolveRange(entry[member] as Json);
  const least = entry[`${member}-min`] as number | undefined;
  const greatest = entry[`${member}-max`] as number | undefined;
  const either = least ?? greatest;
  return either === undefined ? undefined : ordered(either, greatest ?? either);
}

function ordered(one: number, other: number): Range {
  return [Math.min(one, other), Math.max(one, other)];
}
