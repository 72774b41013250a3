import { isList, isObject } from "../json/containers.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { getOrInsert } from "../model/maps.ts";
import {
  childrenOf,
  innerShape,
  itemsOf,
  target,
  tupleOf,
  typesIn,
  wordsOf,
  type JsonType,
  type Shape,
} from "./shape.ts";
import { isRemark } from "../json/remark.ts";

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

/** The shape to which a reference leads; any other shape itself. */
export function follow(shape: Shape): Shape {
  let at = shape;
  while (at.$ref !== undefined) {
    const found = at[target];
    if (!found) throw new Error(`schema reference "${at.$ref}" is not linked`);
    at = found;
  }
  return at;
}

/** The shape to which a reference leads, with the keywords beside the reference. */
export function followed(shape: Shape): Shape {
  const { $ref: _, ...beside } = shape;
  return { ...follow(shape), ...beside };
}

/** Whether the shape, or one inside it, is of the wanted sort. */
export function reaches(
  shape: Shape,
  isWanted: (shape: Shape) => boolean,
  passed: Set<Shape> = new Set<Shape>(),
): boolean {
  const at = follow(shape);
  if (isWanted(at)) return true;
  if (passed.has(at)) return false;
  passed.add(at);
  return childrenOf(at).some((child) => reaches(child, isWanted, passed));
}

/** The JSON types that a shape accepts, over all its alternatives. */
export function typesOf(shape: Shape): readonly JsonType[] {
  const at = follow(shape);
  if (at.anyOf) return [...new Set(at.anyOf.flatMap((branch) => typesOf(branch)))];
  if (at.type === undefined) {
    if (at.const !== undefined) return [jsonType(at.const)];
    if (at.enum) return [...new Set(at.enum.map(jsonType))];
    return ["null", "boolean", "integer", "number", "string", "array", "object"];
  }
  return typesIn(at);
}

/** Whether a value of this JSON type can have the shape. */
export function accepts(shape: Shape, type: JsonType): boolean {
  const types = typesOf(shape);
  return types.includes(type) || (type === "integer" && types.includes("number"));
}

/** Flattens nested alternatives and follows references. */
export function branchesOf(shape: Shape): readonly Shape[] {
  const at = follow(shape);
  return at.anyOf ? at.anyOf.flatMap((branch) => branchesOf(branch)) : [at];
}

/** Needed for every value of real data. */
const byType = new WeakMap<Shape, Map<JsonType, readonly Shape[]>>();

/** The alternatives that accept the type. */
export function branchesOfType(at: Shape, type: JsonType): readonly Shape[] {
  const known = getOrInsert(byType, at, () => new Map<JsonType, readonly Shape[]>());
  return getOrInsert(known, type, () => branchesOf(at).filter((branch) => accepts(branch, type)));
}

/** The shape of the first entry of a list. */
export function firstOf(list: Shape): Shape | undefined {
  return tupleOf(list)?.[0] ?? itemsOf(list);
}

/** Whether a list that begins with `first` can match the alternative. */
function takesFirst(branch: Shape, first: Json): boolean {
  const item = firstOf(branch);
  return item === undefined || accepts(item, jsonType(first));
}

/** Whether a value can have the shape, judged by its type, or by itself among words. */
function admits(shape: Shape | undefined, value: Json): boolean {
  if (!shape) return true;
  return branchesOfType(shape, jsonType(value)).some(
    (branch) => wordsOf(branch)?.includes(value) ?? true,
  );
}

/**
 * Among alternatives that require only members of the object: one whose mandatory members can have these values and
 * that knows all its members, else the first of those, else the first.
 */
function among(branches: readonly Shape[], value: JsonObject): Shape | undefined {
  const first = branches[0];
  if (branches.length < 2) return first;
  const admitting = branches.filter(({ required = [], properties = {} }) =>
    required.every((member) => admits(properties[member], value[member] ?? null)),
  );
  const members = Object.keys(value).filter((member) => !isRemark(member));
  const knows = (branch: Shape): boolean =>
    members.every((member) => innerShape(branch, member) !== undefined);
  return admitting.find(knows) ?? admitting[0] ?? first;
}

/** Needed for every object of real data that has alternatives. */
const marking = new WeakMap<Shape, readonly string[]>();

/** The mandatory members of alternatives that have only certain words there, such as a constant. */
function markingMembers(at: Shape): readonly string[] {
  return getOrInsert(marking, at, () => {
    const members = branchesOfType(at, "object").flatMap(({ required = [], properties = {} }) =>
      required.filter((member) => isOfWords(properties[member])),
    );
    return [...new Set(members)];
  });
}

function isOfWords(shape: Shape | undefined): boolean {
  return shape !== undefined && branchesOf(shape).every((branch) => wordsOf(branch) !== undefined);
}

/** Whether an object with this member, if it has it, can have the shape. */
function admitsMember(branch: Shape, value: JsonObject, member: string): boolean {
  const found = Object.hasOwn(value, member) ? value[member] : undefined;
  if (found === undefined) return true;
  const inner = innerShape(branch, member);
  return inner ? admits(inner, found) : branch.additionalProperties !== false;
}

/** The alternatives for objects that the words of the value leave, or all if its words are those of none. */
function leftByWords(at: Shape, value: JsonObject): readonly Shape[] {
  const branches = branchesOfType(at, "object");
  const telling = markingMembers(at).filter(
    (member) =>
      Object.hasOwn(value, member) &&
      branches.some(
        (branch) => isOfWords(branch.properties?.[member]) && admitsMember(branch, value, member),
      ),
  );
  if (telling.length === 0) return branches;
  const left = branches.filter((branch) =>
    telling.every((member) => admitsMember(branch, value, member)),
  );
  return left.length > 0 ? left : branches;
}

/**
 * The shape of a member by which its value is judged: that of the chosen alternative. A member whose words tell
 * alternatives apart can be what it is in any of them that the other such members leave.
 */
export function judgingShape(
  shape: Shape,
  chosen: Shape,
  value: JsonObject,
  member: string,
): Shape | undefined {
  const own = innerShape(chosen, member);
  const at = follow(shape);
  const members = at.anyOf ? markingMembers(at) : [];
  if (!own || !members.includes(member) || admitsMember(chosen, value, member)) return own;
  const others = members.filter((each) => each !== member);
  const left = branchesOfType(at, "object").filter((branch) =>
    others.every((other) => admitsMember(branch, value, other)),
  );
  const anyOf = left.flatMap((branch) => innerShape(branch, member) ?? []);
  return anyOf.length > 0 ? { anyOf } : own;
}

function withMostMembers(branches: readonly Shape[], value: JsonObject): Shape | undefined {
  const members = Object.keys(value);
  const known = ({ properties = {} }: Shape): number =>
    members.filter((member) => Object.hasOwn(properties, member)).length;
  const most = Math.max(...branches.map(known));
  return branches.findLast((branch) => known(branch) === most);
}

/**
 * Chooses the alternative that `value` matches: by its JSON type; among arrays by the type of element 0, or a constant
 * there (an empty array belongs to the first); among objects by constants in the members that they require, then by the
 * members they require (else the last of those that have most of its members). `undefined` if no alternative has the
 * value's JSON type.
 */
export function chooseBranch(value: Json, shape: Shape): Shape | undefined {
  const at = follow(shape);
  if (!at.anyOf) return at;
  const type = jsonType(value);
  const sameType = branchesOfType(at, type);
  if (sameType.length <= 1) return sameType[0];
  if (isList(value)) {
    const first = value[0];
    if (first === undefined) return sameType[0];
    let taking: Shape | undefined;
    for (const branch of sameType) {
      if (!takesFirst(branch, first)) continue;
      if (admits(firstOf(branch), first)) return branch;
      taking ??= branch;
    }
    return taking ?? sameType[0];
  }
  if (isObject(value)) {
    const left = leftByWords(at, value);
    const fitting = left.filter((branch) =>
      (branch.required ?? []).every((member) => Object.hasOwn(value, member)),
    );
    return among(fitting, value) ?? withMostMembers(left, value);
  }
  // Scalars: a matching constant or list of words decides; else the most general alternative.
  const fitting = sameType.find((branch) => wordsOf(branch)?.includes(value));
  return fitting ?? sameType.find((branch) => wordsOf(branch) === undefined) ?? sameType[0];
}

/** The same, or `undefined` if that alternative does not have the value's JSON type either. */
export function fittingBranch(value: Json, shape: Shape): Shape | undefined {
  const branch = chooseBranch(value, shape);
  return branch && accepts(branch, jsonType(value)) ? branch : undefined;
}

/**
 * Each alternative separately: the one that the value matches first, then the others of its type; all if there is no
 * value.
 */
export function alternatives(shape: Shape, value?: Json): readonly Shape[] {
  if (value === undefined) return branchesOf(shape);
  const chosen = chooseBranch(value, shape);
  const type = jsonType(value);
  const others = branchesOf(shape).filter(
    (branch) => branch !== chosen && typesOf(branch).includes(type),
  );
  return chosen ? [chosen, ...others] : others;
}
