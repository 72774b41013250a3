import type { AuthoredRequirement } from "../../../compiled/authored-types.ts";
import type { Definition } from "../../../model/definition.ts";
import type { ResolveContext } from "../../kind.ts";

/** The surviving requirement of that id, or `undefined`. */
export function findRequirement(
  { find }: Pick<ResolveContext, "find">,
  id: string,
): Definition<AuthoredRequirement> | undefined {
  const found = find("requirement", id);
  return found && isRequirement(found) ? found : undefined;
}

/** A requirement has passed the schema of its kind. */
function isRequirement(definition: Definition): definition is Definition<AuthoredRequirement> {
  return definition.kind === "requirement";
}
