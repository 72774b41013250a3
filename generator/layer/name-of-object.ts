import { idMemberIn } from "../kinds/naming-members.ts";
import type { RawObject } from "../model/definition.ts";

/** Names an object in messages about internal errors. */
export function nameOfObject(object: RawObject): string {
  const { kind, value, entry } = object;
  const { pack, path } = entry;
  const member = idMemberIn(object);
  const id = member === undefined ? null : value[member];
  return `${kind} ${JSON.stringify(id)} of ${pack.name}/${path}`;
}
