/** The shapes inside a shape: what every walk over shapes stands on. */
import { isList } from "../json/containers.ts";
import { follow, type Definitions } from "./choose-branch.ts";
import type { Shape } from "./shape.ts";

/** The alternatives of a shape, and the shapes of what its values contain. */
export function childrenOf(shape: Shape): readonly Shape[] {
  const { anyOf = [], properties = {}, items = [], additionalProperties, propertyNames } = shape;
  return [
    ...Object.values(properties),
    ...anyOf,
    ...(isList(items) ? items : [items]),
    ...(typeof additionalProperties === "object" ? [additionalProperties] : []),
    ...(propertyNames ? [propertyNames] : []),
  ];
}

/** The shape with other shapes inside it. */
export function mapChildren(shape: Shape, map: (child: Shape) => Shape): Shape {
  const { properties, patternProperties, items, additionalItems, additionalProperties, anyOf } =
    shape;
  return {
    ...shape,
    ...(properties && { properties: mapMembers(properties, map) }),
    ...(patternProperties && { patternProperties: mapMembers(patternProperties, map) }),
    ...(items && { items: isList(items) ? items.map(map) : map(items) }),
    ...(typeof additionalItems === "object" && { additionalItems: map(additionalItems) }),
    ...(typeof additionalProperties === "object" && {
      additionalProperties: map(additionalProperties),
    }),
    ...(anyOf && { anyOf: anyOf.map(map) }),
  };
}

export function mapMembers(
  shapes: Readonly<Record<string, Shape>>,
  map: (shape: Shape, name: string) => Shape,
): Record<string, Shape> {
  return Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [name, map(shape, name)]),
  );
}

/** Whether the shape, or one inside it, is of the wanted sort. */
export function reaches(
  shape: Shape,
  definitions: Definitions,
  isWanted: (shape: Shape) => boolean,
  passed = new Set<Shape>(),
): boolean {
  const at = follow(shape, definitions);
  if (isWanted(at)) return true;
  if (passed.has(at)) return false;
  passed.add(at);
  return childrenOf(at).some((child) => reaches(child, definitions, isWanted, passed));
}
