/** What findings say about undefined ids, and reasons that only all of the content knows. */
import type { CodeData } from "../diagnostics/code.ts";
import { isAbout, type Fact } from "../diagnostics/diagnostic.ts";
import { asBefore } from "../diagnostics/same-fact.ts";
import { similarKinds, type Kinds } from "../kinds/kinds.ts";
import { currentIds } from "../layer/current-id.ts";
import type { KnownIds } from "../layer/known-ids.ts";
import type { Registry } from "../layer/registry.ts";
import { addTo } from "../model/maps.ts";
import type { Memo } from "../model/memo.ts";

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

type BaseCode = "unknown-parent" | "unknown-modification-target" | "inheritance-cycle";

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

/** The findings about unknown ids, with these ids; looked for once in a list of findings. */
export function unknownIdsIn(
  facts: readonly Fact[],
  memo: Memo,
): readonly (readonly [Fact, UnknownId])[] {
  return memo.part("unknown ids", facts, () =>
    facts.flatMap((fact): (readonly [Fact, UnknownId])[] => {
      const unknown = unknownId(fact);
      return unknown ? [[fact, unknown]] : [];
    }),
  );
}

/** The findings about unknown ids of what is copied or modified, by their places in the list. */
function basesIn(facts: readonly Fact[]): readonly (readonly [index: number, UnknownId])[] {
  return facts.flatMap((fact, index): (readonly [number, UnknownId])[] => {
    const unknown = unknownBase(fact);
    return unknown ? [[index, unknown]] : [];
  });
}

/**
 * Names the successor of an id of earlier content in findings about parents and modification targets. Unlike
 * references, these do not follow migrations: what is copied or changed is one particular definition, which the author
 * must have seen.
 */
export function nameSuccessors(
  facts: readonly Fact[],
  registry: Registry,
  known: KnownIds,
  memo: Memo,
): readonly Fact[] {
  const bases = memo.part("unknown bases", facts, () => basesIn(facts));
  if (bases.length === 0) return facts;
  const current = currentIds(registry, known);
  const named = [...facts];
  for (const [index, { kind, id, reason, suggestion: near }] of bases) {
    const fact = facts[index];
    if (!fact || kind === undefined || !registry.kinds.has(kind)) continue;
    const isElsewhere = reason !== undefined && near === undefined;
    if (isElsewhere || known.migration(kind, id) === undefined) continue;
    const suggestion = current(kind, id);
    if (suggestion === id || !registry.get(kind, suggestion)) continue;
    const why = `a migration replaced it with "${suggestion}"`;
    const { tied: _, ...data } = fact.data as CodeData<BaseCode>;
    named[index] = asBefore({
      ...fact,
      data: { ...data, reason: why, suggestion, migrated: true },
    });
  }
  return named;
}

/** Returns which of some undefined ids are defined by packs that are not loaded, each with the name of such a pack. */
export type FindUnloaded = (ids: ReadonlySet<string>) => ReadonlyMap<string, string>;

/** Names a pack that is not loaded but defines the id. Without findings to explain, no pack is searched. */
export function nameUnloadedPacks(
  facts: readonly Fact[],
  find: FindUnloaded,
  memo: Memo,
): readonly Fact[] {
  const unexplained = memo.part("unexplained ids", facts, () => unexplainedIn(facts));
  if (unexplained.size === 0) return facts;
  const named = [...facts];
  for (const [id, pack] of find(new Set(unexplained.keys()))) {
    const reason = `the pack "${pack}" defines it, which is not loaded`;
    for (const index of unexplained.get(id) ?? []) {
      const fact = facts[index];
      if (!fact) continue;
      const { suggestion: _, ...data } = fact.data as CodeData<"unknown-reference" | BaseCode>;
      named[index] = asBefore({ ...fact, data: { ...data, reason, unloaded: pack } });
    }
  }
  return named;
}

/** By unknown id: the places in the list of findings that give no reason. */
function unexplainedIn(facts: readonly Fact[]): ReadonlyMap<string, readonly number[]> {
  const unexplained = new Map<string, number[]>();
  facts.forEach((fact, index) => {
    const unknown = fact.code === "unknown-reference" ? unknownId(fact) : unknownBase(fact);
    if (unknown === undefined || unknown.reason !== undefined) return;
    addTo(unexplained, unknown.id, index);
  });
  return unexplained;
}
