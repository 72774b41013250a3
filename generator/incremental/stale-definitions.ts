import type { Checked } from "../check.ts";
import type { SourceText } from "../json/source-text.ts";
import type { Registry } from "../layer/registry.ts";
import type { Definition, KindName } from "../model.ts";
import type { DefinitionChanges } from "./keep-definitions.ts";
import { requirementUsers } from "./requirement-users.ts";
import { placesOf } from "./value-edit.ts";

const tiles: readonly KindName[] = ["furniture", "terrain"];

/**
 * Which definitions have to be checked again after an edit that left all ids as they were: the changed ones; those
 * that bring in a changed requirement; those with a finding that shows a place in an edited file; and where somebody
 * looks like somebody else now (§2.3), all that may.
 */
export function staleDefinitions(
  changed: DefinitionChanges["changed"],
  files: ReadonlySet<SourceText>,
  checked: Checked,
  registry: Registry,
): (definition: Definition) => boolean {
  const requirements = new Set<string>();
  let looks = false;
  const stale = new Set<Definition>(changed.keys());
  for (const [{ kind, id, value }, before] of changed) {
    if (kind === "requirement") requirements.add(id);
    if (value["looks_like"] !== before?.value["looks_like"]) looks = true;
  }
  for (const definition of requirementUsers(registry, requirements)) stale.add(definition);
  for (const [definition, facts] of checked.facts) {
    if (facts.some((fact) => placesOf(fact).some(({ source }) => files.has(source))))
      stale.add(definition);
  }
  return (definition) => stale.has(definition) || (looks && tiles.includes(definition.kind));
}
