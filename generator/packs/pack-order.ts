/** Which pack a dependency refers to, and in which order packs load. */
import type { Pack } from "../model/pack.ts";

/** Ids that real mods use for the core on which they depend, whatever its directory. */
const conventionalCores: ReadonlySet<string> = new Set(["dda", "bn", "core"]);

/**
 * Returns a function that finds the pack that satisfies a dependency on an id, by the ids of `MOD_INFO`. The first pack
 * satisfies a dependency on a core: on one of the usual ids, or on the id that a first pack without an id must have.
 *
 * @param packs In load order.
 */
export function dependencyTargets(packs: readonly Pack[]): (id: string) => Pack | undefined {
  const byId = packsById(packs);
  const [first] = packs;
  const nameless = first?.mod?.id === undefined ? namelessCore(packs, byId) : undefined;
  return (id) => byId.get(id) ?? (conventionalCores.has(id) || id === nameless ? first : undefined);
}

/** The packs that each pack declares must load before it; missing ones are left out. */
export function dependencies(packs: readonly Pack[]): ReadonlyMap<Pack, readonly Pack[]> {
  const targetOf = dependencyTargets(packs);
  return new Map(
    packs.map((pack) => [
      pack,
      (pack.mod?.dependencies ?? []).flatMap(({ id }) => targetOf(id) ?? []),
    ]),
  );
}

/** The packs that must load before each pack, by its own dependencies or by those of its dependencies. */
export function allDependencies(packs: readonly Pack[]): ReadonlyMap<Pack, ReadonlySet<Pack>> {
  const direct = dependencies(packs);
  return new Map(
    packs.map((pack) => {
      const reached = new Set(direct.get(pack));
      // Iterating over a set also visits members that are added meanwhile.
      for (const each of reached) for (const next of direct.get(each) ?? []) reached.add(next);
      return [pack, reached];
    }),
  );
}

/** The first pack of each id; a second one is reported elsewhere. */
function packsById<Each extends Pack>(packs: readonly Each[]): ReadonlyMap<string, Each> {
  const byId = new Map<string, Each>();
  for (const pack of packs) {
    const id = pack.mod?.id;
    if (id !== undefined && !byId.has(id)) byId.set(id, pack);
  }
  return byId;
}

/**
 * The id of a core that declares none: the name of its directory if other packs depend on that, else the first id in a
 * dependency that no pack has.
 */
function namelessCore(packs: readonly Pack[], byId: ReadonlyMap<string, Pack>): string | undefined {
  const unmet = packs
    .slice(1)
    .flatMap((pack) => (pack.mod?.dependencies ?? []).map(({ id }) => id))
    .filter((id) => !byId.has(id));
  const own = packs[0]?.name;
  if (own !== undefined && unmet.includes(own)) return own;
  return unmet.some((id) => conventionalCores.has(id)) ? undefined : unmet[0];
}

/**
 * Orders the packs that one pattern matched: cores first, dependencies before their dependents, and otherwise as given.
 * Packs in a cycle keep the given order; the cycle is reported elsewhere.
 */
export function orderByDependencies<Each extends Pack>(packs: readonly Each[]): Each[] {
  const byId = packsById(packs);
  const isCore = (pack: Pack): boolean => pack.mod?.value["core"] === true;
  const left = new Set([...packs.filter(isCore), ...packs.filter((pack) => !isCore(pack))]);
  const waitsFor = (pack: Each): boolean =>
    (pack.mod?.dependencies ?? []).some(({ id }) => {
      const target = byId.get(id);
      return target !== undefined && target !== pack && left.has(target);
    });
  const ordered: Each[] = [];
  while (left.size > 0) {
    const free = [...left].find((pack) => !waitsFor(pack)) ?? [...left][0];
    if (!free) break;
    left.delete(free);
    ordered.push(free);
  }
  return ordered;
}
