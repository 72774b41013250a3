/** Makes a minimal value for a shape; the value is validated, and an invalid one is not returned. */
import { isList } from "../json/containers.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { branchesOf, follow, typesOf, type Definitions } from "./choose-branch.ts";
import type { Shape } from "./shape.ts";
import { compileValidator } from "./validates.ts";

/** Picks an id of a kind, so that references are valid; `undefined` if no id is known. */
export type PickId = (kind: string) => string | undefined;

interface Sampling {
  readonly definitions: Definitions;
  readonly pick: PickId;
}

/** @param name text to use for a string value */
export function sampleValue(
  shape: Shape,
  definitions: Definitions,
  pick: PickId,
  name = "",
): Json | undefined {
  for (const branch of preferred(shape, definitions)) {
    const value = sample(branch, { definitions, pick }, name, 0);
    if (value !== undefined && compileValidator(shape, definitions)(value)) return value;
  }
  return undefined;
}

/** Alternatives of the format itself before extensions. */
function preferred(shape: Shape, definitions: Definitions): Shape[] {
  const branches = branchesOf(shape, definitions);
  const isExtension = (each: Shape): boolean => each["x-extension"] === true;
  return [...branches.filter((each) => !isExtension(each)), ...branches.filter(isExtension)];
}

const deepest = 6;

function sample(shape: Shape, sampling: Sampling, name: string, depth: number): Json | undefined {
  const { definitions, pick } = sampling;
  const at = { ...follow(shape, definitions), ...beside(shape) };
  if (depth > deepest) return undefined;
  if (at.anyOf) {
    return preferred(at, definitions)
      .map((branch) => sample(branch, sampling, name, depth + 1))
      .find((each) => each !== undefined);
  }
  if (at.const !== undefined) return at.const;
  if (at.enum) return at.enum[0];
  if (at.default !== undefined && !isList(at.default)) return at.default;
  if (at.examples?.[0] !== undefined) return at.examples[0];
  const id = at["x-ref"] === undefined ? undefined : pick(at["x-ref"]);
  if (id !== undefined) return id;
  switch (typesOf(at, definitions)[0]) {
    case "boolean":
      return true;
    case "integer":
    case "number":
      return numberIn(at);
    case "string":
      return stringFor(at, name);
    case "array":
      return arrayOf(at, sampling, name, depth);
    case "object":
      return objectOf(at, sampling, depth);
    case "null":
      return null;
    default:
      return undefined;
  }
}

/** A default beside a reference also applies. */
function beside({ default: given }: Shape): Pick<Shape, "default"> {
  return given === undefined ? {} : { default: given };
}

function numberIn({
  minimum = 0,
  exclusiveMinimum,
  maximum = Infinity,
  "x-range": range,
}: Shape): number {
  const least = Math.max(
    minimum,
    exclusiveMinimum === undefined ? -Infinity : exclusiveMinimum + 1,
  );
  const [low, high] = range ?? [-Infinity, Infinity];
  return Math.min(Math.max(1, least, low), maximum, high);
}

function stringFor({ minLength = 0, maxLength = Infinity }: Shape, name: string): string {
  const word = name === "" ? "…" : name;
  return word.length > maxLength ? "#".repeat(maxLength) : word.padEnd(minLength, "_");
}

function arrayOf(
  { items, minItems = 0 }: Shape,
  sampling: Sampling,
  name: string,
  depth: number,
): Json | undefined {
  if (!items) return [];
  const wanted = isList(items)
    ? items.slice(0, minItems)
    : Array.from({ length: minItems }, () => items);
  const entries = wanted.map((each) => sample(each, sampling, name, depth + 1));
  return entries.every((each) => each !== undefined) ? entries : undefined;
}

function objectOf(
  { required = [], properties = {} }: Shape,
  sampling: Sampling,
  depth: number,
): Json | undefined {
  const members = required.map((name): readonly [string, Json | undefined] => {
    const shape = properties[name];
    return [name, shape && sample(shape, sampling, name, depth + 1)];
  });
  return members.every(([, value]) => value !== undefined)
    ? (Object.fromEntries(members) as JsonObject)
    : undefined;
}
