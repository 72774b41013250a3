import type {
  AuthoredItemGroupEntry,
  AuthoredItemGroupRange,
} from "../../../compiled/authored-types.ts";
import { isList } from "../../../json/containers.ts";

/** Least and greatest, both included. */
export type Range = readonly [min: number, max: number];

/**
 * An exact amount or `[least, greatest]` as `[min, max]`, both included (§2.5, §2.9). A pair in the wrong
 * order is swapped (the rule `reversed-range` has said so).
 */
export function resolveRange(range: AuthoredItemGroupRange): Range {
  return isList(range) ? ordered(range[0], range[1]) : [range, range];
}

/** A number of things: as `resolveRange`, and never below 0. */
export function resolveCount(range: AuthoredItemGroupRange): Range {
  const [min, max] = resolveRange(range);
  return [Math.max(0, min), Math.max(0, max)];
}

/**
 * A member of an entry that may be written whole (`count`) or as two (`count-min`, `count-max`; extension).
 * The whole one wins; a half that is absent equals the other. `undefined` where none of them is written.
 */
export function resolveSplitRange(
  entry: Partial<AuthoredItemGroupEntry>,
  member: "count" | "charges" | "damage",
): Range | undefined {
  const {
    [member]: whole,
    [`${member}-min` as const]: least,
    [`${member}-max` as const]: greatest,
  } = entry;
  if (whole !== undefined) return resolveRange(whole);
  const either = least ?? greatest;
  return either === undefined ? undefined : ordered(either, greatest ?? either);
}

function ordered(one: number, other: number): Range {
  return [Math.min(one, other), Math.max(one, other)];
}
