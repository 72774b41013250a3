import { hasMandatory } from "../kinds/naming-members.ts";
import { shapes } from "../compiled/shapes.ts";
import type { Definition } from "../model/definition.ts";

/** Mandatory members that a definition does not have. */
export function lackedBy({ kind, value, obsolete }: Definition): string[] {
  // Of an obsolete recipe nothing but its name counts (§9.2).
  if (obsolete) return [];
  return shapes[kind].required.filter((member) => !hasMandatory(kind, value, member));
}
