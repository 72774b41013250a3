/**
 * What one object breaks by itself, it breaks wherever it stands: in a template, in what another object replaces, in
 * a modification, and in members that a child states anew. None of these is a definition of its own.
 */
import { kinds } from "../kinds/registry.ts";
import type { Layers } from "./layer.ts";
import type { Definition, RawObject } from "../model/definition.ts";

/**
 * Such objects, seen as if they were definitions, for `ownRules`; obsolete ones keep only their names (§9.2).
 *
 * @param whole Objects that became definitions just as they were written.
 */
export function* writtenApart(
  { fate }: Pick<Layers, "fate">,
  whole: ReadonlySet<RawObject>,
): Generator<Definition> {
  for (const [object, became] of fate) {
    if (became === "rejected" || became === "obsolete" || whole.has(object)) continue;
    const { kind, value } = object;
    if (kinds[kind].ownRules.length === 0 || value["obsolete"] === true) continue;
    yield { kind, id: "", value, origin: object, contributors: [object], obsolete: false };
  }
}
