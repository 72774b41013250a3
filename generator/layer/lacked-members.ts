import { hasMandatory } from "../kinds/naming-members.ts";
import { shapes } from "../compiled/shapes.ts";
import type { Definition } from "../model/definition.ts";

/** The mandatory members that a definition lacks. */
export function lackedBy({ kind, value, obsolete }: Definition): string[] {
  // Only the name of an obsolete recipe counts (§9.2).
  if (obsolete) return [];
  return shapes[kind].required.filter((member) => !hasMandatory(kind, value, member));
}
