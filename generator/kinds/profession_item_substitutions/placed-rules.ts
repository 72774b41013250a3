import { groupBy } from "../../model/maps.ts";
import type { AuthoredProfessionItemSubstitutions } from "../../compiled/authored-types.ts";
import type { Definition } from "../../model/definition.ts";
import type { JsonPath } from "../../model/json.ts";
import { substitutionRules, type SubstitutionRule } from "./substitution-rules.ts";

/** A place in the layered value of a definition. */
export interface SubstitutionPlace {
  readonly definition: Definition<AuthoredProfessionItemSubstitutions>;
  readonly path: JsonPath;
}

export interface PlacedRule {
  readonly definition: Definition<AuthoredProfessionItemSubstitutions>;
  readonly rule: SubstitutionRule;
}

/** The rules of all substitution objects by the item that they replace, in load order. */
export function placedRulesByItem(
  definitions: readonly Definition<AuthoredProfessionItemSubstitutions>[],
): Map<string, PlacedRule[]> {
  const placed = definitions.flatMap((definition) =>
    substitutionRules(definition.value).map((rule) => ({ definition, rule })),
  );
  return groupBy(placed, ({ rule }) => rule.item);
}
