import type { AuthoredRequirement, Authored } from "../../../compiled/authored-types.ts";
import type { Definition } from "../../../model/definition.ts";
import type { ResolveContext } from "../../kind.ts";
import type { KindName } from "../../../model/kind-names.ts";

/** The surviving requirement of that id, or `undefined`. */
export function findRequirement(
  { find }: Pick<ResolveContext, "find">,
  id: string,
): Definition<AuthoredRequirement> | undefined {
  const found = find("requirement", id);
  return found && isOfKind(found, "requirement") ? found : undefined;
}

/** Whether the definition is of the kind; its value has then passed the kind's schema. */
function isOfKind<K extends KindName>(
  definition: Definition,
  kind: K,
): definition is Definition<Authored<K>> {
  return definition.kind === kind;
}
