/** An id that nothing defines may come from a pack that is not loaded. */
import type { Fact } from "../diagnostics/diagnostic.ts";
import { getOrInsert } from "../model/maps.ts";

/** Returns which of some undefined ids are defined by packs that are not loaded, each with the name of such a pack. */
export type FindUnloaded = (ids: ReadonlySet<string>) => ReadonlyMap<string, string>;

/** Adds this reason to findings about unknown ids, in place. Without such findings, no pack is searched. */
export function reportUnloadedPacks(facts: Fact[], find: FindUnloaded): void {
  const unexplained = new Map<string, number[]>();
  facts.forEach((fact, index) => {
    const id = unknownId(fact);
    if (id === undefined) return;
    getOrInsert(unexplained, id, () => []).push(index);
  });
  if (unexplained.size === 0) return;
  for (const [id, pack] of find(new Set(unexplained.keys()))) {
    const reason = `the pack "${pack}" defines it, which is not loaded`;
    for (const index of unexplained.get(id) ?? []) {
      const fact = facts[index];
      if (!fact) continue;
      const { suggestion: _, ...data } = fact.data as { suggestion?: string };
      facts[index] = { ...fact, data: { ...data, reason, unloaded: pack } };
    }
  }
}

function unknownId({ code, data }: Fact): string | undefined {
  const facts = data as {
    readonly id?: string;
    readonly parent?: string;
    readonly chain?: readonly string[];
    readonly reason?: string;
  };
  if (facts.reason !== undefined) return undefined;
  if (code === "unknown-parent") return facts.parent;
  if (code === "inheritance-cycle") return facts.chain?.length === 2 ? facts.chain[0] : undefined;
  const isUnknown = code === "unknown-reference" || code === "unknown-modification-target";
  return isUnknown ? facts.id : undefined;
}
