/** The ids and flags that may be written in a file, with their distance from it. */
import { isList } from "../json/containers.ts";
import type { Compilation } from "../compile.ts";
import { knownFlags } from "../kinds/known-flags.ts";
import type { Definition, Entry } from "../model/definition.ts";
import type { Kind } from "../kinds/kind.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { KindName } from "../model/kind-names.ts";
import { getOrInsert } from "../model/maps.ts";
import type { Pack } from "../model/pack.ts";
import { allDependencies } from "../packs/pack-order.ts";
import { externalIndex } from "../parse/external-definitions.ts";

/** A file, by its pack and its path in the pack. */
export type FileOfPack = Pick<Entry, "pack" | "path">;

export interface KnownWord {
  readonly id: string;
  /** 0: from the same file, 1: from the same pack, 2: from another visible pack, 3: from no pack. */
  readonly distance: 0 | 1 | 2 | 3;
  /** Name of the pack that defines it; "known" if none does. */
  readonly from: string;
}

export type CompletedContent = Pick<Compilation, "layers" | "known" | "parsed" | "model">;

export class VisibleWords {
  readonly kinds: Kinds;
  readonly #content: CompletedContent;
  readonly #file: FileOfPack;
  readonly #packs: ReadonlySet<Pack>;
  readonly #ids = new Map<string, readonly KnownWord[]>();

  /**
   * @param packs in load order
   * @param file in which words are written
   */
  constructor(content: CompletedContent, packs: readonly Pack[], file: FileOfPack) {
    this.kinds = content.layers.registry.kinds;
    this.#content = content;
    this.#file = file;
    this.#packs = visiblePacks(packs, file.pack);
  }

  /** Ids of a kind that the pack can see; for our own kinds, those of definitions, and aliases. */
  ids(kind: string): readonly KnownWord[] {
    return getOrInsert(this.#ids, kind, () => {
      const found = new Map<string, KnownWord>();
      for (const word of this.#definitions(kind)) {
        const before = found.get(word.id);
        if (!before || word.distance < before.distance) found.set(word.id, word);
      }
      return [...found.values()];
    });
  }

  /** The nearest id that some pack defines, the first by code unit among equally near ones; never `other`. */
  nearest(kind: string, other: unknown): string | undefined {
    const isNearer = (one: KnownWord, than: KnownWord): boolean =>
      one.distance < than.distance || (one.distance === than.distance && one.id < than.id);
    let nearest: KnownWord | undefined;
    for (const word of this.ids(kind)) {
      if (word.distance === 3 || word.id === other) continue;
      if (!nearest || isNearer(word, nearest)) nearest = word;
    }
    return nearest?.id;
  }

  /** Names of a kind's templates, for `copy-from`. */
  templates(kind: KindName): readonly KnownWord[] {
    return [...this.#content.layers.outcomes].flatMap(([object, outcome]) => {
      const name = object.value["abstract"];
      const isTemplate = object.kind === kind && outcome === "abstract";
      return isTemplate && typeof name === "string" ? this.#word(name, object.entry) : [];
    });
  }

  /** The flags that the runtime reads from the kind, and those in its definitions, with the number of these. */
  flags(kind: Kind): ReadonlyMap<string, number> {
    const counts = new Map<string, number>(knownFlags(kind).map((flag) => [flag, 0]));
    for (const { record, definition } of this.#content.model.records.get(kind.name)?.values() ??
      []) {
      const { flags } = record;
      // Nobody wrote the built-in definitions.
      if (!isList(flags) || definition.origin.entry.builtIn === true) continue;
      for (const flag of flags) {
        if (typeof flag === "string") counts.set(flag, (counts.get(flag) ?? 0) + 1);
      }
    }
    return counts;
  }

  /** An id occurs several times, once for each file that defines it. */
  *#definitions(kind: string): Generator<KnownWord> {
    const { layers, known, parsed } = this.#content;
    if (this.kinds.has(kind)) {
      const { registry } = layers;
      for (const definition of registry.all(kind)) {
        const entry = firstEntry(definition);
        yield* this.#word(definition.id, entry.builtIn ? undefined : entry);
      }
      for (const [alias, id] of registry.aliases(kind)) {
        const owner = registry.get(kind, id)?.origin.entry;
        if (owner) yield* this.#word(alias, owner);
      }
    }
    const files = externalIndex(parsed, this.kinds).files(kind);
    for (const [id, own] of files) for (const file of own) yield* this.#word(id, file);
    // These ids are listed in the configuration, or built into the game.
    for (const id of known.defined(kind)) if (!files.has(id)) yield* this.#word(id, undefined);
  }

  #word(id: string, definer: FileOfPack | undefined): readonly KnownWord[] {
    if (!definer) return [{ id, distance: 3, from: "known" }];
    const { pack, path } = definer;
    if (!this.#packs.has(pack)) return [];
    const isNear = pack === this.#file.pack;
    const distance = isNear ? (path === this.#file.path ? 0 : 1) : 2;
    return [{ id, distance, from: pack.name }];
  }
}

/** The entry that first defined the id, as opposed to those that changed it. */
function firstEntry({ id, origin, contributors }: Definition): Entry {
  if (contributors.length === 1) return origin.entry;
  return [...contributors].find(({ entry }) => entry.value["id"] === id)?.entry ?? origin.entry;
}

/**
 * Returns the pack itself and the packs that load before it; for a pack that declares dependencies only these, their
 * own dependencies, and the first pack, on which all depend.
 */
function visiblePacks(packs: readonly Pack[], from: Pack): ReadonlySet<Pack> {
  const before = packs.slice(0, packs.indexOf(from) + 1);
  if ((from.mod?.dependencies ?? []).length === 0) return new Set(before);
  const needed = allDependencies(packs);
  const own = [from, ...packs.slice(0, 1)];
  return new Set(own.flatMap((pack) => [pack, ...(needed.get(pack) ?? [])]));
}
