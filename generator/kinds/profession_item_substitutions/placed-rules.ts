import type { Definition } from "../../model/definition.ts";
import type { JsonPath } from "../../model/json.ts";
import { substitutionRules, type SubstitutionRule } from "./substitution-rules.ts";

/** A place in the layered value of a definition. */
export interface SubstitutionPlace {
  readonly definition: Definition;
  readonly path: JsonPath;
}

export interface PlacedRule {
  readonly definition: Definition;
  readonly rule: SubstitutionRule;
}

/** Rules of all substitution objects by the item that they replace, in load order. */
export function rulesByItem(definitions: readonly Definition[]): Map<string, PlacedRule[]> {
  const byItem = new Map<string, PlacedRule[]>();
  for (const definition of definitions) {
    for (const rule of substitutionRules(definition.value)) {
      const rules = byItem.get(rule.item) ?? [];
      byItem.set(rule.item, rules);
      rules.push({ definition, rule });
    }
  }
  return byItem;
}
