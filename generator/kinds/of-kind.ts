import type { Authored } from "../compiled/authored-types.ts";
import type { Definition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";

/** Whether the definition is one of the kind: what it says has passed the schema of that. */
export function isOfKind<K extends KindName>(
  definition: Definition,
  kind: K,
): definition is Definition<Authored<K>> {
  return definition.kind === kind;
}
