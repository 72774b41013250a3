import type { Code, NoteOf } from "../diagnostics/code.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import { isOfParent } from "../kinds/parts/inheritance/is-of-parent.ts";
import type { Definition } from "../model/definition.ts";
import { placeIn } from "../model/place.ts";

/**
 * If a finding about `definition` lies in a parent's lines, adds a note that names the definition: the same lines may
 * be right for the parent itself.
 */
export function noteInheritedBy(fact: Fact, definition: Definition): Fact {
  const { id, origin } = definition;
  const { place } = fact;
  if (!("entry" in place)) return fact;
  // Several ids in one object share its lines.
  if (!isOfParent(place, definition)) {
    return Array.isArray(origin.value["id"]) ? { ...fact, inheritedBy: id } : fact;
  }
  const note: NoteOf<Code> = {
    note: "inheritedBy",
    data: { id },
    place: placeIn(origin, ["copy-from"]),
  };
  return { ...fact, notes: [...(fact.notes ?? []), note], inheritedBy: id };
}
