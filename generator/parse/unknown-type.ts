/**
 * Objects whose `type` is unknown to every game and whose members are those of a definition: they would be skipped, and
 * the definition silently lost.
 */
import { kindsOf, ownMembers } from "./by-members.ts";
import type { JsonObject } from "../model/json.ts";
import { kinds } from "../kinds/registry.ts";
import type { KindName } from "../model/kind-names.ts";

/** The kinds of which an object of such a type is a complete definition; none if the type may be right. */
export function suggestKinds(value: JsonObject): readonly KindName[] {
  const members = ownMembers(value);
  if (!members) return [];
  return kindsOf(value, members).filter(
    (kind) => kinds[kind].tellingMembers?.some((member) => Object.hasOwn(value, member)) ?? true,
  );
}
