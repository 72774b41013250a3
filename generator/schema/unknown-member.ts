import { isObject } from "../json/containers.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { once } from "../model/once.ts";
import { chooseBranch } from "./choose-branch.ts";
import type { ShapeFacts } from "./shape-facts.ts";
import type { Definitions, Shape } from "./shape.ts";

type Unknown = ShapeFacts["unknown-member"];

/** An object with a member that its shape does not have, and the members that it leads through in the whole value. */
export interface Surroundings {
  readonly object: JsonObject;
  readonly branch: Shape;
  readonly depth: number;
  /** The whole value and its shape. */
  readonly whole: Json;
  readonly wholeShape: Shape;
}

/** What is known about members that the shape does not have: what may have been meant, and where they belong. */
export function unknownMembers(
  around: Surroundings,
): (member: string) => Omit<Unknown, "where" | "member"> {
  const { object, branch } = around;
  const properties = branch.properties ?? {};
  const candidates = Object.entries(properties).flatMap(([name, { "x-beside": beside }]) => {
    const isIdle = beside !== undefined && !Object.hasOwn(object, beside);
    return isIdle || Object.hasOwn(object, name) ? [] : [name];
  });
  const parts = once(() => partsOf(object, properties));
  return (member) => {
    const place = whereItBelongs(around, member, parts);
    // A part that is there and has a member of exactly this name is nearer than one that is similar in meaning.
    const meaning =
      place.belongs === undefined && place.among === undefined
        ? meaningOf(member, properties, candidates)
        : undefined;
    return { candidates, ...(meaning ?? place) };
  };
}

/** The only candidate that lists the word as one of its synonyms (`x-also`). */
function meaningOf(
  word: string,
  properties: Definitions,
  candidates: readonly string[],
): Pick<Unknown, "synonym"> | undefined {
  const lower = word.toLowerCase();
  const [synonym, ...others] = candidates.filter((name) =>
    properties[name]?.["x-also"]?.includes(lower),
  );
  return synonym === undefined || others.length > 0 ? undefined : { synonym };
}

/** A member whose value is an object of known members; `inner` is `undefined` if it is missing. */
interface Part {
  readonly name: string;
  readonly inner: JsonObject | undefined;
  readonly properties: Definitions;
  readonly required: readonly string[];
}

function partsOf(object: JsonObject, properties: Definitions): readonly Part[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const inner = Object.hasOwn(object, name) ? object[name] : undefined;
    if (inner !== undefined && !isObject(inner)) return [];
    const { properties: own, required = [] } = chooseBranch(inner ?? {}, property) ?? {};
    return own === undefined ? [] : [{ name, inner, properties: own, required }];
  });
}

/** Finds where an unknown member belongs: into a part of the object, or from a part into the whole object. */
function whereItBelongs(
  { whole, wholeShape, depth }: Surroundings,
  member: string,
  parts: () => readonly Part[],
): Pick<Unknown, "belongs" | "among" | "absent" | "needs"> {
  if (depth === 1) {
    const { properties = {} } = chooseBranch(whole, wholeShape) ?? {};
    const lacks = !isObject(whole) || !Object.hasOwn(whole, member);
    return Object.hasOwn(properties, member) && lacks ? { belongs: "" } : {};
  }
  if (depth > 1) return {};
  const having = parts().filter(({ properties }) => Object.hasOwn(properties, member));
  const [only, ...others] = having.filter(
    ({ inner }) => inner !== undefined && !Object.hasOwn(inner, member),
  );
  if (only !== undefined) {
    return others.length === 0
      ? { belongs: only.name }
      : { among: [only, ...others].map(({ name }) => name) };
  }
  const absent = having.filter(({ inner }) => inner === undefined);
  const [first] = absent;
  if (first === undefined) return {};
  const needs = first.required.filter((each) => each !== member);
  return { absent: absent.map(({ name }) => name), ...(needs.length > 0 ? { needs } : {}) };
}
