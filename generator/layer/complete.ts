/**
 * After layering a definition is whole: what is mandatory must be there (§2), and what several objects added up
 * to must still have its shape. A definition that fails leaves the registry; its id stays known.
 */
import { shapes } from "../compiled/shapes.ts";
import type { Findings } from "../diagnostics/findings.ts";
import { follow } from "../schema/choose-branch.ts";
import type { Layers } from "../layer.ts";
import { kindNames, type Definition } from "../model.ts";
import { explainShape, isWellShaped } from "../validate.ts";
import { placeIn } from "./origins.ts";

export function complete(layers: Layers, findings: Findings): void {
  const { registry, origins, fate } = layers;
  for (const kind of kindNames) {
    for (const definition of [...registry.all(kind)]) {
      if (registry.isBuiltIn(definition) || isComplete(definition)) continue;
      registry.remove(kind, definition.id);
      fate.set(definition.origin, "rejected");
    }
  }

  function isComplete(definition: Definition): boolean {
    const { kind, value, obsolete } = definition;
    let whole = true;
    if (definition.contributors.length > 1 && !isWellShaped(kind, value)) {
      whole = explainShape(kind, value, findings.report, (path, target) =>
        origins.placeOf(definition, path, target),
      );
    }
    // Of an obsolete recipe nothing but its name counts (§9.2).
    if (obsolete) return whole;
    const shape = shapes[kind];
    for (const member of shape.required) {
      if (Object.hasOwn(value, member) || (member === "id" && Object.hasOwn(value, "ident"))) continue;
      const property = shape.definition.properties?.[member];
      findings.report("missing-member", placeIn(definition.origin, []), {
        where: "",
        member,
        description: property
          ? (property.description ?? follow(property, shape.definitions).description)
          : undefined,
      });
      whole = false;
    }
    return whole;
  }
}
