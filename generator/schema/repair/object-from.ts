import { isList, isObject } from "../../json/containers.ts";
import type { Json, JsonObject } from "../../model/json.ts";
import { branchesOf, follow, typesOf, type Definitions } from "../choose-branch.ts";
import { describeShape } from "../describe-shape.ts";
import type { Shape } from "../shape.ts";
import { after, type Candidate } from "./candidate.ts";
import type { Rewriting } from "./rewriting.ts";
import { stopgap } from "./stopgap.ts";
import { isChancePair } from "./tuple-from.ts";

/** Makes an object of the members that the shape declares. */
export function objectFrom(value: Json, branch: Shape, rewriting: Rewriting): readonly Candidate[] {
  if (isObject(value)) {
    return [...fromMembers(value, branch, rewriting), ...fromStranger(value, branch, rewriting)];
  }
  const whole = fromEntries([value], branch, rewriting);
  if (!isList(value)) return whole;
  return [...fromEntries(value, branch, rewriting), ...whole];
}

/** Rewrites each member according to its own shape. */
function fromMembers(
  object: JsonObject,
  { properties = {} }: Shape,
  { rewrite }: Rewriting,
): readonly Candidate[] {
  let made: readonly Candidate[] = [{ value: {}, steps: 0, guesses: 0 }];
  for (const [name, inner] of Object.entries(object)) {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const [first] = property ? rewrite(inner, property) : [{ value: inner, steps: 0, guesses: 0 }];
    if (!first) return [];
    made = made.map((each) => after(withMember(each, name, first.value), first));
  }
  return made;
}

/** Rewrites `{ "cooking": 2 }` as `{ "name": "cooking", "level": 2 }`, and unwraps a valid object from another one. */
function fromStranger(
  object: JsonObject,
  branch: Shape,
  rewriting: Rewriting,
): readonly Candidate[] {
  const [[name, inner] = [], ...others] = Object.entries(object);
  if (name === undefined || inner === undefined || others.length > 0) return [];
  const { properties = {}, required = [], additionalProperties } = branch;
  if (additionalProperties !== false || Object.hasOwn(properties, name)) return [];
  const isPart = isObject(inner) && Object.keys(inner).length > 0;
  if (isPart && rewriting.isValid(inner, branch)) return [{ value: inner, steps: 1, guesses: 0 }];
  // Without required members, the chosen members could be others than those that were meant.
  return required.length > 0 ? fromEntries([name, inner], branch, rewriting) : [];
}

/**
 * Turns entries into members: each becomes the first member that accepts it, in the order of the shape; required
 * members come first. A single id can be any of those that take the id of another kind.
 */
function fromEntries(
  list: readonly Json[],
  branch: Shape,
  rewriting: Rewriting,
): readonly Candidate[] {
  const { properties = {}, required = [] } = branch;
  const { definitions, isValid } = rewriting;
  const shapeOf = (name: string): Shape => follow(properties[name] ?? {}, definitions);
  const names = Object.keys(properties).filter((name) => shapeOf(name).deprecated !== true);
  // A single word is an id rather than a text for readers.
  const ids = list.every((entry) => typeof entry !== "string" || !entry.includes(" "))
    ? names.filter((name) => idIn(shapeOf(name), definitions))
    : [];
  // A number beside an id counts it.
  const isChance = (name: string): boolean => shapeOf(name)["x-chance"] === true;
  const last = names.filter(isChance);
  const order = [
    ...new Set([...required, ...ids, ...names.filter((name) => !isChance(name)), ...last]),
  ];
  const [only, ...others] = list;
  // Where a member is an id, several ids are not all entries of another member.
  const isSeveral =
    isList(only) && only.length > 1 && only.every((each) => typeof each === "string");
  if (
    list.length === 1 &&
    isSeveral &&
    names.some((name) => shapeOf(name)["x-ref"] !== undefined)
  ) {
    return [];
  }
  // Without required members, nothing tells which one a number or a truth value is.
  if (
    list.length === 1 &&
    required.length === 0 &&
    typeof only !== "object" &&
    typeof only !== "string"
  ) {
    return [];
  }
  if (typeof only !== "string" || others.length > 0 || required.length > 0) {
    return inMembers(list, branch, order, rewriting);
  }
  const kinds = new Set<string>();
  const first = ids.filter((name) => {
    const kind = idIn(shapeOf(name), definitions)?.["x-ref"] ?? "";
    if (kinds.has(kind) || !isValid(only, properties[name] ?? {})) return false;
    kinds.add(kind);
    return true;
  });
  if (first.length < 2) return inMembers(list, branch, order, rewriting);
  return first.flatMap((name) => {
    const when = `${JSON.stringify(only)} is ${describeShape(idIn(shapeOf(name), definitions) ?? {}, definitions)}`;
    return inMembers(list, branch, [name], rewriting).map((each) =>
      after({ ...each, guesses: 1 }, { when }),
    );
  });
}

/** The alternative that is an id. */
function idIn(shape: Shape, definitions: Definitions): Shape | undefined {
  return branchesOf(shape, definitions).find((each) => each["x-ref"] !== undefined);
}

/** @param order the names of the members in the order in which they take entries */
function inMembers(
  list: readonly Json[],
  { properties = {}, required = [] }: Shape,
  order: readonly string[],
  { isValid, definitions }: Rewriting,
): readonly Candidate[] {
  const names = Object.keys(properties);
  const left = new Set(order);
  let made: Candidate = { value: {}, steps: 1, guesses: 0 };
  for (const entry of list) {
    const possible = [...left].filter((name) => {
      const shape = properties[name] ?? {};
      return isValid(entry, shape) && !holdsChances(entry, shape, definitions);
    });
    const [name] = possible;
    if (name === undefined) return [];
    left.delete(name);
    made = withMember(made, name, entry);
    if (possible.length > 1 && made.guesses === 0) made = after(made, { guesses: 1 });
  }
  for (const name of required) {
    if (!left.has(name)) continue;
    const property = properties[name] ?? {};
    if (!typesOf(property, definitions).includes("integer")) return [];
    made = after(withMember(made, name, stopgap(property)), { guesses: 2, incomplete: true });
  }
  // An author who states only one member may have forgotten another.
  const isAlone = list.length === 1 && typeof list[0] === "string" && names.length > 1;
  if (isAlone && made.guesses === 0) made = after(made, { guesses: 1 });
  return list.length === 0 ? [] : [made];
}

/** Whether a number beside an id in the list, which is a count elsewhere, would be a chance. */
function holdsChances(value: Json, shape: Shape, definitions: Definitions): boolean {
  if (!isList(value) || !value.some(isList)) return false;
  return branchesOf(shape, definitions).some(
    ({ items }) =>
      items !== undefined &&
      !isList(items) &&
      branchesOf(items, definitions).some((each) => isChancePair(each, definitions)),
  );
}

function withMember(made: Candidate, name: string, value: Json): Candidate {
  return { ...made, value: { ...(made.value as JsonObject), [name]: value } };
}
