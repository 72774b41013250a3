/**
 * A rule that an object breaks by itself, and an unknown id in it, is a mistake wherever the object is used: as a
 * template, as something that another object replaces, as a modification, and in members that a child restates. None of
 * these is a definition of its own.
 */
import { isObsolete } from "./raw-id.ts";
import { idMemberIn } from "../kinds/naming-members.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import { definitionsIn, type LayeredSet } from "./layered-set.ts";

/** Such objects in the form of definitions; of obsolete ones only the names count (§9.2). */
export function writtenApart(
  made: Pick<LayeredSet, "entries" | "substitutions" | "outcomes">,
): ReadonlyMap<RawObject, Definition> {
  const parts = partsIn(made);
  const apart = new Map<RawObject, Definition>();
  for (const [origin, became] of made.outcomes) {
    const { kind, value } = origin;
    if (became === "rejected" || became === "obsolete") continue;
    if (became === "defined" && !parts.has(origin)) continue;
    if (isObsolete(kind, value)) continue;
    apart.set(origin, { kind, id: "", value, origin, contributors: [origin], obsolete: false });
  }
  return apart;
}

/** Objects that became definitions only together with others, and none exactly as written. */
function partsIn(made: Pick<LayeredSet, "entries" | "substitutions">): ReadonlySet<RawObject> {
  const parts = new Set<RawObject>();
  /** Objects with several ids that are a definition as written under one of them. */
  const whole = new Set<RawObject>();
  for (const { contributors, origin, obsolete } of definitionsIn(made)) {
    if (contributors.length > 1 || obsolete) parts.add(origin);
    else if (isNamedByList(origin)) whole.add(origin);
  }
  for (const object of whole) parts.delete(object);
  return parts;
}

function isNamedByList(object: RawObject): boolean {
  const member = idMemberIn(object);
  return member !== undefined && Array.isArray(object.value[member]);
}
