/** Which kind an object is of by the names of its members, whatever its `type` says. */
import { kinds } from "../kinds/registry.ts";
import { hasMandatory } from "../kinds/naming-members.ts";
import { shapes } from "../compiled/shapes.ts";
import { isChange } from "../kinds/parts/modification/modify-members.ts";
import type { JsonObject } from "../model/json.ts";
import { kindNames, type KindName } from "../model/kind-names.ts";

/** With one of these an object is no definition by itself: what it lacks may come from another. */
const editing: readonly string[] = [
  ...["abstract", "copy-from", "edit-mode"],
  ...["extend", "delete", "relative", "proportional"],
];

/** The names of its members, its `type` and comments aside; `undefined` where it is no definition by itself. */
export function ownMembers(value: JsonObject): readonly string[] | undefined {
  // Names are ours, and none of them is one that every object has.
  if (editing.some((member) => value[member] !== undefined)) return undefined;
  const members = Object.keys(value).filter((name) => name !== "type" && !name.startsWith("//"));
  return members.some(isChange) ? undefined : members;
}

/** Kinds that have all of the members and whose mandatory ones are all there. */
export function kindsOf(value: JsonObject, members: readonly string[]): readonly KindName[] {
  return kindNames.filter(
    (kind) => members.every((name) => knows(kind, name)) && isWhole(kind, value),
  );
}

/** Whether it has what is mandatory for the kind, and a member that not nearly every kind has. */
export function isWhole(kind: KindName, value: JsonObject): boolean {
  if (!shapes[kind].required.every((member) => hasMandatory(kind, value, member))) return false;
  // Many kinds are named by the same members; they say nothing of the kind.
  const naming = kinds[kind].naming?.members ?? [];
  // What `JSON.parse` made has only members of its own.
  for (const name in value) {
    if (name !== "type" && !naming.includes(name) && knows(kind, name)) return true;
  }
  return false;
}

export function knows(kind: KindName, member: string): boolean {
  return Object.hasOwn(shapes[kind].definition.properties ?? {}, member);
}
