import { parseQuantity } from "./quantity.ts";

/** In seconds; a turn is a second. */
export const timeUnits: ReadonlyMap<string, number> = new Map([
  ["turns", 1],
  ["turn", 1],
  ["t", 1],
  ["seconds", 1],
  ["second", 1],
  ["s", 1],
  ["minutes", 60],
  ["minute", 60],
  ["m", 60],
  ["hours", 3600],
  ["hour", 3600],
  ["h", 3600],
  ["days", 86400],
  ["day", 86400],
  ["d", 86400],
]);

/** Seconds of a time string (§2.5, §2.10); may be negative. `undefined` if it cannot be read. */
export function parseTime(text: string): number | undefined {
  return parseQuantity(text, timeUnits);
}
