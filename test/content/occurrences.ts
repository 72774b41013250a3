/** Where the members that the definition schemas declare occur in content. */
import { format } from "../built-in.ts";
import type { Json, JsonObject } from "../../generator/model/json.ts";
import { branchesOf, chooseBranch } from "../../generator/schema/choose-branch.ts";
import type { Definitions, Shape } from "../../generator/schema/shape.ts";

export interface Occurrences {
  /** How many objects of the part there are. */
  objects: number;
  /** How many of them have the member. */
  readonly members: Map<string, number>;
}

/** Parts by name: a kind, a definition that parts share, or `<part>.<member>` for what has no name of its own. */
export type ContentOccurrences = Map<string, Occurrences>;

/** Counts the members of one definition into `found`. */
export function countMembers(kind: string, value: JsonObject, found: ContentOccurrences): void {
  const { definition, definitions } = format.of(kind).shapes;
  visit(value, definition, kind, definitions, found);
}

function visit(
  value: Json,
  shape: Shape,
  part: string,
  definitions: Definitions,
  found: ContentOccurrences,
): void {
  const [at, name] = branchWithName(value, shape, part, definitions);
  if (!at) return;
  if (Array.isArray(value)) {
    const items = at.items;
    value.forEach((entry: Json, index) => {
      const item = Array.isArray(items) ? (items as Shape[])[index] : (items as Shape | undefined);
      if (item) visit(entry, item, `${name}[]`, definitions, found);
    });
    return;
  }
  if (typeof value !== "object" || value === null || !at.properties) return;
  let counts = found.get(name);
  if (!counts) found.set(name, (counts = { objects: 0, members: new Map() }));
  counts.objects += 1;
  for (const [member, inner] of Object.entries(value)) {
    const property = at.properties[member];
    if (!property) continue;
    counts.members.set(member, (counts.members.get(member) ?? 0) + 1);
    visit(inner, property, `${name}.${member}`, definitions, found);
  }
}

/** The alternative that the value means, and the definition's name where it has one. */
function branchWithName(
  value: Json,
  shape: Shape,
  part: string,
  definitions: Definitions,
): [Shape | undefined, string] {
  const chosen = chooseBranch(value, shape);
  if (!chosen) return [undefined, part];
  const named = Object.entries(definitions).find(([, definition]) => definition === chosen);
  return [chosen, named ? named[0] : part];
}

export interface DeclaredPart {
  readonly name: string;
  readonly shape: Shape;
}

/** Every object shape that a definition of the kind can reach, under the names of `countMembers`. */
export function declaredParts(kind: string): DeclaredPart[] {
  const { definition, definitions } = format.of(kind).shapes;
  const parts = new Map<string, DeclaredPart>();
  walk(definition, kind);
  return [...parts.values()];

  function walk(shape: Shape, path: string): void {
    if (shape["x-extension"] === true) return;
    for (const branch of branchesOf(shape)) {
      if (branch["x-extension"] === true) continue;
      const named = Object.entries(definitions).find(([, each]) => each === branch);
      const name = named ? named[0] : path;
      if (parts.has(name)) continue;
      if (branch.properties) {
        parts.set(name, { name, shape: branch });
        for (const [member, property] of Object.entries(branch.properties)) {
          if (!isExtension(property)) walk(property, `${name}.${member}`);
        }
      }
      const items = branch.items;
      if (Array.isArray(items)) for (const item of items as Shape[]) walk(item, `${name}[]`);
      else if (items) walk(items as Shape, `${name}[]`);
    }
  }
}

export function isExtension(property: Shape): boolean {
  if (property["x-extension"] === true) return true;
  const [first] = branchesOf(property);
  const text = property.description ?? first?.description ?? "";
  return text.endsWith("(extension).");
}
