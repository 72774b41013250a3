import { isObject } from "../json/containers.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { once } from "../model/once.ts";
import { chooseBranch } from "./choose-branch.ts";
import type { ShapeFacts } from "./shape-facts.ts";
import type { Definitions, Shape } from "./shape.ts";

type Unknown = ShapeFacts["unknown-member"];

/** The whole value that is explained, and its shape. */
export interface Whole {
  readonly whole: Json;
  readonly wholeShape: Shape;
}

/**
 * What is known about members that an object's shape does not have: what may have been meant, and where they belong.
 * @param depth number of steps from the whole value to the object
 */
export function unknownMembers(
  object: JsonObject,
  { properties = {} }: Shape,
  depth: number,
  whole: Whole,
): (member: string) => Omit<Unknown, "where" | "member"> {
  const candidates = Object.entries(properties).flatMap(([name, { "x-beside": beside }]) => {
    const isIdle = beside !== undefined && !Object.hasOwn(object, beside);
    return isIdle || Object.hasOwn(object, name) ? [] : [name];
  });
  const parts = once(() => partsOf(object, properties));
  return (member) => {
    const place = depth === 0 ? among(parts(), member) : outside(whole, member, depth);
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

type Belonging = Pick<Unknown, "belongs" | "among" | "absent" | "needs">;

/** Whether a member of a part belongs to the whole object; one further inside does not. */
function outside({ whole, wholeShape }: Whole, member: string, depth: number): Belonging {
  if (depth > 1) return {};
  const { properties = {} } = chooseBranch(whole, wholeShape) ?? {};
  const lacks = !isObject(whole) || !Object.hasOwn(whole, member);
  return Object.hasOwn(properties, member) && lacks ? { belongs: "" } : {};
}

/** The parts of the whole object to which a member belongs. */
function among(parts: readonly Part[], member: string): Belonging {
  const having = parts.filter(({ properties }) => Object.hasOwn(properties, member));
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
