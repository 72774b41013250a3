/** Values that a schema of a kind allows, as its author reads it: nothing of the compiler decides what they are. */
import type { Json, JsonObject } from "../../generator/model/json.ts";
import type { Random } from "../search/random.ts";

export interface ValueSource {
  readonly random: Random;
  /** The whole schema, in which references lead somewhere. */
  readonly schema: JsonObject;
  /** An id of a kind. */
  readonly idOf: (kind: string) => string;
}

const units: Readonly<Record<string, readonly string[]>> = {
  volume: ["250 ml", "1 L 5 ml"],
  mass: ["2 kg", "300 g"],
  time: ["5 s", "2 h", "1 m 30 s"],
  length: ["5 cm", "1 meter 5 cm"],
  money: ["5 USD", "1 USD 50 cent"],
  energy: ["5 kJ", "30 J"],
  power: ["5 W", "-2 kW"],
};
const matching: Readonly<Record<string, readonly string[]>> = {
  "^[a-z]+$": ["abc", "z"],
  "^[A-Z]{2}-[0-9]{1,3}$": ["AB-12", "ZZ-999"],
  "^(?:north|south)$": ["north", "south"],
};
const texts = ["one", "two words", 'a "quote"', "\\ and `${x}`", "\u2028", "10", "toString"];
const keys = ["bash", "cut", "10", "two words", "__proto__"];

/** The shape to which references lead, with what stands beside them. */
export function followed(shape: JsonObject, schema: JsonObject): JsonObject {
  const ref = shape["$ref"];
  if (typeof ref !== "string") return shape;
  const [, keyword = "", name = ""] = ref.split("/");
  return followed(own(own(schema, keyword), name), schema);
}

function own(object: JsonObject, name: string): JsonObject {
  return (object[name] ?? {}) as JsonObject;
}

/** Whether something inside is an id of a kind. */
export function hasReference(
  shape: Json,
  schema: JsonObject,
  passed: ReadonlySet<string> = new Set(),
): boolean {
  if (typeof shape !== "object" || shape === null) return false;
  if (Array.isArray(shape)) return shape.some((each: Json) => hasReference(each, schema, passed));
  const { $ref: ref, ...rest } = shape as JsonObject;
  if ("x-ref" in rest) return true;
  if (typeof ref === "string" && !passed.has(ref)) {
    if (hasReference(followed({ $ref: ref }, schema), schema, new Set([...passed, ref])))
      return true;
  }
  return Object.values(rest).some((each) => hasReference(each, schema, passed));
}

export function randomValue(written: JsonObject, source: ValueSource, depth = 0): Json {
  const { random, schema, idOf } = source;
  const shape = followed(written, schema);
  const { type, minItems = 0, maxItems, pattern } = shape as JsonObject & Numbers;
  if ("const" in shape) return shape["const"] ?? null;
  if (Array.isArray(shape["enum"])) return random.pick(shape["enum"] as readonly Json[]) ?? null;
  const alternatives = shape["anyOf"] ?? shape["oneOf"];
  if (Array.isArray(alternatives)) {
    return randomValue(random.pick(alternatives as readonly JsonObject[]) ?? {}, source, depth);
  }
  if (typeof shape["x-ref"] === "string") return idOf(shape["x-ref"]);
  const unit = shape["x-unit"];
  if (typeof unit === "string") return random.pick(units[unit] ?? []) ?? "";
  if (shape["x-text"] === true && type === undefined) {
    return random.below(3) === 0 ? { str: "a name", ctxt: "where" } : (random.pick(texts) ?? "");
  }
  const places =
    shape["prefixItems"] ?? (Array.isArray(shape["items"]) ? shape["items"] : undefined);
  if (Array.isArray(places)) {
    const count = minItems + random.below(places.length - minItems + 1);
    return (places as readonly JsonObject[])
      .slice(0, count)
      .map((each) => randomValue(each, source, depth + 1));
  }
  const items = shape["items"];
  if (typeof items === "object" && items !== null) {
    const most = Math.min(maxItems ?? 3, depth > 4 ? minItems : 3);
    const count = minItems + random.below(Math.max(0, most - minItems) + 1);
    return Array.from({ length: count }, () => randomValue(items as JsonObject, source, depth + 1));
  }
  if ("properties" in shape || "allOf" in shape) return randomObject(shape, source, depth);
  const rest = shape["additionalProperties"];
  if (typeof rest === "object" && rest !== null) {
    const names = own(shape, "propertyNames")["x-ref"];
    return Object.fromEntries(
      random
        .sample(keys, depth > 4 ? 0 : random.below(3))
        .map((key) => [
          typeof names === "string" ? idOf(names) : key,
          randomValue(rest as JsonObject, source, depth + 1),
        ]),
    );
  }
  return ofType(
    Array.isArray(type) ? random.pick(type as readonly string[]) : type,
    shape,
    random,
    pattern,
  );
}

interface Numbers {
  readonly type?: string | readonly string[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
}

function ofType(
  type: string | readonly string[] | undefined,
  shape: JsonObject,
  random: Random,
  pattern: string | undefined,
): Json {
  const { minimum, maximum, exclusiveMinimum, minLength } = shape as Numbers;
  switch (type) {
    case "null":
      return null;
    case "boolean":
      return random.below(2) === 0;
    case "string":
      if (pattern !== undefined) return random.pick(matching[pattern] ?? []) ?? "";
      return random.pick(minLength === undefined ? ["", ...texts] : ["one", "two words"]) ?? "";
    case "integer":
    case "number": {
      const plausible = "x-range" in shape ? 0 : -1;
      const least = minimum ?? (exclusiveMinimum === undefined ? plausible : exclusiveMinimum + 1);
      const drawn = Math.min(least + random.below(9), maximum ?? Infinity);
      return type === "number" && drawn < (maximum ?? Infinity) && random.below(2) === 0
        ? drawn + 0.5
        : drawn;
    }
    case "array":
      return random.pick<Json>([[], [1, "two", null, { three: [true] }]]) ?? [];
    case "object":
      return random.pick<Json>([{}, { a: 1, "b c": [null, { d: "e" }] }]) ?? {};
    default:
      return (
        random.pick<Json>([null, true, -0.5, "any", [], ["x", [1]], { any: { thing: 1 } }]) ?? null
      );
  }
}

/** All members of an object, those of its parts too. */
export function membersOf(
  shape: JsonObject,
  schema: JsonObject,
): readonly [JsonObject, ReadonlySet<string>] {
  let properties: JsonObject = {};
  const required = new Set<string>();
  const parts = (shape["allOf"] ?? []) as readonly JsonObject[];
  for (const part of [shape, ...parts.map((each) => followed(each, schema))]) {
    properties = { ...properties, ...own(part, "properties") };
    for (const name of (part["required"] ?? []) as readonly string[]) required.add(name);
  }
  return [properties, required];
}

export function randomObject(shape: JsonObject, source: ValueSource, depth = 0): JsonObject {
  const { random, schema } = source;
  const [properties, required] = membersOf(shape, schema);
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.has(name) || (depth < 4 && random.below(2) === 0))
      .map(([name, each]) => [name, randomValue(each as JsonObject, source, depth + 1)]),
  );
}
