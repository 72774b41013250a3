/** Makes records of the definitions of a kind that is known only by its shape. */
import { isList, isObject } from "../../json/containers.ts";
import { objectMaker } from "../../json/object-of.ts";
import type { Json, JsonObject } from "../../model/json.ts";
import { getOrInsert } from "../../model/maps.ts";
import { branchesOf, chooseBranch, follow, followed, reaches } from "../../schema/choose-branch.ts";
import { itemsOf, restOf, tupleOf, type Shape } from "../../schema/shape.ts";
import { isText, recordName, unitOf } from "./resolved-shape.ts";
import { isRemark } from "../../json/remark.ts";

type Step = (value: Json) => Json;

/** One for each shape that records do not have as it is written; made when a value first needs it. */
const steps = new WeakMap<Shape, Step>();

/**
 * The value as game code reads it: members in the order of the shape, with defaults, quantities as numbers, texts
 * without what translators need, and no comments. What is the same in both is shared.
 */
export function resolveValue(value: Json, shape: Shape): Json {
  return stepOf(shape)(value);
}

/**
 * The same for an object of a shape that is one.
 * @param first the members that precede those of the shape
 */
export function resolveObject(value: JsonObject, shape: Shape, first: JsonObject): JsonObject {
  return getOrInsert(objects, shape, () => objectOf(shape))(value, first);
}

const objects = new WeakMap<Shape, ObjectStep>();

type ObjectStep = (value: JsonObject, first?: JsonObject) => JsonObject;

function stepOf(shape: Shape): Step {
  return getOrInsert(steps, follow(shape), () =>
    reaches(shape, isChanged)
      ? (value) => getOrInsert(compiled, shape, () => compile(shape))(value)
      : same,
  );
}

const compiled = new WeakMap<Shape, Step>();

function same(value: Json): Json {
  return value;
}

/** Whether records have another value than authors write. */
function isChanged(shape: Shape): boolean {
  const { properties, additionalProperties: rest } = shape;
  return (
    properties !== undefined ||
    typeof rest === "object" ||
    isText(shape) ||
    (!shape.anyOf && unitOf(shape) !== undefined)
  );
}

function compile(shape: Shape): Step {
  const at = follow(shape);
  if (isText(at)) return text;
  const unit = unitOf(at);
  const inner = at.anyOf ? alternatives(at) : plain(at);
  if (!unit) return inner;
  const isTextOf = (value: string): boolean =>
    !branchesOf(at).some(
      ({ enum: words, const: only }) => only === value || words?.includes(value),
    );
  return (value) => {
    if (typeof value === "number" || (typeof value === "string" && isTextOf(value))) {
      return unit.read(value) ?? 0;
    }
    return inner(value);
  };
}

/** The text itself; what an object has beside it is for translators. */
function text(value: Json): Json {
  return isObject(value) ? (value["str_sp"] ?? value["str"] ?? "") : value;
}

function alternatives(at: Shape): Step {
  return (value) => {
    const branch = chooseBranch(value, at);
    return branch ? resolveValue(value, branch) : value;
  };
}

function plain(at: Shape): Step {
  const object = objectOf(at);
  const tuple = tupleOf(at)?.map(stepOf);
  const items = itemsOf(at);
  const each = items ? stepOf(items) : same;
  return (value) => {
    if (isObject(value)) return object(value);
    if (!isList(value)) return value;
    if (!tuple && each === same) return value;
    return value.map((entry, index) => (tuple ? (tuple[index] ?? same) : each)(entry));
  };
}

function objectOf(at: Shape): ObjectStep {
  return at.properties ? members(at.properties) : map(restOf(at));
}

function members(properties: Readonly<Record<string, Shape>>): ObjectStep {
  const all = Object.entries(properties).map(([name, shape]) => ({
    ...{ name, as: recordName(name, shape), step: stepOf(shape) },
    default: followed(shape).default,
  }));
  const recordOf = objectMaker();
  return (value, first = {}) => {
    const names = Object.keys(first);
    const values = Object.values(first);
    for (const { name, as, step, default: given } of all) {
      const written = Object.hasOwn(value, name) ? value[name] : given;
      if (written === undefined) continue;
      names.push(as);
      values.push(step(written));
    }
    return recordOf(names, values);
  };
}

/** Names that begin with `//` are comments. */
function map(rest: Shape | undefined): ObjectStep {
  const step = rest ? stepOf(rest) : same;
  return (value, first) => {
    if (!rest && !first) return value;
    const own = Object.entries(value)
      .filter(([name]) => !rest || !isRemark(name))
      .map(([name, each]) => [name, step(each)] as const);
    return { ...first, ...Object.fromEntries(own) };
  };
}
