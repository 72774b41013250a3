/**
 * What one object breaks by itself, it breaks wherever it stands: in a template, in what another object replaces, in
 * a modification, and in members that a child states anew. None of these is a definition of its own.
 */
import { kinds } from "../kinds/registry.ts";
import type { Layers } from "./layer.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Memo } from "../model/memo.ts";

/**
 * Such objects, seen as if they were definitions, for `ownRules`; obsolete ones keep only their names (§9.2).
 * @param all definitions by kind
 */
export function writtenApart(
  outcomes: Layers["outcomes"],
  all: ReadonlyMap<KindName, readonly Definition[]>,
  memo: Memo,
): Definition[] {
  const parts = new Map<KindName, ReadonlySet<RawObject>>();
  for (const [kind, definitions] of all) {
    const own = memo.part(`parts of definitions of ${kind}`, definitions, () =>
      partsOf(definitions),
    );
    parts.set(kind, own);
  }
  const found: Definition[] = [];
  for (const [object, became] of outcomes) {
    const { kind, value } = object;
    if (became === "rejected" || became === "obsolete") continue;
    if (became === "defined" && parts.get(kind)?.has(object) !== true) continue;
    if (kinds[kind].ownRules.length === 0 || value["obsolete"] === true) continue;
    found.push({ kind, id: "", value, origin: object, contributors: [object], obsolete: false });
  }
  return found;
}

/** Objects that became definitions together with others, and none just as they were written. */
function partsOf(definitions: readonly Definition[]): ReadonlySet<RawObject> {
  const parts = new Set<RawObject>();
  /** Of those with several ids. */
  const whole = new Set<RawObject>();
  for (const { contributors, origin, generatedFrom, obsolete } of definitions) {
    if (generatedFrom !== undefined) continue;
    if (contributors.length > 1 || obsolete) parts.add(origin);
    else if (Array.isArray(origin.value["id"])) whole.add(origin);
  }
  for (const object of whole) parts.delete(object);
  return parts;
}
