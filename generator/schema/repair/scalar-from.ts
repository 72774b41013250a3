import type { Json, JsonObject } from "../../model/json.ts";
import { jsonType } from "../choose-branch.ts";
import type { JsonType } from "../shape.ts";
import type { Candidate } from "./candidate.ts";

const numeral = /^[+-]?\d+(?:\.\d+)?$/u;
const spokenBooleans: ReadonlyMap<string, boolean> = new Map([
  ["yes", true],
  ["no", false],
  ["1", true],
  ["0", false],
]);

/** Text, number or truth value in the place of another of these. @param words The only ones allowed, if there are any. */
export function scalarFrom(
  value: Json,
  type: JsonType,
  words: readonly Json[],
): readonly Candidate[] {
  const step = (made: Json, guesses = 0): Candidate[] => [{ value: made, steps: 1, guesses }];
  if (jsonType(value) === "object") {
    const [only, ...others] = Object.values(value as JsonObject);
    const isIt = only !== undefined && others.length === 0 && jsonType(only) === type;
    return isIt ? step(only, 1) : [];
  }
  if (typeof value !== "string" && typeof value !== "number") return [];
  const text = String(value).trim();
  switch (type) {
    case "integer":
    case "number":
      return typeof value === "string" && numeral.test(text) ? step(Number(text)) : [];
    case "boolean": {
      const lower = text.toLowerCase();
      if (lower === "true" || lower === "false") return step(lower === "true");
      const meant = spokenBooleans.get(lower);
      return meant === undefined ? [] : step(meant, 1);
    }
    case "string":
      if (typeof value === "number") return words.length > 0 ? [] : step(text, 1);
      return words.flatMap((word) =>
        typeof word === "string" && word.toLowerCase() === text.toLowerCase() ? step(word) : [],
      );
    default:
      return [];
  }
}
