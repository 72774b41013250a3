/** Which pack is meant by a dependency, and in which order packs load. */
import type { Pack } from "../model/pack.ts";

/** Ids by which real mods name the core they stand on, whatever directory it lies in. */
const conventionalCores: ReadonlySet<string> = new Set(["dda", "bn", "core"]);

/**
 * The pack that meets a dependency on an id, by the ids of `MOD_INFO`. A dependency on a core pack is met by the
 * first pack: on one of the usual ids, or on the id of a first pack that does not say how it is called.
 *
 * @param packs In load order.
 */
export function dependencyTargets(packs: readonly Pack[]): (id: string) => Pack | undefined {
  const byId = packsById(packs);
  const [first] = packs;
  const nameless = first?.mod?.id === undefined ? namelessCore(packs, byId) : undefined;
  return (id) => byId.get(id) ?? (conventionalCores.has(id) || id === nameless ? first : undefined);
}

/** The packs that each pack says must load before it; those that are not there are left out. */
export function dependencies(packs: readonly Pack[]): ReadonlyMap<Pack, readonly Pack[]> {
  const targetOf = dependencyTargets(packs);
  return new Map(
    packs.map((pack) => [
      pack,
      (pack.mod?.dependencies ?? []).flatMap(({ id }) => targetOf(id) ?? []),
    ]),
  );
}

/** The first of each id; a second one is reported elsewhere. */
function packsById<Each extends Pack>(packs: readonly Each[]): ReadonlyMap<string, Each> {
  const byId = new Map<string, Each>();
  for (const pack of packs) {
    const id = pack.mod?.id;
    if (id !== undefined && !byId.has(id)) byId.set(id, pack);
  }
  return byId;
}

/** A core without a name has one: its own directory's if others use that, else the first that nobody else has. */
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
 * What one pattern matched, in load order: a core first, dependencies before what depends on them, and otherwise as
 * given. Packs in a circle keep the given order; the circle is reported elsewhere.
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
