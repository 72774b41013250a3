/**
 * Documents resolved members like the author's members: each gets the description of the definition's member with the
 * same name, or of the one that `x-from` names, unless it has its own.
 */
import { follow } from "../schema/choose-branch.ts";
import { mapMembers, type Shape } from "../schema/shape.ts";
import type { Bundle } from "./bundle-schema.ts";

export function describeResolved(resolved: Bundle, authored: Bundle): Bundle {
  return {
    root: describe(resolved.root, authored.root),
    definitions: mapMembers(resolved.definitions, (shape, name) =>
      describe(shape, authored.definitions[name]),
    ),
  };
}

function describe(shape: Shape, source: Shape | undefined): Shape {
  if (!shape.properties) return shape;
  const properties = mapMembers(shape.properties, (property, name) => {
    const member = source?.properties?.[property["x-from"] ?? name];
    const description =
      property.description ?? member?.description ?? (member && follow(member).description);
    return description === undefined ? property : { ...property, description };
  });
  return { ...shape, properties };
}
