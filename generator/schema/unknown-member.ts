import { isObject } from "../json/containers.ts";
import type { Json, JsonObject, JsonPath } from "../model/json.ts";
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
 * @param path from the whole value to the object
 */
export function unknownMembers(
  object: JsonObject,
  { properties = {} }: Shape,
  [part, ...inside]: JsonPath,
  whole: Whole,
): (member: string) => Omit<Unknown, "where" | "member"> {
  const candidates = Object.keys(properties).filter(
    (name) => !Object.hasOwn(object, name) && hasEffect(object, name, properties),
  );
  const parts = once(() => partsOf(object, properties));
  return (member) => {
    const place =
      part === undefined
        ? among(parts(), member)
        : inside.length === 0
          ? outside(whole, member, part)
          : {};
    // A part that is there and has a member of exactly this name is nearer than one that is similar in meaning.
    const meaning =
      place.belongs === undefined && place.among === undefined && place.whole === undefined
        ? meaningOf(member, properties, candidates)
        : undefined;
    return { candidates, ...(meaning ?? place) };
  };
}

/** Whether a member would have an effect in the object, as far as that depends on another one. */
function hasEffect(object: JsonObject, name: string, properties: Definitions): boolean {
  const beside = properties[name]?.["x-beside"];
  return beside === undefined || Object.hasOwn(object, beside);
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
    if (inner === undefined && !hasEffect(object, name, properties)) return [];
    if (inner !== undefined && !isObject(inner)) return [];
    const { properties: own, required = [] } = chooseBranch(inner ?? {}, property) ?? {};
    return own === undefined ? [] : [{ name, inner, properties: own, required }];
  });
}

type Belonging = Pick<Unknown, "belongs" | "among" | "absent" | "needs" | "whole">;

/**
 * Whether a member of a part belongs to the whole object. In a part that changes what another object has, it means a
 * change, which it does not mean outside.
 */
function outside({ whole, wholeShape }: Whole, member: string, part: string | number): Belonging {
  const { properties = {} } = chooseBranch(whole, wholeShape) ?? {};
  const lacks = !isObject(whole) || !Object.hasOwn(whole, member);
  if (!Object.hasOwn(properties, member) || !lacks) return {};
  return isChange(properties[part], properties) ? { whole: member } : { belongs: "" };
}

/** Whether a part has nothing but members of the whole: what has an effect beside another member changes that one's. */
function isChange(part: Shape | undefined, properties: Definitions): boolean {
  const own = Object.keys(part?.properties ?? {});
  return part?.["x-beside"] !== undefined && own.every((name) => Object.hasOwn(properties, name));
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
