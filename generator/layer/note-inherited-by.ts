import type { Code, NoteOf } from "../diagnostics/code.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import type { Definition } from "../model/definition.ts";
import { placeIn } from "../model/place.ts";

/**
 * A finding about `definition` that lies in a parent's lines names whom it is about: the same lines may be right
 * for the parent itself.
 */
export function noteInheritedBy(fact: Fact, { id, origin, contributors: all }: Definition): Fact {
  const { place } = fact;
  if (!("entry" in place)) return fact;
  const contributors = [...all];
  const parents = contributors.slice(0, Math.max(0, contributors.indexOf(origin)));
  // Several ids in one object share its lines.
  if (!parents.some(({ entry }) => entry === place.entry)) {
    return Array.isArray(origin.value["id"]) ? { ...fact, inheritedBy: id } : fact;
  }
  const note: NoteOf<Code> = {
    note: "inheritedBy",
    data: { id },
    place: placeIn(origin, ["copy-from"]),
  };
  return { ...fact, notes: [...(fact.notes ?? []), note], inheritedBy: id };
}
