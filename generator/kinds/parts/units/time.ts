import { parseQuantity } from "./quantity.ts";

/** In seconds; a turn is a second. */
export const timeUnits: ReadonlyMap<string, number> = new Map(
  [
    { size: 1, names: ["turns", "turn", "t", "seconds", "second", "s"] },
    { size: 60, names: ["minutes", "minute", "m"] },
    { size: 3600, names: ["hours", "hour", "h"] },
    { size: 86400, names: ["days", "day", "d"] },
  ].flatMap(({ size, names }) => names.map((name) => [name, size] as const)),
);

/** Seconds of a time string (§2.5, §2.10); may be negative. `undefined` if it cannot be read. */
export function parseTime(text: string): number | undefined {
  return parseQuantity(text, timeUnits);
}
