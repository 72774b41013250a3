import { sameJson } from "../json/same-json.ts";
import type { Layers } from "../layer/layer.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import { kindNames } from "../model/kind-names.ts";

/** How definitions differ from those of an earlier run. */
export interface DefinitionChanges {
  readonly layers: Layers;
  /** Definitions that are new or others now, with what they were. */
  readonly changed: ReadonlyMap<Definition, Definition | undefined>;
  /** Whether packs were layered anew: then ids, aliases, templates and what objects are tied to may be others. */
  readonly layered: boolean;
}

/** Puts back the earlier definitions that are the same again, so that all that was made of them still holds. */
export function keepDefinitions(earlier: Layers, layers: Layers): DefinitionChanges {
  const changed = new Map<Definition, Definition | undefined>();
  for (const kind of kindNames) {
    for (const definition of layers.registry.all(kind)) {
      const found = earlier.registry.get(kind, definition.id);
      const before = found?.id === definition.id ? found : undefined;
      if (before && isSame(before, definition)) layers.registry.set(before);
      else changed.set(definition, before);
    }
  }
  const byOrigin = new Map<RawObject, Definition>();
  for (const each of earlier.substitutions) byOrigin.set(each.origin, each);
  const substitutions = layers.substitutions.map((definition) => {
    const before = byOrigin.get(definition.origin);
    if (before && isSame(before, definition)) return before;
    changed.set(definition, before);
    return definition;
  });
  return { layers: { ...layers, substitutions }, changed, layered: true };
}

/** The same objects in the same order make the same value, even where that is put together anew. */
function isSame(one: Definition, other: Definition): boolean {
  return (
    one.origin === other.origin &&
    one.obsolete === other.obsolete &&
    one.generatedFrom === other.generatedFrom &&
    one.contributors.length === other.contributors.length &&
    one.contributors.every((object, index) => object === other.contributors[index]) &&
    (one.value === other.value || sameJson(one.value, other.value))
  );
}
