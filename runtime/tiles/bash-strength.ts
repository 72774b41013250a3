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

/** The object's surroundings. */
export interface BashSurroundings {
  /** Whether furniture with the flag BLOCKSDOOR stands beside it, in one of the four directions. */
  readonly blocked?: boolean;
  /** Whether it is supported from below: what is below has the flag SUPPORTS_ROOF, or the map has no levels. */
  readonly supported?: boolean;
}

type Range = readonly [least: number, greatest: number];

/** The bounds of the strength needed; `supported` takes precedence over `blocked`. */
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

/** In real data, a negative number means that there is none. */
function given(strength: number | undefined): number | undefined {
  return strength !== undefined && strength >= 0 ? strength : undefined;
}

/** Whether a blow is strong enough: it has to reach a strength rolled between the bounds. */
export function reaches(strength: number, [least, greatest]: Range, roll: number): boolean {
  return strength >= Math.trunc(least + roll * (greatest - least));
}

/** The chance, from 0 to 1, that a whole-number strength is enough. */
export function chanceToReach(strength: number, [least, greatest]: Range): number {
  if (least === greatest) return strength >= Math.trunc(least) ? 1 : 0;
  return Math.min(1, Math.max(0, (strength + 1 - least) / (greatest - least)));
}
