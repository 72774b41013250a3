import type { Checked, EarlierCheck } from "../check/check.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import type { Locations } from "../model/locations.ts";
import type { Definition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import type { DefinitionChanges } from "../layer/definition-changes.ts";
import { requirementUsers } from "./requirement-users.ts";
import { showsGone } from "../diagnostics/places-of.ts";

const tiles: readonly KindName[] = ["furniture", "terrain"];

/**
 * What has to be checked again after an edit of values, for which packs were not layered anew: the changed definitions; those that
 * bring in a changed requirement; those with a finding that shows an object which is gone; and where somebody looks
 * like somebody else now (§2.3), all that may.
 */
export function earlierCheck(
  { layers, changed }: DefinitionChanges,
  locations: Locations,
  checked: Checked,
): EarlierCheck {
  const { registry } = layers;
  const shows = (fact: Fact): boolean => showsGone(fact, locations);
  const requirements = new Set<string>();
  let looks = false;
  const stale = new Set<Definition>(changed.keys());
  for (const [{ kind, id, value }, before] of changed) {
    if (kind === "requirement") requirements.add(id);
    if (value["looks_like"] !== before?.value["looks_like"]) looks = true;
  }
  for (const definition of requirementUsers(registry, requirements)) stale.add(definition);
  for (const [definition, facts] of checked.facts) if (facts.some(shows)) stale.add(definition);
  for (const kind of looks ? tiles : []) {
    for (const definition of registry.all(kind)) stale.add(definition);
  }
  const apart = requirements.size === 0 && !checked.apart.some(shows);
  return { checked, stale, apart };
}
