/** Reports missing and unknown members. */
import { isObject } from "../json/containers.ts";
import { nameOf } from "../json/path-name.ts";
import type { JsonObject, JsonPath } from "../model/json.ts";
import { printJson } from "../json/print-json.ts";
import { chooseBranch, follow, type Definitions } from "./choose-branch.ts";
import type { Explaining } from "./explaining.ts";
import { sampleValue } from "./sample.ts";
import type { Shape } from "./shape.ts";
import { once } from "../model/once.ts";

type Properties = Readonly<Record<string, Shape>>;

export function explainObject(
  explaining: Explaining,
  object: JsonObject,
  branch: Shape,
  here: JsonPath,
): void {
  const { findings, visit } = explaining;
  const properties = branch.properties ?? {};
  const candidates = once(() =>
    Object.entries(properties).flatMap(([name, { "x-beside": beside }]) => {
      const isIdle = beside !== undefined && !Object.hasOwn(object, beside);
      return isIdle || Object.hasOwn(object, name) ? [] : [name];
    }),
  );
  const parts = once(() => partsOf(explaining, object, properties));
  reportMissing(explaining, object, branch, here);
  for (const [member, inner] of Object.entries(object)) {
    const property = Object.hasOwn(properties, member) ? properties[member] : undefined;
    const path = [...here, member];
    if (property) visit(inner, property, path);
    else if (matchesPattern(member, branch)) continue;
    else if (typeof branch.additionalProperties === "object") {
      visit(inner, branch.additionalProperties, path);
    } else if (branch.additionalProperties === false) {
      const place = whereItBelongs(explaining, member, here, parts);
      // A part that is there and has a member of exactly this name is nearer than one that is similar in meaning.
      const meaning =
        place.belongs === undefined && place.among === undefined
          ? meaningOf(member, properties, candidates())
          : undefined;
      const data = {
        ...{ where: nameOf(here), member, candidates: candidates() },
        ...(meaning ?? place),
      };
      findings.push({ code: "unknown-member", path, target: "key", data });
    }
  }
}

/** The only candidate that lists the word as one of its synonyms (`x-also`). */
function meaningOf(
  word: string,
  properties: Properties,
  candidates: readonly string[],
): { readonly synonym: string } | undefined {
  const lower = word.toLowerCase();
  const [synonym, ...others] = candidates.filter((name) =>
    properties[name]?.["x-also"]?.includes(lower),
  );
  return synonym === undefined || others.length > 0 ? undefined : { synonym };
}

function reportMissing(
  { definitions, findings }: Explaining,
  object: JsonObject,
  { required = [], properties = {} }: Shape,
  here: JsonPath,
): void {
  for (const member of required) {
    if (Object.hasOwn(object, member)) continue;
    const property = properties[member] ?? {};
    const written = Object.keys(properties).find(
      (name) => properties[name]?.["x-instead"] === member && Object.hasOwn(object, name),
    );
    const data = {
      ...{ where: nameOf(here), member, ...howToAdd(member, property, definitions) },
      ...(written === undefined ? {} : { written }),
    };
    findings.push({ code: "missing-member", path: here, target: "value", data });
  }
}

/** The description of a member, and the member with a possible value as an author types it. */
export function howToAdd(
  member: string,
  property: Shape,
  definitions: Definitions,
): { readonly description?: string | undefined; readonly example?: string } {
  const description = property.description ?? follow(property, definitions).description;
  const value = sampleValue(property, definitions, () => undefined);
  return {
    description,
    ...(value === undefined ? {} : { example: `"${member}": ${printJson(value)}` }),
  };
}

/** A member whose value is an object of known members; `inner` is `undefined` if it is missing. */
interface Part {
  readonly name: string;
  readonly inner: JsonObject | undefined;
  readonly properties: Properties;
  readonly required: readonly string[];
}

function partsOf(
  { definitions }: Explaining,
  object: JsonObject,
  properties: Properties,
): readonly Part[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const inner = Object.hasOwn(object, name) ? object[name] : undefined;
    if (inner !== undefined && !isObject(inner)) return [];
    const { properties: own, required = [] } =
      chooseBranch(inner ?? {}, property, definitions) ?? {};
    return own === undefined ? [] : [{ name, inner, properties: own, required }];
  });
}

/** Finds where an unknown member belongs: into a part of the object, or from a part into the whole object. */
function whereItBelongs(
  { value, shape, definitions }: Explaining,
  member: string,
  here: JsonPath,
  parts: () => readonly Part[],
): {
  readonly belongs?: string;
  readonly among?: readonly string[];
  readonly absent?: readonly string[];
  readonly needs?: readonly string[];
} {
  if (here.length === 1) {
    const whole = chooseBranch(value, shape, definitions)?.properties ?? {};
    const lacks = !isObject(value) || !Object.hasOwn(value, member);
    return Object.hasOwn(whole, member) && lacks ? { belongs: "" } : {};
  }
  if (here.length > 1) return {};
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

function matchesPattern(member: string, shape: Shape): boolean {
  return Object.keys(shape.patternProperties ?? {}).some((pattern) =>
    new RegExp(pattern, "u").test(member),
  );
}
