/** An id that nothing defines may be one of earlier content: then its migration says what is meant. */
import type { Fact } from "../diagnostics/diagnostic.ts";
import { isKindName } from "../model/kind-names.ts";
import { currentIds } from "./current-id.ts";
import type { KnownIds } from "./known-ids.ts";
import type { Registry } from "./registry.ts";

/**
 * Gives findings about parents and targets of modifications their reason, in place. They are not followed as references
 * are: what is copied or changed is one definition, which its author has to have seen.
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
    const reason = `by a migration it is "${suggestion}" now`;
    const { tied: _, ...data } = fact.data as { tied?: true };
    facts[index] = { ...fact, data: { ...data, reason, suggestion, migrated: true } };
  });
}

function wantedBy({
  code,
  data,
}: Fact): { readonly kind: string; readonly id: string } | undefined {
  const { kind, id, parent, chain, reason, suggestion } = data as {
    readonly kind?: string;
    readonly id?: string;
    readonly parent?: string;
    readonly chain?: readonly string[];
    readonly reason?: string;
    readonly suggestion?: string;
  };
  // It is there, but elsewhere.
  if (kind === undefined || (reason !== undefined && suggestion === undefined)) return undefined;
  switch (code) {
    case "unknown-parent":
      return parent === undefined ? undefined : { kind, id: parent };
    case "unknown-modification-target":
      return id === undefined ? undefined : { kind, id };
    case "inheritance-cycle": {
      // To patch what nobody has defined before is to copy from oneself.
      const [own] = chain ?? [];
      return chain?.length === 2 && own !== undefined ? { kind, id: own } : undefined;
    }
    default:
      return undefined;
  }
}
