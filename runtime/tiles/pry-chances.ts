/** How hard prying is (§3.2), and what follows for its chances. */
import { chanceAbove, chanceBelow } from "../numbers/dice-chances.ts";
import { whole } from "../numbers/numbers.ts";

/** What a pry object says about it. */
export interface PryDifficulty {
  readonly pry_quality: number;
  readonly pry_bonus_mult: number;
  readonly difficulty: number;
}

/** Who pries, and with what: whole numbers of 32 bits, and of any others what is nearest to 0 in them. */
export interface Prier {
  /** The character's present strength, a whole number. */
  readonly strength: number;
  /** Prying quality of the tool, a whole number. */
  readonly quality: number;
  /** Level of the skill that keeps things whole, a whole number; 0 where absent. */
  readonly mechanics?: number;
}

export function wholePrier({ strength, quality, mechanics = 0 }: Prier): Required<Prier> {
  return { strength: whole(strength), quality: whole(quality), mechanics: whole(mechanics) };
}

/** Each level of the tool above the least that is needed makes it easier (§3.2). */
export function effectiveDifficulty(pry: PryDifficulty, quality: number): number {
  return pry.difficulty - (quality - pry.pry_quality) * pry.pry_bonus_mult;
}

/** The chance that four dice of the effective difficulty are below four of the strength (§3.2). */
export function chanceToPry(pry: PryDifficulty, { strength, quality }: Prier): number {
  const difficulty = { count: 4, size: effectiveDifficulty(pry, quality) };
  return chanceBelow(difficulty, { count: 4, size: strength });
}

/** The chance that an attempt that has failed breaks what is breakable; dice as in `pry`. */
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
