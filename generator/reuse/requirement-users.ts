import { namedRequirements } from "../kinds/parts/requirement-parts/named-requirements.ts";
import type { Registry } from "../layer/registry.ts";
import type { Definition } from "../model/definition.ts";

const users = ["requirement", "recipe", "uncraft"] as const;

/** Definitions that bring in one of these requirements, by its id or an alias, directly or through others. */
export function requirementUsers(
  registry: Registry,
  requirements: ReadonlySet<string>,
): ReadonlySet<Definition> {
  const found = new Set<Definition>();
  if (requirements.size === 0) return found;
  const wanted = new Set(requirements);
  // Requirements may bring in others in any order; once nothing is added the rest needs one look.
  for (let before = -1; before !== wanted.size;) {
    before = wanted.size;
    for (const definition of registry.all("requirement")) {
      if (usesOne(definition)) wanted.add(definition.id);
    }
  }
  for (const kind of users) {
    for (const definition of registry.all(kind)) {
      if (usesOne(definition)) found.add(definition);
    }
  }
  return found;

  function usesOne({ value }: Definition): boolean {
    return namedRequirements(value).some((id) => wanted.has(registry.canonical("requirement", id)));
  }
}
