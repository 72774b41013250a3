import type { Definition } from "../../model.ts";
import { rulesByItem, type SubstitutionPlace } from "./placed-rules.ts";
import { canHoldTogether } from "./substitution-rules.ts";

export interface SubstitutionOverlap {
  readonly item: string;
  /** The one loaded first, which wins where both conditions hold. */
  readonly first: SubstitutionPlace;
  readonly second: SubstitutionPlace;
}

/**
 * Places that replace one item under conditions that a character can fulfil at once, `definitions` being in
 * load order. Entries of one object of the item form are tried in order and may overlap; two entries of one
 * trait form may not. Each place is told once, with the first that it clashes with.
 */
export function overlappingSubstitutions(
  definitions: readonly Definition[],
): SubstitutionOverlap[] {
  const overlaps: SubstitutionOverlap[] = [];
  for (const [item, rules] of rulesByItem(definitions)) {
    const told = new Set<Definition>();
    rules.forEach(({ definition, rule }, index) => {
      const itemForm = rule.itemPath.length === 1;
      if (itemForm && told.has(definition)) return;
      const first = rules
        .slice(0, index)
        .find(
          (earlier) =>
            !(itemForm && earlier.definition === definition) &&
            canHoldTogether([earlier.rule, rule]),
        );
      if (!first) return;
      told.add(definition);
      overlaps.push({
        item,
        first: { definition: first.definition, path: first.rule.itemPath },
        second: { definition, path: rule.itemPath },
      });
    });
  }
  return overlaps;
}
