import { printQuantity } from "../units/measures.ts";
import { parseTime, timeUnits } from "../units/time.ts";
import type { AuthoredCraft } from "./craft.ts";

const movesPerSecond = 100;

/** The moves that one craft takes: a string counts seconds, a legacy integer already counts moves (§2.10). */
export function recipeMoves({ time = 0 }: Pick<AuthoredCraft, "time">): number {
  return typeof time === "number" ? time : (parseTime(time) ?? 0) * movesPerSecond;
}

/** Whether a recipe can be undone; the time that it takes then may be stated (extension). */
export function isReversible(reversible: AuthoredCraft["reversible"]): boolean {
  return reversible !== undefined && reversible !== false;
}

/** The string form of a number of legacy moves, in whole seconds: `"1 h 2 m 3 s"`. */
export function timeString(moves: number): string {
  const seconds = Math.max(1, Math.round(moves / movesPerSecond));
  return printQuantity(seconds, { units: timeUnits, written: ["h", "m", "s"] }) ?? "";
}
