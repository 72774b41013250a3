import type { Layers } from "../layer.ts";
import type { RawObject } from "../model.ts";
import type { DefinitionChanges } from "./keep-definitions.ts";
import type { ValueEdit } from "./value-edit.ts";

/** What layering would give after such an edit: the same, with the edited definitions in their places. */
export function patchLayers(layers: Layers, { definitions }: ValueEdit): DefinitionChanges {
  const objects = new Map<RawObject, RawObject>();
  for (const [old, { origin }] of definitions) objects.set(old.origin, origin);
  const fate: Layers["fate"] = new Map();
  for (const [object, what] of layers.fate) fate.set(objects.get(object) ?? object, what);
  const patched: Layers = {
    ...layers,
    registry: layers.registry.fork(definitions),
    substitutions: layers.substitutions.map((each) => definitions.get(each) ?? each),
    fate,
  };
  const changed = new Map([...definitions].map(([before, now]) => [now, before]));
  return { layers: patched, changed, ids: false };
}
