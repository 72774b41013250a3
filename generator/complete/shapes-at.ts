/** Finds what a kind's schema declares at a place in an object, which may be half-written. */
import { isList } from "../json/containers.ts";
import { shapes } from "../compiled/shapes.ts";
import type { Json, JsonObject, JsonPath } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import {
  branchesOf,
  chooseBranch,
  follow,
  jsonType,
  typesOf,
  type Definitions,
} from "../schema/choose-branch.ts";
import type { Shape } from "../schema/shape.ts";

/** A shape, and the value at its place, if any. */
interface Placed {
  readonly shape: Shape;
  readonly value: Json | undefined;
}

/**
 * Returns the shapes at the path, the likeliest first; empty if nothing is declared. Keywords beside a `$ref` are kept.
 */
export function shapesAt(kind: KindName, value: JsonObject, path: JsonPath): Shape[] {
  const { definition, definitions } = shapes[kind];
  let placed: Placed[] = [{ shape: definition, value }];
  for (const step of path) placed = placed.flatMap((each) => inside(each, step, definitions));
  return [...new Set(placed.map(({ shape }) => shape))];
}

/**
 * Each alternative separately: the one that the value matches first, then the others of its type; all if there is no
 * value.
 */
export function alternatives(kind: KindName, shape: Shape, value?: Json): Shape[] {
  return alternativesIn({ shape, value }, shapes[kind].definitions);
}

function alternativesIn({ shape, value }: Placed, definitions: Definitions): Shape[] {
  const branches = branchesOf(shape, definitions);
  if (value === undefined) return [...branches];
  const chosen = chooseBranch(value, shape, definitions);
  const type = jsonType(value);
  const others = branches.filter(
    (branch) => branch !== chosen && typesOf(branch, definitions).includes(type),
  );
  return chosen ? [chosen, ...others] : others;
}

function inside(placed: Placed, step: string | number, definitions: Definitions): Placed[] {
  const { value } = placed;
  const inner =
    typeof value === "object" && value !== null && Object.hasOwn(value, step)
      ? ((value as Readonly<Record<string | number, Json>>)[step] as Json)
      : undefined;
  return alternativesIn(placed, definitions).flatMap((branch) => {
    const shape = typeof step === "number" ? entryShape(branch, step) : memberShape(branch, step);
    return shape ? [{ shape, value: inner }] : [];
  });
}

function entryShape({ items }: Shape, index: number): Shape | undefined {
  return isList(items) ? items[index] : items;
}

function memberShape(
  { properties = {}, additionalProperties }: Shape,
  name: string,
): Shape | undefined {
  if (Object.hasOwn(properties, name)) return properties[name];
  return typeof additionalProperties === "object" ? additionalProperties : undefined;
}

/** The shape that a reference leads to, with the keywords beside the reference. */
export function followed(kind: KindName, shape: Shape): Shape {
  const { $ref: _, ...beside } = shape;
  return { ...follow(shape, shapes[kind].definitions), ...beside };
}
