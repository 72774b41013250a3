/** Decides the kind of an object by the names of its members, regardless of its `type`. */
import type { Kind } from "../kinds/kind.ts";
import { typeFor, type Kinds } from "../kinds/kinds.ts";
import { hasMandatory } from "../kinds/naming-members.ts";
import { isChange } from "../kinds/parts/modification/modify-members.ts";
import type { JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import { isRemark } from "../json/remark.ts";

/** An object with one of these members is not a complete definition: it may get missing members from another one. */
const editing: readonly string[] = [
  ...["abstract", "copy-from", "edit-mode"],
  ...["extend", "delete", "relative", "proportional"],
];

/** The names of an object's members except `type` and comments; `undefined` if it is not a definition by itself. */
export function ownMembers(value: JsonObject): readonly string[] | undefined {
  // These names are our own, and none of them is a member that every object inherits.
  if (editing.some((member) => value[member] !== undefined)) return undefined;
  const members = Object.keys(value).filter((name) => name !== "type" && !isRemark(name));
  return members.some(isChange) ? undefined : members;
}

/** The kinds that have all of these members and whose mandatory members are all present. */
export function kindsOf(
  kinds: Kinds,
  value: JsonObject,
  members: readonly string[],
): readonly KindName[] {
  return kinds.where((kind) => members.every((name) => knows(kind, name)) && isWhole(kind, value));
}

/** The types of new objects of these kinds. */
export function typesFor(kinds: Kinds, names: readonly KindName[]): readonly string[] {
  return names.map((name) => typeFor(kinds.of(name)));
}

/** Whether the object has the mandatory members of the kind, and a member that not nearly every kind has. */
export function isWhole(kind: Kind, value: JsonObject): boolean {
  if (!kind.shapes.required.every((member) => hasMandatory(kind, value, member))) return false;
  // Many kinds use the same naming members, which therefore do not indicate the kind.
  const naming = kind.naming?.members ?? [];
  // An object made by `JSON.parse` has only own members.
  for (const name in value) {
    if (name !== "type" && !naming.includes(name) && knows(kind, name)) return true;
  }
  return false;
}

export function knows({ shapes }: Kind, member: string): boolean {
  return Object.hasOwn(shapes.definition.properties ?? {}, member);
}
