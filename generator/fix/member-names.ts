import { isList } from "../json/containers.ts";
import { shapes } from "../compiled/shapes.ts";
import type { Shape } from "../schema/shape.ts";

let names: Set<string> | undefined;

/** Whether objects of any kind, or parts of them, have a member of this name. */
export function isMemberName(name: string): boolean {
  names ??= new Set(
    Object.values(shapes).flatMap(({ definition, definitions }) =>
      [definition, ...Object.values(definitions)].flatMap(namesIn),
    ),
  );
  return names.has(name);
}

function namesIn(shape: Shape): string[] {
  const { properties = {}, items = [], anyOf = [], allOf = [], additionalProperties } = shape;
  const entries = isList(items) ? items : [items];
  const others = typeof additionalProperties === "object" ? [additionalProperties] : [];
  const inner = [...Object.values(properties), ...entries, ...anyOf, ...allOf, ...others];
  return [...Object.keys(properties), ...inner.flatMap(namesIn)];
}
