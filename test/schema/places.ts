/** The places that objects of a shape have, each with an object that holds a value there. */
import type { Json, JsonObject, JsonPath } from "../../generator/model/json.ts";
import { branchesOf } from "../../generator/schema/choose-branch.ts";
import { sampleValue } from "../../generator/schema/sample.ts";
import type { Shape } from "../../generator/schema/shape.ts";

export interface Place {
  readonly path: JsonPath;
  readonly shape: Shape;
  /** The whole object with a value at the place. */
  readonly holding: (value: Json) => JsonObject;
}

/** The places in the objects of a shape, each shape once. */
export function placesOf(definition: Shape): Place[] {
  const found: Place[] = [];
  const passed = new Set<Shape>();
  const visit = (shape: Shape, path: JsonPath, holding: (value: Json) => Json): void => {
    if (path.length > 0) found.push({ path, shape, holding: holding as Place["holding"] });
    for (const branch of branchesOf(shape)) {
      if (passed.has(branch)) continue;
      passed.add(branch);
      for (const [name, inner] of Object.entries(branch.properties ?? {})) {
        const sample = path.length === 0 ? {} : (sampleValue(branch, () => undefined) ?? {});
        visit(inner, [...path, name], (value) =>
          holding({ ...(sample as JsonObject), [name]: value }),
        );
      }
      const { items } = branch;
      if (items === undefined) continue;
      if (!Array.isArray(items)) visit(items as Shape, [...path, 0], (value) => holding([value]));
      else {
        const sample = sampleValue(branch, () => undefined) as Json[];
        for (const [at, inner] of (items as readonly Shape[]).entries()) {
          visit(inner, [...path, at], (value) => holding(sample.toSpliced(at, 1, value)));
        }
      }
    }
  };
  visit(definition, [], (value) => value);
  return found;
}
