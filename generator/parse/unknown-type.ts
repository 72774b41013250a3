/**
 * An object whose `type` no known game has, and whose members are those of a definition: it would be skipped, and the
 * definition lost without a word.
 */
import { kindsOf, ownMembers } from "./by-members.ts";
import { isGameType } from "./game-types.ts";
import type { JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";

/**
 * Members of which an object has one if its kind is really meant: what is mandatory for these kinds, such as a name and
 * a description, many others have as well.
 */
const telling: Readonly<Partial<Record<KindName, readonly string[]>>> = {
  profession: ["items", "skills", "traits", "cbms", "CBMs", "addictions", "pets", "vehicle"],
  profession_item_substitutions: ["sub", "bonus"],
  recipe: ["components", "using", "tools", "time", "skill_used", "reversible", "autolearn"],
  uncraft: ["components", "using", "tools", "time", "skill_used"],
  requirement: ["components", "tools", "qualities"],
};

/** The kinds that an object of such a type is a whole definition of; none where it may be what it says. */
export function kindsMeant(type: string, value: JsonObject): readonly KindName[] {
  if (isGameType(type)) return [];
  const members = ownMembers(value);
  if (!members) return [];
  return kindsOf(value, members).filter(
    (kind) => telling[kind]?.some((member) => Object.hasOwn(value, member)) ?? true,
  );
}
