import { isList } from "../json/containers.ts";
import type { Shape } from "../schema/shape.ts";

/** The numbers that the game can store: signed 32-bit integers. */
const held: readonly [least: number, greatest: number] = [-(2 ** 31), 2 ** 31 - 1];

/** Returns the shape with a range for every number in it: its own, or else what the game can store. */
export function withRanges(shape: Shape): Shape {
  const of = (inner: Shape): Shape => withRanges(inner);
  const all = (shapes: Readonly<Record<string, Shape>>): Readonly<Record<string, Shape>> =>
    Object.fromEntries(Object.entries(shapes).map(([name, inner]) => [name, of(inner)]));
  const { properties, items, additionalItems, additionalProperties, anyOf } = shape;
  return {
    ...shape,
    ...(isNumber(shape) && shape["x-range"] === undefined ? { "x-range": held } : {}),
    ...(properties ? { properties: all(properties) } : {}),
    ...(items ? { items: isList(items) ? items.map(of) : of(items) } : {}),
    ...(typeof additionalItems === "object" ? { additionalItems: of(additionalItems) } : {}),
    ...(typeof additionalProperties === "object"
      ? { additionalProperties: of(additionalProperties) }
      : {}),
    ...(anyOf ? { anyOf: anyOf.map(of) } : {}),
  };
}

function isNumber({ type }: Shape): boolean {
  const types = typeof type === "string" ? [type] : (type ?? []);
  return types.includes("integer") || types.includes("number");
}
