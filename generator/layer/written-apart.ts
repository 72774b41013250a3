/**
 * What one object breaks by itself, it breaks wherever it stands: in a template, in what another object replaces, in
 * a modification, and in members that a child states anew. None of these is a definition of its own.
 */
import { kinds } from "../kinds/registry.ts";
import { definitionsOfKind } from "./definitions-of-kind.ts";
import type { Layers } from "./layer.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import { kindNames } from "../model/kind-names.ts";

/** Such objects, seen as if they were definitions, for `ownRules`; obsolete ones keep only their names (§9.2). */
export function* writtenApart(layers: Layers): Generator<Definition> {
  const isPart = partsOfDefinitions(layers);
  for (const [object, became] of layers.outcomes) {
    if (became === "rejected" || became === "obsolete") continue;
    if (became === "defined" && !isPart(object)) continue;
    const { kind, value } = object;
    if (kinds[kind].ownRules.length === 0 || value["obsolete"] === true) continue;
    yield { kind, id: "", value, origin: object, contributors: [object], obsolete: false };
  }
}

/** Whether an object that defines something became a definition together with others, and none just as it was written. */
function partsOfDefinitions(layers: Layers): (object: RawObject) => boolean {
  const parts = new Set<RawObject>();
  /** Of those with several ids. */
  const whole = new Set<RawObject>();
  for (const kind of kindNames) {
    for (const definition of definitionsOfKind(kind, layers)) {
      const { contributors, origin, generatedFrom, obsolete } = definition;
      if (generatedFrom !== undefined) continue;
      if (contributors.length > 1 || obsolete) parts.add(origin);
      else if (Array.isArray(origin.value["id"])) whole.add(origin);
    }
  }
  return (object) => parts.has(object) && !whole.has(object);
}
