/** What findings say about undefined ids, and reasons that only all of the content knows. */
import { isAbout, type Fact } from "../diagnostics/diagnostic.ts";
import { similarKinds, type Kinds } from "../kinds/kinds.ts";
import { currentIds } from "../layer/current-id.ts";
import type { KnownIds } from "../layer/known-ids.ts";
import type { Registry } from "../layer/registry.ts";
import { addTo } from "../model/maps.ts";

/** The undefined id that a finding is about; no `kind` for a look, which may be of either kind of tile (§2.3). */
export interface UnknownId {
  readonly kind?: string;
  readonly id: string;
  readonly suggestion?: string | undefined;
  readonly reason?: string | undefined;
}

/** Returns `undefined` for findings about anything else. */
export function unknownId(fact: Fact): UnknownId | undefined {
  // Not copied: the suggestion may be computed when it is read.
  if (isAbout(fact, "unknown-reference", "unknown-modification-target", "unknown-look"))
    return fact.data;
  if (!isAbout(fact, "unknown-parent")) return undefined;
  const { parent, ...unknown } = fact.data;
  return { ...unknown, id: parent };
}

/** The undefined id of what an object copies or modifies; one that nobody has defined before may be its own. */
export function unknownBase(fact: Fact): UnknownId | undefined {
  if (isAbout(fact, "unknown-parent", "unknown-modification-target")) return unknownId(fact);
  if (!isAbout(fact, "inheritance-cycle")) return undefined;
  const { chain, ...unknown } = fact.data;
  const [id = ""] = chain;
  return chain.length === 2 ? { ...unknown, id } : undefined;
}

/** The kinds of which the id may be one. */
export function kindsOfUnknown(kinds: Kinds, { kind }: UnknownId): readonly string[] {
  return kind === undefined ? similarKinds(kinds) : [kind];
}

/**
 * Names the successor of an id of earlier content in findings about parents and modification targets, in place. Unlike
 * references, these do not follow migrations: what is copied or changed is one particular definition, which the author
 * must have seen.
 */
export function nameSuccessors(facts: Fact[], registry: Registry, known: KnownIds): void {
  const current = currentIds(registry, known);
  facts.forEach((fact, index) => {
    const unknown = unknownBase(fact);
    if (unknown?.kind === undefined || !registry.kinds.has(unknown.kind)) return;
    const { kind, id } = unknown;
    const isElsewhere = unknown.reason !== undefined && unknown.suggestion === undefined;
    if (isElsewhere || known.migration(kind, id) === undefined) return;
    const suggestion = current(kind, id);
    if (suggestion === id || !registry.get(kind, suggestion)) return;
    const reason = `a migration replaced it with "${suggestion}"`;
    const { tied: _, ...data } = fact.data as { tied?: true };
    facts[index] = { ...fact, data: { ...data, reason, suggestion, migrated: true } };
  });
}

/** Returns which of some undefined ids are defined by packs that are not loaded, each with the name of such a pack. */
export type FindUnloaded = (ids: ReadonlySet<string>) => ReadonlyMap<string, string>;

/** Names a pack that is not loaded but defines the id, in place. Without findings to explain, no pack is searched. */
export function nameUnloadedPacks(facts: Fact[], find: FindUnloaded): void {
  const unexplained = new Map<string, number[]>();
  facts.forEach((fact, index) => {
    const unknown = fact.code === "unknown-reference" ? unknownId(fact) : unknownBase(fact);
    if (unknown === undefined || unknown.reason !== undefined) return;
    addTo(unexplained, unknown.id, index);
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
