/** How much strength it takes to bash something (§2.7). */

/** The strengths of a bash object. */
export interface BashStrengths {
  readonly str_min: number;
  readonly str_max: number;
  readonly str_min_blocked?: number;
  readonly str_max_blocked?: number;
  readonly str_min_supported?: number;
  readonly str_max_supported?: number;
}

/** What is around the object. */
export interface BashSurroundings {
  /** Whether furniture with the flag BLOCKSDOOR stands beside it, in one of the four directions. */
  readonly blocked?: boolean;
  /** Whether what is below holds it up: it has the flag SUPPORTS_ROOF, or the map has no levels. */
  readonly supported?: boolean;
}

type Range = readonly [least: number, greatest: number];

/** Between what the strength needed lies; what is supported counts before what is blocked. */
export function strengthsNeeded(
  bash: BashStrengths,
  { blocked = false, supported = false }: BashSurroundings,
): Range {
  let least = bash.str_min;
  let greatest = bash.str_max;
  if (blocked) {
    least = given(bash.str_min_blocked) ?? least;
    greatest = given(bash.str_max_blocked) ?? greatest;
  }
  if (supported) {
    least = given(bash.str_min_supported) ?? least;
    greatest = given(bash.str_max_supported) ?? greatest;
  }
  return least <= greatest ? [least, greatest] : [greatest, least];
}

/** Below 0 is how real data says that there is none. */
function given(strength: number | undefined): number | undefined {
  return strength !== undefined && strength >= 0 ? strength : undefined;
}

/** Whether a blow is strong enough: it has to reach a strength rolled between the two. */
export function reaches(strength: number, [least, greatest]: Range, roll: number): boolean {
  return strength >= Math.trunc(least + roll * (greatest - least));
}

/** How likely that is for a whole strength, from 0 to 1. */
export function chanceToReach(strength: number, [least, greatest]: Range): number {
  if (least === greatest) return strength >= Math.trunc(least) ? 1 : 0;
  return Math.min(1, Math.max(0, (strength + 1 - least) / (greatest - least)));
}
