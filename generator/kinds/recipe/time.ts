import { parseTime } from "../units/time.ts";
import type { WrittenRecipe } from "./written.ts";

const movesPerSecond = 100;

/** The time of one craft: a string counts seconds, a legacy integer counts moves and keeps them exactly (§2.10). */
export function recipeTime({ time = 0 }: WrittenRecipe): {
  readonly time_moves: number;
  readonly time_seconds: number;
} {
  if (typeof time === "number") return { time_moves: time, time_seconds: time / movesPerSecond };
  const seconds = parseTime(time) ?? 0;
  return { time_moves: seconds * movesPerSecond, time_seconds: seconds };
}

/** The string form of a number of legacy moves, in whole seconds: `"1 h 2 m 3 s"`. */
export function timeString(moves: number): string {
  const seconds = Math.max(1, Math.round(moves / movesPerSecond));
  const terms = [
    { amount: Math.floor(seconds / 3600), unit: "h" },
    { amount: Math.floor((seconds % 3600) / 60), unit: "m" },
    { amount: seconds % 60, unit: "s" },
  ];
  return terms
    .filter(({ amount }) => amount > 0)
    .map(({ amount, unit }) => `${String(amount)} ${unit}`)
    .join(" ");
}
