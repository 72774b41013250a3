import type { Layers } from "../layer/layer.ts";
import type { DefinitionChanges } from "./keep-definitions.ts";
import type { ValueEdit } from "./value-edit.ts";

/** What layering would give after such an edit: the same, with the edited definitions in their places. */
export function patchLayers(layers: Layers, { definitions }: ValueEdit): DefinitionChanges {
  const origins = new Map([...definitions].map(([before, now]) => [before.origin, now.origin]));
  const fate: Layers["fate"] = new Map(
    [...layers.fate].map(([object, what]) => [origins.get(object) ?? object, what]),
  );
  const patched: Layers = {
    ...layers,
    registry: layers.registry.fork(definitions),
    substitutions: layers.substitutions.map((each) => definitions.get(each) ?? each),
    fate,
  };
  const changed = new Map([...definitions].map(([before, now]) => [now, before]));
  return { layers: patched, changed, layered: false };
}
