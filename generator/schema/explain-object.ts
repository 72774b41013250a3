/** Reports members that are missing, and members that nothing knows. */
import { nameOf } from "../json/path-name.ts";
import type { JsonObject, JsonPath } from "../model/json.ts";
import { chooseBranch, follow, jsonType } from "./choose-branch.ts";
import type { Explaining } from "./explaining.ts";
import type { Shape } from "./shape.ts";

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
    Object.keys(properties).filter((name) => !Object.hasOwn(object, name)),
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
      const belongs = whereItBelongs(explaining, member, here, parts);
      const data = { where: nameOf(here), member, candidates: candidates(), ...belongs };
      findings.push({ code: "unknown-member", path, target: "key", data });
    }
  }
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
    const description = property.description ?? follow(property, definitions).description;
    const data = { where: nameOf(here), member, description };
    findings.push({ code: "missing-member", path: here, target: "value", data });
  }
}

/** A member that is an object of known members. */
interface Part {
  readonly name: string;
  readonly inner: JsonObject;
  readonly properties: Properties;
}

function partsOf(
  { definitions }: Explaining,
  object: JsonObject,
  properties: Properties,
): readonly Part[] {
  return Object.entries(object).flatMap(([name, inner]) => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!property || jsonType(inner) !== "object") return [];
    const own = chooseBranch(inner, property, definitions)?.properties ?? {};
    return [{ name, inner: inner as JsonObject, properties: own }];
  });
}

/** A member of a part that stands beside it, or one of the whole that stands in a part. */
function whereItBelongs(
  { value, shape, definitions }: Explaining,
  member: string,
  here: JsonPath,
  parts: () => readonly Part[],
): { readonly belongs?: string } {
  if (here.length === 1) {
    const whole = chooseBranch(value, shape, definitions)?.properties ?? {};
    const lacks = !Object.hasOwn(value as JsonObject, member);
    return Object.hasOwn(whole, member) && lacks ? { belongs: "" } : {};
  }
  if (here.length > 1) return {};
  const [only, ...others] = parts().filter(
    ({ inner, properties }) => Object.hasOwn(properties, member) && !Object.hasOwn(inner, member),
  );
  return only !== undefined && others.length === 0 ? { belongs: only.name } : {};
}

function matchesPattern(member: string, shape: Shape): boolean {
  return Object.keys(shape.patternProperties ?? {}).some((pattern) =>
    new RegExp(pattern, "u").test(member),
  );
}

/** The result of the first call for all. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
