import { isList, isObject } from "../../json/containers.ts";
import type { Json, JsonObject } from "../../model/json.ts";
import { jsonType } from "../choose-branch.ts";
import type { JsonType, Shape } from "../shape.ts";
import { changed, type Candidate, type Rewrite } from "./candidate.ts";

const numeral = /^[+-]?\d+(?:\.\d+)?$/u;
/** A number followed by a word for what is counted. */
const counted = /^([+-]?\d+(?:\.\d+)?)\s*(?:[a-z]+|%)$/iu;
const spokenNumbers = "zero one two three four five six seven eight nine ten".split(" ");

/** Turns a text, a number or a boolean into another of these types. */
export function scalarFrom(
  value: Json,
  type: JsonType,
  { enum: words = [], "x-ref": ref, "x-chance": isChance, "x-format": format, maximum }: Shape,
  { words: known }: Pick<Rewrite, "words">,
): readonly Candidate[] {
  const step = (made: Json, guesses = 0): Candidate[] => [changed(made, guesses)];
  if (format !== undefined && typeof value === "object" && value !== null) {
    return quantityFrom(value).flatMap((text) => step(text, 1));
  }
  if (isObject(value)) {
    const all = Object.values(value);
    const [only] = all.filter((each) => jsonType(each) === type);
    const [name = ""] = Object.keys(value);
    // Nothing that is written beside it may be lost, such as a name that may mean something.
    if (only === undefined || all.length > 1 || !(name === "value" || known.has(name))) return [];
    return step(only, ref !== undefined && (name === "id" || name === ref) ? 0 : 1);
  }
  // Of several values in a list, none may be lost; a single one is unwrapped elsewhere.
  if (isList(value)) return [];
  if (typeof value !== "string" && !Number.isFinite(value)) return [];
  const text = String(value).trim();
  if (type === "integer" && typeof value === "number") {
    if (isChance && value > 0 && value < 1) return step(Math.round(value * 100), 1);
    return [...step(Math.floor(value), 1), ...step(Math.ceil(value), 1)];
  }
  switch (type) {
    case "integer":
    case "number":
      return typeof value === "string" ? numberFrom(text, isChance ? 100 : maximum) : [];
    case "boolean": {
      const isExact = /^(?:true|false)$/iu.test(text);
      const isMeant = isExact || /^(?:yes|no|[10])$/iu.test(text);
      return isMeant ? step(/^[ty1]/iu.test(text), isExact ? 0 : 1) : [];
    }
    case "string":
      // A number is never meant as an id or as one of a list of words.
      if (typeof value === "number")
        return words.length > 0 || ref !== undefined ? [] : step(text, 1);
      return words.flatMap((word) =>
        typeof word === "string" && word.toLowerCase() === text.toLowerCase() ? step(word) : [],
      );
    default:
      return [];
  }
}

/** Reads `[30, "m"]`, `{ "value": 30, "unit": "m" }` and `{ "hours": 1, "minutes": 30 }` as a text with units. */
function quantityFrom(value: Json): readonly string[] {
  const parts = Object.values(value as JsonObject);
  const [number, ...numbers] = parts.filter((each) => typeof each === "number");
  const [unit, ...units] = parts.filter((each) => typeof each === "string");
  if (number !== undefined && numbers.length === 0 && unit !== undefined && units.length === 0) {
    return [`${String(number)} ${unit}`];
  }
  if (!isObject(value) || numbers.length + 1 < parts.length || unit !== undefined) return [];
  return [
    Object.entries(value)
      .map(([name, count]) => `${JSON.stringify(count)} ${name}`)
      .join(" "),
  ];
}

/** Reads `"2"`, `"two"`, `"2 points"` and `"50 %"`; a percentage becomes a fraction unless the maximum is 100. */
function numberFrom(text: string, maximum: number | undefined): readonly Candidate[] {
  if (numeral.test(text)) return [changed(Number(text))];
  const spoken = spokenNumbers.indexOf(text.toLowerCase());
  if (spoken >= 0) return [changed(spoken, 1)];
  const digits = counted.exec(text)?.[1];
  if (digits === undefined) return [];
  const isShare = text.endsWith("%") && maximum !== 100;
  return [changed(isShare ? Number(digits) / 100 : Number(digits), 1)];
}
