import type { AuthoredProfessionItemSubstitutions } from "../../compiled/authored-types.ts";
import type { Definition } from "../../model/definition.ts";
import { isOfKind } from "../of-kind.ts";

export function isSubstitution(
  definition: Definition,
): definition is Definition<AuthoredProfessionItemSubstitutions> {
  return isOfKind(definition, "profession_item_substitutions");
}
