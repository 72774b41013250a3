/** Makes a minimal value for a shape; the value is validated, and an invalid one is not returned. */
import { isList } from "../json/containers.ts";
import { printJson } from "../json/print-json.ts";
import type { Json } from "../model/json.ts";
import { branchesOf, follow, followed, typesOf } from "./choose-branch.ts";
import { itemsOf, tupleOf, type Shape } from "./shape.ts";
import { isValid } from "./validates.ts";

/** Picks an id of a kind, so that references are valid; `undefined` if no id is known. */
export type PickId = (kind: string) => string | undefined;

/** @param name text to use for a string value */
export function sampleValue(shape: Shape, pick: PickId, name = ""): Json | undefined {
  for (const branch of preferred(shape)) {
    const value = sample(branch, pick, name, 0, { left: mostParts });
    if (value !== undefined && isValid(value, shape)) return value;
  }
  return undefined;
}

/** The description of a member, and the member with a possible value as an author types it. */
export function howToAdd(
  member: string,
  property: Shape,
): { readonly description?: string | undefined; readonly example?: string } {
  const description = property.description ?? follow(property).description;
  const value = sampleValue(property, () => undefined);
  return {
    description,
    ...(value === undefined ? {} : { example: `"${member}": ${printJson(value)}` }),
  };
}

/** Alternatives of the format itself before extensions. */
function preferred(shape: Shape): Shape[] {
  const branches = branchesOf(shape);
  const isExtension = (each: Shape): boolean => each["x-extension"] === true;
  return [...branches.filter((each) => !isExtension(each)), ...branches.filter(isExtension)];
}

const deepest = 6;
/** A value with more parts than this is no example of anything. */
const mostParts = 1000;

function sample(
  shape: Shape,
  pick: PickId,
  name: string,
  depth: number,
  budget: { left: number },
): Json | undefined {
  const at = followed(shape);
  if (depth > deepest || --budget.left < 0) return undefined;
  const inner = (each: Shape, as = name): Json | undefined =>
    sample(each, pick, as, depth + 1, budget);
  if (at.anyOf) {
    return preferred(at)
      .map((branch) => inner(branch))
      .find((each) => each !== undefined);
  }
  if (at.const !== undefined) return at.const;
  if (at.enum) return at.enum[0];
  if (at.default !== undefined && !isList(at.default)) return at.default;
  if (at.examples?.[0] !== undefined) return at.examples[0];
  const id = at["x-ref"] === undefined ? undefined : pick(at["x-ref"]);
  if (id !== undefined) return id;
  const { minItems = 0, required = [], properties = {} } = at;
  switch (typesOf(at)[0]) {
    case "boolean":
      return true;
    case "integer":
    case "number":
      return numberIn(at);
    case "string":
      return stringFor(at, name);
    case "array": {
      const items = itemsOf(at);
      const wanted =
        tupleOf(at)?.slice(0, minItems) ?? (items ? Array<Shape>(minItems).fill(items) : []);
      const entries = wanted.map((each) => inner(each));
      return entries.every((each) => each !== undefined) ? entries : undefined;
    }
    case "object": {
      const members = required.flatMap((member) => {
        const value = properties[member] && inner(properties[member], member);
        return value === undefined ? [] : [[member, value] as const];
      });
      return members.length === required.length ? Object.fromEntries(members) : undefined;
    }
    case "null":
      return null;
    default:
      return undefined;
  }
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
