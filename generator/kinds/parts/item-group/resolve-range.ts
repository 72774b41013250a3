import type {
  AuthoredItemGroupEntry,
  AuthoredItemGroupRange,
} from "../../../compiled/authored-types.ts";
import { isList } from "../../../json/containers.ts";

/** Minimum and maximum, both included. */
export type MinMax = readonly [min: number, max: number];

/**
 * Returns an exact amount or `[least, greatest]` as `[min, max]`, both included (§2.5, §2.9). A pair in the wrong order
 * is swapped (the rule `reversed-range` reports it).
 */
export function resolveRange(range: AuthoredItemGroupRange): MinMax {
  return isList(range) ? ordered(range[0], range[1]) : [range, range];
}

/** Like `resolveRange`, for a number of things, which is never below 0. */
export function resolveCount(range: AuthoredItemGroupRange): MinMax {
  const [min, max] = resolveRange(range);
  return [Math.max(0, min), Math.max(0, max)];
}

/**
 * Returns a member of an entry that may be written as one (`count`) or as two (`count-min`, `count-max`; extension).
 * The single member takes precedence; if one of the two is absent, it equals the other. `undefined` if none is given.
 */
export function resolveSplitRange(
  entry: Partial<AuthoredItemGroupEntry>,
  member: "count" | "charges" | "damage",
): MinMax | undefined {
  const {
    [member]: whole,
    [`${member}-min` as const]: least,
    [`${member}-max` as const]: greatest,
  } = entry;
  if (whole !== undefined) return resolveRange(whole);
  const either = least ?? greatest;
  return either === undefined ? undefined : ordered(either, greatest ?? either);
}

function ordered(one: number, other: number): MinMax {
  return [Math.min(one, other), Math.max(one, other)];
}
