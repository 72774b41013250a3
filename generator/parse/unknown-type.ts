/**
 * An object whose `type` no known game has, and whose members are those of a definition: it would be skipped, and the
 * definition lost without a word.
 */
import { kindsOf, ownMembers } from "./by-members.ts";
import type { JsonObject } from "../model/json.ts";
import { kinds } from "../kinds/registry.ts";
import type { KindName } from "../model/kind-names.ts";

/** The kinds that an object of such a type is a whole definition of; none where it may be what it says. */
export function suggestKinds(value: JsonObject): readonly KindName[] {
  const members = ownMembers(value);
  if (!members) return [];
  return kindsOf(value, members).filter(
    (kind) => kinds[kind].tellingMembers?.some((member) => Object.hasOwn(value, member)) ?? true,
  );
}
