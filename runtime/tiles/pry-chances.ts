/** How difficult prying is (§3.2), and the chances that follow. */
import { chanceAbove, chanceBelow } from "../numbers/dice-chances.ts";
import { whole } from "../numbers/numbers.ts";

/** The members of a pry object that determine its difficulty. */
export interface PryDifficulty {
  readonly pry_quality: number;
  readonly pry_bonus_mult: number;
  readonly difficulty: number;
}

/**
 * Who pries, and with what: whole numbers of 32 bits. The fractional part of any other number is cut off, and a greater
 * or smaller one counts as the nearest of these.
 */
export interface Prier {
  /** The character's present strength, a whole number. */
  readonly strength: number;
  /** Prying quality of the tool, a whole number. */
  readonly quality: number;
  /** Level of the skill that keeps things from breaking, a whole number; 0 if absent. */
  readonly mechanics?: number;
}

export function wholePrier({ strength, quality, mechanics = 0 }: Prier): Required<Prier> {
  return { strength: whole(strength), quality: whole(quality), mechanics: whole(mechanics) };
}

/** Each level of the tool above the required minimum makes prying easier (§3.2). */
export function effectiveDifficulty(pry: PryDifficulty, quality: number): number {
  return pry.difficulty - (quality - pry.pry_quality) * pry.pry_bonus_mult;
}

/** The chance that four dice of the effective difficulty total less than four dice of the strength (§3.2). */
export function chanceToPry(pry: PryDifficulty, { strength, quality }: Prier): number {
  const difficulty = { count: 4, size: effectiveDifficulty(pry, quality) };
  return chanceBelow(difficulty, { count: 4, size: strength });
}

/** The chance that a failed attempt breaks a breakable object, with the dice of `pry`. */
export function chanceToBreak(
  pry: PryDifficulty,
  { strength, quality, mechanics = 0 }: Prier,
): number {
  const difficulty = { count: 4, size: effectiveDifficulty(pry, quality) };
  const care = [
    { count: 2, size: mechanics },
    { count: 2, size: strength },
  ];
  return chanceAbove(difficulty, care, quality);
}
