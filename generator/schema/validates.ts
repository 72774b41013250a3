/**
 * Decides whether a value is valid, and nothing else: all content passes through here, and almost all of it is valid. A
 * shape is compiled once into closures, one for each of its parts. Code generated for each kind would run faster, but
 * loading it would take longer than validating the content of a whole game.
 */
import { isList } from "../json/containers.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { accepts, branchesOfType, follow, jsonType } from "./choose-branch.ts";
import { wordsOf, type JsonType, type Shape } from "./shape.ts";
import { isRemark } from "../json/remark.ts";

type Validator = (value: Json) => boolean;

const known = new WeakMap<Shape, Validator>();

/** Interprets the shape as JSON Schema (draft-07). Members that match `patternProperties` may have any value. */
export function isValid(value: Json, shape: Shape): boolean {
  return validatorOf(shape)(value);
}

/** Inner shapes are compiled when a value first needs them, so that a shape may contain itself. */
function validatorOf(shape: Shape): Validator {
  const at = follow(shape);
  let validator = known.get(at);
  if (!validator)
    known.set(at, (validator = byType((type) => (at.anyOf ? anyOf(at, type) : one(at, type)))));
  return validator;
}

/** Only alternatives that accept the value's type are tried; mostly there is one. */
function anyOf(at: Shape, type: JsonType): Validator {
  const taking = branchesOfType(at, type).map(validatorOf);
  const [first = never, second] = taking;
  if (!second) return first;
  if (taking.length === 2) return (value) => first(value) || second(value);
  return (value) => taking.some((validator) => validator(value));
}

function one(at: Shape, type: JsonType): Validator {
  if (!accepts(at, type)) return never;
  const words = wordsOf(at);
  if (words) {
    const listed = new Set(words.filter((word) => jsonType(word) === type));
    return (value) => listed.has(value);
  }
  switch (type) {
    case "object":
      return object(at);
    case "array":
      return array(at);
    case "string":
      return string(at);
    case "integer":
    case "number":
      return number(at);
    default:
      return always;
  }
}

function object(at: Shape): Validator {
  const { required = [], additionalProperties: others = true, propertyNames } = at;
  const properties = new Map(
    Object.entries(at.properties ?? {}).map(([name, property]) => [name, validatorOf(property)]),
  );
  const rest = typeof others === "object" ? validatorOf(others) : others ? always : never;
  const named = propertyNames && validatorOf(propertyNames);
  const free = Object.keys(at.patternProperties ?? {}).map((each) => new RegExp(each, "u"));
  return (value) => {
    const members = value as JsonObject;
    // Required names come from the schema, and none of them is a member that every object inherits.
    if (required.some((name) => members[name] === undefined)) return false;
    // An object made by `JSON.parse` has only own members.
    for (const name in members) {
      if (named && !named(name) && !isRemark(name)) return false;
      const validator =
        properties.get(name) ?? (free.some((each) => each.test(name)) ? always : rest);
      if (!validator(members[name] as Json)) return false;
    }
    return true;
  };
}

function array(at: Shape): Validator {
  const { items, minItems = 0, maxItems = Infinity, additionalItems } = at;
  const tuple = isList(items) ? items.map(validatorOf) : [];
  const most = isList(items) && additionalItems === false ? tuple.length : maxItems;
  const others = isList(items) ? additionalItems : items;
  const each = typeof others === "object" ? validatorOf(others) : always;
  return (value) => {
    const list = value as readonly Json[];
    if (list.length < minItems || list.length > most) return false;
    for (let index = 0; index < list.length; index++) {
      if (!(tuple[index] ?? each)(list[index] as Json)) return false;
    }
    return true;
  };
}

function string({ minLength = 0, maxLength = Infinity, pattern }: Shape): Validator {
  if (minLength === 0 && maxLength === Infinity && pattern === undefined) return always;
  const form = pattern === undefined ? undefined : new RegExp(pattern, "u");
  return (value) => {
    const text = value as string;
    // Lengths count characters, of which each takes one or two UTF-16 units, so there are never more characters than
    // units.
    if (text.length < minLength || (minLength > 1 && [...text].length < minLength)) return false;
    if (text.length > maxLength && [...text].length > maxLength) return false;
    return form === undefined || form.test(text);
  };
}

function number({ minimum, maximum, exclusiveMinimum, "x-range": range }: Shape): Validator {
  const least = Math.max(minimum ?? -Infinity, range?.[0] ?? -Infinity);
  const greatest = Math.min(maximum ?? Infinity, range?.[1] ?? Infinity);
  return (value) => {
    const it = value as number;
    if (it < least || it > greatest) return false;
    return exclusiveMinimum === undefined || it > exclusiveMinimum;
  };
}

/**
 * Selects the validator by the type of the value and creates it on first use: most parts of a shape never meet most
 * types, or any value.
 */
function byType(validatorFor: (type: JsonType) => Validator): Validator {
  let string: Validator | undefined;
  let integer: Validator | undefined;
  let fraction: Validator | undefined;
  let boolean: Validator | undefined;
  let nothing: Validator | undefined;
  let array: Validator | undefined;
  let object: Validator | undefined;
  return (value) => {
    switch (typeof value) {
      case "string":
        return (string ??= validatorFor("string"))(value);
      case "number":
        return Number.isInteger(value)
          ? (integer ??= validatorFor("integer"))(value)
          : (fraction ??= validatorFor("number"))(value);
      case "boolean":
        return (boolean ??= validatorFor("boolean"))(value);
      default:
        if (value === null) return (nothing ??= validatorFor("null"))(value);
        return Array.isArray(value)
          ? (array ??= validatorFor("array"))(value)
          : (object ??= validatorFor("object"))(value);
    }
  };
}

function always(): boolean {
  return true;
}

function never(): boolean {
  return false;
}
