import { isList, isObject } from "../../json/containers.ts";
import type { Json, JsonObject } from "../../model/json.ts";
import { groupBy } from "../../model/maps.ts";
import { accepts, branchesOf, follow, typesOf } from "../choose-branch.ts";
import { describeShape } from "../describe-shape.ts";
import { itemsOf, type Shape } from "../shape.ts";
import { isValid } from "../validates.ts";
import { after, changed, placeholder, type Candidate, type Rewrite } from "./candidate.ts";
import { hasChancePair } from "./tuple-from.ts";
import { countWords } from "./words-in.ts";

/** Makes an object of the members that the shape declares. */
export function objectFrom(value: Json, branch: Shape, rewrite: Rewrite): readonly Candidate[] {
  if (isObject(value)) {
    return [...fromMembers(value, branch, rewrite), ...fromStranger(value, branch, rewrite)];
  }
  const whole = fromEntries([value], branch);
  // A list around a single value is removed elsewhere.
  return isList(value) && value.length > 1 ? [...fromEntries(value, branch), ...whole] : whole;
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
function fromStranger(object: JsonObject, branch: Shape, { words }: Rewrite): readonly Candidate[] {
  const [[name, inner] = [], ...others] = Object.entries(object);
  if (name === undefined || inner === undefined || others.length > 0) return [];
  const { properties = {}, required = [], additionalProperties } = branch;
  if (additionalProperties !== false || Object.hasOwn(properties, name)) return [];
  const isPart = isObject(inner) && Object.keys(inner).length > 0;
  // Any other name may mean something.
  if (isPart && words.has(name) && isValid(inner, branch)) return [changed(inner)];
  // The name is a value only where an id has to stand, and only if it names no member.
  const isId = required.some((each) => idIn(follow(properties[each] ?? {})) !== undefined);
  return isId && !words.has(name) ? fromEntries([name, inner], branch) : [];
}

/**
 * Turns entries into members: each becomes the first member that accepts it among those of which it is known that they
 * are meant, in the order of the shape. Without required members, that is the only entry. A single id can be any of
 * those that take the id of another kind.
 */
function fromEntries(list: readonly Json[], branch: Shape): readonly Candidate[] {
  const { properties = {}, required = [], "x-positions": positions = [] } = branch;
  if (positions.length > 1 && list.length === positions.length) {
    return inMembers(list, branch, positions);
  }
  const shapeOf = (name: string): Shape => follow(properties[name] ?? {});
  const names = Object.keys(properties).filter((name) => shapeOf(name).deprecated !== true);
  const [only, ...others] = list;
  // Where a member is an id, several ids are not all entries of another member.
  const isSeveral =
    others.length === 0 &&
    isList(only) &&
    only.length > 1 &&
    only.every((each) => typeof each === "string") &&
    names.some((name) => shapeOf(name)["x-ref"] !== undefined);
  if (only === undefined || isSeveral) return [];
  if (required.length > 0) {
    // What further entries are, nothing tells.
    if (list.length > required.length + 1) return [];
    return inMembers(list, branch, [...new Set([...required, ...countIn(branch)])]);
  }
  if (others.length > 0) return [];
  // Nothing tells which one a number or a truth value is.
  if (typeof only !== "string")
    return typeof only === "object" ? inMembers(list, branch, names) : [];
  // A text of several words is not an id.
  const fitting = names.filter(
    (name) => !only.includes(" ") && idIn(shapeOf(name)) && isValid(only, properties[name] ?? {}),
  );
  const byKind = groupBy(fitting, (name) => idIn(shapeOf(name))?.["x-ref"]);
  if (byKind.size < 2) return inMembers(list, branch, fitting);
  return [...byKind.values()].flatMap(([name = ""]) => {
    const when = `${JSON.stringify(only)} is ${describeShape(idIn(shapeOf(name)) ?? {})}`;
    return inMembers(list, branch, [name]).map((each) => ({ ...each, guesses: 1, when }));
  });
}

/** The members that a number beside an id can be: the count, or those of an object that has only numbers besides. */
function countIn({ properties = {}, required = [] }: Shape): readonly string[] {
  const others = Object.keys(properties).filter((name) => !required.includes(name));
  const isNumber = (name: string): boolean => accepts(properties[name] ?? {}, "integer");
  const isChance = (name: string): boolean => follow(properties[name] ?? {})["x-chance"] === true;
  const counts = others.every(isNumber) ? others : others.filter((name) => countWords.has(name));
  return counts.filter((name) => !isChance(name));
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
  const left = new Set(names);
  let made: readonly Candidate[] = [changed({})];
  let isGuess = false;
  for (const entry of list) {
    const possible = [...left].filter((name) => {
      const shape = properties[name] ?? {};
      return isValid(entry, shape) && !holdsChances(entry, shape);
    });
    const name = order.find((each) => possible.includes(each));
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
