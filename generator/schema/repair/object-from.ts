import { isList, isObject } from "../../json/containers.ts";
import type { Json, JsonObject } from "../../model/json.ts";
import { typesOf } from "../choose-branch.ts";
import type { Shape } from "../shape.ts";
import { after, type Candidate } from "./candidate.ts";
import type { Rewriting } from "./rewriting.ts";
import { stopgap } from "./stopgap.ts";

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
 * members come first.
 */
function fromEntries(
  list: readonly Json[],
  { properties = {}, required = [] }: Shape,
  { isValid, definitions }: Rewriting,
): readonly Candidate[] {
  const isId = (name: string): boolean => properties[name]?.["x-ref"] !== undefined;
  const names = Object.keys(properties);
  // A single word is an id rather than a text for readers.
  const ids = list.every((entry) => typeof entry !== "string" || !entry.includes(" "))
    ? names.filter(isId)
    : [];
  const left = new Set([...required, ...ids, ...names]);
  let made: Candidate = { value: {}, steps: 1, guesses: 0 };
  for (const entry of list) {
    const possible = [...left].filter((name) => isValid(entry, properties[name] ?? {}));
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

function withMember(made: Candidate, name: string, value: Json): Candidate {
  return { ...made, value: { ...(made.value as JsonObject), [name]: value } };
}
