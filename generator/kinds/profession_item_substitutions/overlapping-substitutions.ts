import type { AuthoredProfessionItemSubstitutions } from "../../compiled/authored-types.ts";
import type { Definition } from "../../model/definition.ts";
import type { Overlap } from "../overlap.ts";
import { placedRulesByItem, type PlacedRule } from "./placed-rules.ts";
import { canHoldTogether } from "./substitution-rules.ts";

/**
 * Finds places that replace the same item under conditions that a character can fulfil at once; `definitions` must be
 * in load order. Entries of one object in the item form are tried in order and may overlap; two entries of one object
 * in the trait form may not. Each place is reported once, with the first one that it conflicts with.
 */
export function overlappingSubstitutions(
  definitions: readonly Definition<AuthoredProfessionItemSubstitutions>[],
): Overlap[] {
  const overlaps: Overlap[] = [];
  for (const [item, rules] of placedRulesByItem(definitions)) {
    const reported = new Set<Definition>();
    /** Index of the first rule of the current object. */
    let start = 0;
    rules.forEach(({ definition, rule }, index) => {
      if (rules[start]?.definition !== definition) start = index;
      const itemForm = rule.itemPath.length === 1;
      if (itemForm && reported.has(definition)) return;
      const first = firstTogether(rules, itemForm ? start : index, rule);
      if (!first) return;
      reported.add(definition);
      overlaps.push({
        subject: item,
        first: { definition: first.definition, path: first.rule.itemPath },
        second: { definition, path: rule.itemPath },
      });
    });
  }
  return overlaps;
}

/** Among the first `count` rules, the first whose condition can hold together with that of `rule`. */
function firstTogether(
  rules: readonly PlacedRule[],
  count: number,
  rule: PlacedRule["rule"],
): PlacedRule | undefined {
  for (let at = 0; at < count; at++) {
    const earlier = rules[at];
    if (earlier && canHoldTogether([earlier.rule, rule])) return earlier;
  }
  return undefined;
}
