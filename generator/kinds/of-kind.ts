import type { Authored } from "../compiled/authored-types.ts";
import type { Definition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";

/** Whether the definition is of the kind; its value has then passed the kind's schema. */
export function isOfKind<K extends KindName>(
  definition: Definition,
  kind: K,
): definition is Definition<Authored<K>> {
  return definition.kind === kind;
}
