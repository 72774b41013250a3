/** Ids and flags that may be written in a pack, with their distance from it. */
import { isList } from "../json/containers.ts";
import type { Compilation } from "../compile.ts";
import { knownFlags } from "../kinds/known-flags.ts";
import type { KnownIds } from "../layer/known-ids.ts";
import type { Definition, Entry } from "../model/definition.ts";
import type { ExternalKind } from "../model/external-kind-names.ts";
import { isKindName, type KindName } from "../model/kind-names.ts";
import type { Pack } from "../model/pack.ts";
import { allDependencies } from "../packs/pack-order.ts";

/** The file for which ids are requested: its pack, and its path in the pack. */
export interface Asker {
  readonly pack: Pack;
  readonly path: string;
}

export interface KnownWord {
  readonly id: string;
  /** 0: from the same file, 1: from the same pack, 2: from another visible pack, 3: from no pack. */
  readonly distance: 0 | 1 | 2 | 3;
  /** Name of the pack that defines it; "known" if none does. */
  readonly from: string;
}

export type Content = Pick<Compilation, "layers" | "known" | "parsed" | "model">;

/** Ids of a kind that the asker's pack can see; for our own kinds, those of definitions, and aliases. */
export function visibleIds(
  content: Content,
  packs: readonly Pack[],
  asker: Asker,
  kind: string,
): KnownWord[] {
  const found = new Map<string, KnownWord>();
  visitIds(content, packs, asker, kind, (id, distance, pack) => {
    const before = found.get(id);
    if (before && before.distance <= distance) return;
    found.set(id, { id, distance, from: pack?.name ?? "known" });
  });
  return [...found.values()];
}

/** The nearest id that some pack defines, the first by code unit among equally near ones; never `other`. */
export function nearestId(
  content: Content,
  packs: readonly Pack[],
  asker: Asker,
  kind: string,
  other?: unknown,
): string | undefined {
  let nearest: Pick<KnownWord, "id" | "distance"> | undefined;
  visitIds(content, packs, asker, kind, (id, distance) => {
    if (distance === 3 || id === other) return;
    const isNearer =
      !nearest || distance < nearest.distance || (distance === nearest.distance && id < nearest.id);
    if (isNearer) nearest = { id, distance };
  });
  return nearest?.id;
}

type VisitId = (id: string, distance: KnownWord["distance"], pack: Pack | undefined) => void;

/** Visits visible ids; an id may be visited several times, once for each file that defines it. */
function visitIds(
  { layers, known, parsed }: Content,
  packs: readonly Pack[],
  asker: Asker,
  kind: string,
  visit: VisitId,
): void {
  const visible = visiblePacks(packs, asker.pack);
  const add = (id: string, pack: Pack | undefined, path: string | undefined): void => {
    if (pack && !visible.has(pack)) return;
    visit(id, !pack ? 3 : pack !== asker.pack ? 2 : path === asker.path ? 0 : 1, pack);
  };
  if (isKindName(kind)) {
    const { registry } = layers;
    for (const definition of registry.all(kind)) {
      const { pack, path, builtIn } = firstEntry(definition);
      add(definition.id, builtIn ? undefined : pack, path);
    }
    for (const [alias, id] of registry.aliases(kind)) {
      const owner = registry.get(kind, id)?.origin.entry;
      if (owner) add(alias, owner.pack, owner.path);
    }
  }
  for (const [id, files] of definersOf(known, parsed, kind)) {
    for (const { pack, path } of files) add(id, pack, path);
  }
}

/** The entry that first defined the id, as opposed to those that changed it. */
function firstEntry({ id, origin, contributors }: Definition): Entry {
  if (contributors.length === 1) return origin.entry;
  return [...contributors].find(({ entry }) => entry.value["id"] === id)?.entry ?? origin.entry;
}

interface Definer {
  readonly pack: Pack | undefined;
  readonly path: string | undefined;
}

const definers = new WeakMap<KnownIds, Map<string, ReadonlyMap<string, readonly Definer[]>>>();

/** The files that define each id of an external kind; cached for as long as `known` is the same object. */
function definersOf(
  known: KnownIds,
  parsed: Content["parsed"],
  kind: string,
): ReadonlyMap<string, readonly Definer[]> {
  let byKind = definers.get(known);
  if (!byKind)
    definers.set(known, (byKind = new Map<string, ReadonlyMap<string, readonly Definer[]>>()));
  let own = byKind.get(kind);
  if (!own) {
    const found = new Map<string, Definer[]>();
    for (const { externals, file } of parsed) {
      for (const id of externals[kind as ExternalKind] ?? []) {
        const before = found.get(id);
        const definer = { pack: file.pack, path: file.path };
        if (before) before.push(definer);
        else found.set(id, [definer]);
      }
    }
    // These ids are listed in the configuration, or built into the game.
    for (const id of known.defined(kind)) {
      if (!found.has(id)) found.set(id, [{ pack: undefined, path: undefined }]);
    }
    byKind.set(kind, (own = found));
  }
  return own;
}

/** Names of a kind's templates, for `copy-from`. */
export function visibleTemplates(
  { layers }: Content,
  packs: readonly Pack[],
  asker: Asker,
  kind: KindName,
): KnownWord[] {
  const visible = visiblePacks(packs, asker.pack);
  const found: KnownWord[] = [];
  for (const [{ kind: of, value, entry }, outcome] of layers.outcomes) {
    if (of !== kind || outcome !== "abstract" || !visible.has(entry.pack)) continue;
    const name = value["abstract"];
    if (typeof name !== "string") continue;
    const distance = entry.pack !== asker.pack ? 2 : entry.path === asker.path ? 0 : 1;
    found.push({ id: name, distance, from: entry.pack.name });
  }
  return found;
}

/**
 * The flags that the runtime reads from the kind, and those in its definitions, with the number of definitions using
 * each.
 */
export function flagsOf({ model }: Content, kind: KindName): ReadonlyMap<string, number> {
  const counts = new Map<string, number>(knownFlags(kind).map((flag) => [flag, 0]));
  for (const { record, definition } of model.records.get(kind)?.values() ?? []) {
    const { flags } = record;
    // Nobody wrote the built-in definitions.
    if (!isList(flags) || definition.origin.entry.builtIn === true) continue;
    for (const flag of flags) {
      if (typeof flag === "string") counts.set(flag, (counts.get(flag) ?? 0) + 1);
    }
  }
  return counts;
}

/**
 * Returns the pack itself and the packs that load before it; for a pack that declares dependencies only these, their
 * own dependencies, and the first pack, on which all depend.
 * @param packs in load order
 */
function visiblePacks(packs: readonly Pack[], from: Pack): ReadonlySet<Pack> {
  const before = packs.slice(0, packs.indexOf(from) + 1);
  if ((from.mod?.dependencies ?? []).length === 0) return new Set(before);
  const needed = allDependencies(packs);
  const own = [from, ...packs.slice(0, 1)];
  return new Set(own.flatMap((pack) => [pack, ...(needed.get(pack) ?? [])]));
}
