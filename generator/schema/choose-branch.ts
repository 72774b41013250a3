import { isList, isObject } from "../json/containers.ts";
import type { Json, JsonObject } from "../model/json.ts";
import type { JsonType, Shape } from "./shape.ts";

export type Definitions = Readonly<Record<string, Shape>>;

/** The JSON type of a value, named as in JSON Schema; a whole number is an integer. */
export function jsonType(value: Json): JsonType {
  if (value === null) return "null";
  if (isList(value)) return "array";
  switch (typeof value) {
    case "boolean":
      return "boolean";
    case "number":
      return Number.isInteger(value) ? "integer" : "number";
    case "string":
      return "string";
    default:
      return "object";
  }
}

export function follow(shape: Shape, definitions: Definitions): Shape {
  let at = shape;
  while (at.$ref !== undefined) {
    const found = definitions[at.$ref.slice("#/definitions/".length)];
    if (!found) throw new Error(`schema reference "${at.$ref}" names nothing`);
    at = found;
  }
  return at;
}

/** The JSON types that a shape accepts, over all its alternatives. */
export function typesOf(shape: Shape, definitions: Definitions): readonly JsonType[] {
  const at = follow(shape, definitions);
  if (at.anyOf) return [...new Set(at.anyOf.flatMap((branch) => typesOf(branch, definitions)))];
  if (at.type === undefined) {
    if (at.const !== undefined) return [jsonType(at.const)];
    if (at.enum) return [...new Set(at.enum.map(jsonType))];
    return ["null", "boolean", "integer", "number", "string", "array", "object"];
  }
  return typeof at.type === "string" ? [at.type] : at.type;
}

export function accepts(types: readonly JsonType[], type: JsonType): boolean {
  return types.includes(type) || (type === "integer" && types.includes("number"));
}

/** Flattens nested alternatives and follows references. */
export function branchesOf(shape: Shape, definitions: Definitions): readonly Shape[] {
  const at = follow(shape, definitions);
  return at.anyOf ? at.anyOf.flatMap((branch) => branchesOf(branch, definitions)) : [at];
}

/** Alternatives by the JSON type they accept; cached, since they are needed for every value of real data. */
const byType = new WeakMap<Shape, Map<JsonType, readonly Shape[]>>();

function branchesOfType(at: Shape, type: JsonType, definitions: Definitions): readonly Shape[] {
  let known = byType.get(at);
  if (!known) byType.set(at, (known = new Map<JsonType, readonly Shape[]>()));
  let branches = known.get(type);
  if (!branches) {
    branches = branchesOf(at, definitions).filter((branch) =>
      accepts(typesOf(branch, definitions), type),
    );
    known.set(type, branches);
  }
  return branches;
}

/** Whether a list that begins with `first` can match the alternative. */
function takesFirst(branch: Shape, first: Json, definitions: Definitions): boolean {
  const item = isList(branch.items) ? branch.items[0] : branch.items;
  return item === undefined || accepts(typesOf(item, definitions), jsonType(first));
}

function withMostMembers(branches: readonly Shape[], value: JsonObject): Shape | undefined {
  const members = Object.keys(value);
  const known = ({ properties = {} }: Shape): number =>
    members.filter((member) => Object.hasOwn(properties, member)).length;
  const most = Math.max(...branches.map(known));
  return branches.findLast((branch) => known(branch) === most);
}

/**
 * Chooses the alternative that `value` matches: by its JSON type; among arrays by the type of element 0 (an empty array
 * belongs to the first); among objects by the members they require (else the last of those that have most of its
 * members). `undefined` if no alternative has the value's JSON type.
 */
export function chooseBranch(
  value: Json,
  shape: Shape,
  definitions: Definitions,
): Shape | undefined {
  const at = follow(shape, definitions);
  if (!at.anyOf) return at;
  const type = jsonType(value);
  const sameType = branchesOfType(at, type, definitions);
  if (sameType.length <= 1) return sameType[0];
  if (isList(value)) {
    const first = value[0];
    if (first === undefined) return sameType[0];
    return sameType.find((branch) => takesFirst(branch, first, definitions)) ?? sameType[0];
  }
  if (isObject(value)) {
    const fitting = sameType.find((branch) =>
      (branch.required ?? []).every((member) => Object.hasOwn(value, member)),
    );
    return fitting ?? withMostMembers(sameType, value);
  }
  // Scalars: a matching constant or list of words decides; else the most general alternative.
  const fitting = sameType.find(
    (branch) =>
      (branch.enum?.includes(value) ?? false) ||
      (branch.const !== undefined && branch.const === value),
  );
  return (
    fitting ??
    sameType.find((branch) => branch.enum === undefined && branch.const === undefined) ??
    sameType[0]
  );
}
