import type { Json } from "../../../model/json.ts";

/** The named levels of comfort (§2.3). */
const comfortLevels: ReadonlyMap<string, number> = new Map([
  ["uncomfortable", -999],
  ["neutral", 0],
  ["slightly_comfortable", 3],
  ["comfortable", 5],
  ["very_comfortable", 10],
]);

/** A number, or the name of a level (extension). */
export function resolveComfort(value: Json): number {
  return typeof value === "string" ? (comfortLevels.get(value) ?? 0) : (value as number);
}
