/**
 * Documents resolved members like the author's members: each gets the description of the definition's member with the
 * same name, or of the one that `x-from` names, unless it has its own.
 */
import type { Shape } from "../schema/shape.ts";
import type { Bundle } from "./bundle-schema.ts";

export function describeResolved(resolved: Bundle, authored: Bundle): Bundle {
  const partOf = (name: string): Shape | undefined => authored.definitions[name];
  return {
    root: describe(resolved.root, authored.root, authored),
    definitions: Object.fromEntries(
      Object.entries(resolved.definitions).map(([name, shape]) => [
        name,
        describe(shape, partOf(name), authored),
      ]),
    ),
  };
}

function describe(shape: Shape, source: Shape | undefined, authored: Bundle): Shape {
  if (!shape.properties) return shape;
  const properties = Object.fromEntries(
    Object.entries(shape.properties).map(([name, property]) => {
      const member = source?.properties?.[property["x-from"] ?? name];
      const words = property.description ?? descriptionOf(member, authored);
      return [name, words === undefined ? property : { ...property, description: words }];
    }),
  );
  return { ...shape, properties };
}

function descriptionOf(member: Shape | undefined, authored: Bundle): string | undefined {
  if (!member) return undefined;
  if (member.description !== undefined) return member.description;
  const part = member.$ref?.split("/").at(-1);
  return part === undefined ? undefined : authored.definitions[part]?.description;
}
