/** An id that nothing defines may be one of earlier content: then its migration tells what is meant. */
import type { CodeData } from "../diagnostics/code.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import { isKindName } from "../model/kind-names.ts";
import { currentIds } from "./current-id.ts";
import type { KnownIds } from "./known-ids.ts";
import type { Registry } from "./registry.ts";

/**
 * Adds the reason to findings about parents and modification targets, in place. Unlike references, these do not follow
 * migrations: what is copied or changed is one particular definition, which the author must have seen.
 */
export function nameSuccessors(facts: Fact[], registry: Registry, known: KnownIds): void {
  const current = currentIds(registry, known);
  facts.forEach((fact, index) => {
    const wanted = wantedBy(fact);
    if (wanted === undefined || !isKindName(wanted.kind)) return;
    const { kind, id } = wanted;
    if (known.migration(kind, id) === undefined) return;
    const suggestion = current(kind, id);
    if (suggestion === id || !registry.get(kind, suggestion)) return;
    const reason = `a migration replaced it with "${suggestion}"`;
    const { tied: _, ...data } = fact.data as { tied?: true };
    facts[index] = { ...fact, data: { ...data, reason, suggestion, migrated: true } };
  });
}

function wantedBy({
  code,
  data,
}: Fact): { readonly kind: string; readonly id: string } | undefined {
  switch (code) {
    case "unknown-parent": {
      const unknown = data as CodeData<"unknown-parent">;
      return isElsewhere(unknown) ? undefined : { kind: unknown.kind, id: unknown.parent };
    }
    case "unknown-modification-target": {
      const unknown = data as CodeData<"unknown-modification-target">;
      return isElsewhere(unknown) ? undefined : unknown;
    }
    case "inheritance-cycle": {
      const cycle = data as CodeData<"inheritance-cycle">;
      const { kind, chain } = cycle;
      // An object that patches an id which nobody has defined before copies from itself.
      const [own] = chain;
      if (isElsewhere(cycle) || chain.length !== 2 || own === undefined) return undefined;
      return { kind, id: own };
    }
    default:
      return undefined;
  }
}

function isElsewhere({
  reason,
  suggestion,
}: {
  readonly reason?: string | undefined;
  readonly suggestion?: string | undefined;
}): boolean {
  return reason !== undefined && suggestion === undefined;
}
