import type { AuthoredRequirement } from "../../../compiled/authored-types.ts";
import type { Definition } from "../../../model/definition.ts";
import type { ResolveContext } from "../../kind.ts";
import { isOfKind } from "../../of-kind.ts";

/** The surviving requirement of that id, or `undefined`. */
export function findRequirement(
  { find }: Pick<ResolveContext, "find">,
  id: string,
): Definition<AuthoredRequirement> | undefined {
  const found = find("requirement", id);
  return found && isOfKind(found, "requirement") ? found : undefined;
}
