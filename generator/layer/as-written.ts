/**
 * Objects that layering leaves as they are: they share no name with other objects, and nothing is noted about them.
 * Where it is known of which objects that is true, only the others have to be layered.
 */
import type { Kinds } from "../kinds/kinds.ts";
import { groupBy } from "../model/maps.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import { definitionsIn, type LayeredSet } from "./layered-set.ts";
import { hasIds } from "./loading.ts";
import { aliasesOf, idsOf, isObsolete } from "./raw-id.ts";

/** What an object defines if it is neither a template nor a modification, and copies from nothing. */
function writtenBy(object: RawObject, kinds: Kinds): readonly Definition[] {
  const { kind, value } = object;
  const contributors = [object];
  const own = { value, origin: object, contributors, obsolete: isObsolete(kinds.of(kind), value) };
  if (!hasIds(kind, kinds)) return [{ kind, id: "", ...own }];
  return idsOf(kind, value, kinds).map((id) => ({ kind, id, ...own }));
}

/** Whether an object became what it defines by itself. */
export function isAsWritten(
  object: RawObject,
  { entries, substitutions, outcomes, notes }: LayeredSet,
  kinds: Kinds,
): boolean {
  const became = outcomes.get(object);
  if (notes.has(object) || (became !== "defined" && became !== "obsolete")) return false;
  if (aliasesOf(object.value).length > 0) return false;
  return writtenBy(object, kinds).every(({ kind, id, value, obsolete }) => {
    const made = substitutions.get(object) ?? entries.tables.get(kind)?.get(id);
    const isOwn = made?.origin === object && made.contributors.length === 1;
    return isOwn && made.value === value && made.obsolete === obsolete;
  });
}

/** @param objects all of them in load order; those that were not layered are as written */
export function withWritten(
  { entries, substitutions: some, outcomes: became, ...notes }: LayeredSet,
  objects: readonly RawObject[],
  kinds: Kinds,
): LayeredSet {
  const tables = new Map<KindName, Map<string, Definition>>();
  const substitutions = new Map<RawObject, Definition>();
  const outcomes = new Map(became);
  const add = (definition: Definition): void => {
    const { kind, id, origin } = definition;
    if (hasIds(kind, kinds)) tables.get(kind)?.set(id, definition);
    else substitutions.set(origin, definition);
  };
  const layered = groupBy(definitionsIn({ entries, substitutions: some }), ({ origin }) => origin);
  for (const kind of kinds.names) tables.set(kind, new Map());
  // What is built in comes first.
  for (const [{ entry }, made] of layered) if (entry.builtIn) made.forEach(add);
  for (const object of objects) {
    if (became.has(object)) layered.get(object)?.forEach(add);
    else {
      for (const each of writtenBy(object, kinds)) {
        add(each);
        outcomes.set(object, each.obsolete ? "obsolete" : "defined");
      }
    }
  }
  return { ...notes, entries: { ...entries, tables }, substitutions, outcomes };
}
