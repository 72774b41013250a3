import { isList, isObject } from "../../json/containers.ts";
import type { Json, JsonObject } from "../../model/json.ts";
import { groupBy } from "../../model/maps.ts";
import { branchesOf, follow, typesOf } from "../choose-branch.ts";
import { describeShape } from "../describe-shape.ts";
import { itemsOf, type Shape } from "../shape.ts";
import { isValid } from "../validates.ts";
import { after, changed, placeholder, type Candidate, type Rewrite } from "./candidate.ts";
import { hasChancePair } from "./tuple-from.ts";

/** Makes an object of the members that the shape declares. */
export function objectFrom(value: Json, branch: Shape, rewrite: Rewrite): readonly Candidate[] {
  if (isObject(value)) {
    return [...fromMembers(value, branch, rewrite), ...fromStranger(value, branch)];
  }
  const whole = fromEntries([value], branch);
  if (!isList(value)) return whole;
  return [...fromEntries(value, branch), ...whole];
}

/** Rewrites each member according to its own shape. */
function fromMembers(
  object: JsonObject,
  { properties = {} }: Shape,
  rewrite: Rewrite,
): readonly Candidate[] {
  let made: readonly Candidate[] = [{ value: {}, steps: 0, guesses: 0 }];
  for (const [name, inner] of Object.entries(object)) {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const [first] = property ? rewrite(inner, property) : [{ value: inner, steps: 0, guesses: 0 }];
    if (!first) return [];
    made = after(withMember(made, name, first.value), first);
  }
  return made;
}

/** Rewrites `{ "cooking": 2 }` as `{ "name": "cooking", "level": 2 }`, and unwraps a valid object from another one. */
function fromStranger(object: JsonObject, branch: Shape): readonly Candidate[] {
  const [[name, inner] = [], ...others] = Object.entries(object);
  if (name === undefined || inner === undefined || others.length > 0) return [];
  const { properties = {}, required = [], additionalProperties } = branch;
  if (additionalProperties !== false || Object.hasOwn(properties, name)) return [];
  const isPart = isObject(inner) && Object.keys(inner).length > 0;
  if (isPart && isValid(inner, branch)) return [changed(inner)];
  // Without required members, the chosen members could be others than those that were meant.
  return required.length > 0 ? fromEntries([name, inner], branch) : [];
}

/**
 * Turns entries into members: each becomes the first member that accepts it, in the order of the shape; required
 * members come first. A single id can be any of those that take the id of another kind.
 */
function fromEntries(list: readonly Json[], branch: Shape): readonly Candidate[] {
  const { properties = {}, required = [] } = branch;
  const shapeOf = (name: string): Shape => follow(properties[name] ?? {});
  const names = Object.keys(properties).filter((name) => shapeOf(name).deprecated !== true);
  // A single word is an id rather than a text for readers.
  const ids = list.every((entry) => typeof entry !== "string" || !entry.includes(" "))
    ? names.filter((name) => idIn(shapeOf(name)))
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
    isList(only) &&
    only.length > 1 &&
    only.every((each) => typeof each === "string") &&
    names.some((name) => shapeOf(name)["x-ref"] !== undefined);
  // Without required members, nothing tells which one a number or a truth value is.
  const isOpen = required.length === 0 && typeof only !== "object" && typeof only !== "string";
  if (list.length === 1 && (isSeveral || isOpen)) return [];
  const whole = inMembers(list, branch, order);
  if (typeof only !== "string" || others.length > 0 || required.length > 0) return whole;
  const fitting = ids.filter((name) => isValid(only, properties[name] ?? {}));
  const byKind = groupBy(fitting, (name) => idIn(shapeOf(name))?.["x-ref"]);
  if (byKind.size < 2) return whole;
  return [...byKind.values()].flatMap(([name = ""]) => {
    const when = `${JSON.stringify(only)} is ${describeShape(idIn(shapeOf(name)) ?? {})}`;
    return inMembers(list, branch, [name]).map((each) => ({ ...each, guesses: 1, when }));
  });
}

/** The alternative that is an id. */
function idIn(shape: Shape): Shape | undefined {
  return branchesOf(shape).find((each) => each["x-ref"] !== undefined);
}

/** @param order the names of the members in the order in which they take entries */
function inMembers(
  list: readonly Json[],
  { properties = {}, required = [] }: Shape,
  order: readonly string[],
): readonly Candidate[] {
  const names = Object.keys(properties);
  const left = new Set(order);
  let made: readonly Candidate[] = [changed({})];
  let isGuess = false;
  for (const entry of list) {
    const possible = [...left].filter((name) => {
      const shape = properties[name] ?? {};
      return isValid(entry, shape) && !holdsChances(entry, shape);
    });
    const [name] = possible;
    if (name === undefined) return [];
    left.delete(name);
    made = withMember(made, name, entry);
    isGuess ||= possible.length > 1;
  }
  if (isGuess) made = after(made, { guesses: 1 });
  for (const name of required) {
    if (!left.has(name)) continue;
    const property = properties[name] ?? {};
    if (!typesOf(property).includes("integer")) return [];
    isGuess = true;
    made = withMember(made, name, placeholder(property));
    made = after(made, { guesses: 2, incomplete: true });
  }
  // An author who states only one member may have forgotten another.
  const isAlone = list.length === 1 && typeof list[0] === "string" && names.length > 1;
  if (list.length === 0) return [];
  return isAlone && !isGuess ? after(made, { guesses: 1 }) : made;
}

/** Whether a number beside an id in the list, which is a count elsewhere, would be a chance. */
function holdsChances(value: Json, shape: Shape): boolean {
  if (!isList(value) || !value.some(isList)) return false;
  return branchesOf(shape).some((branch) => hasChancePair(itemsOf(branch) ?? {}));
}

function withMember(made: readonly Candidate[], name: string, value: Json): readonly Candidate[] {
  return made.map((each) => ({ ...each, value: { ...(each.value as JsonObject), [name]: value } }));
}
