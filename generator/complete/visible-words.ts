/** The ids and other words that may be written in a file, with their distance from it. */
import { isObject, present, textsIn } from "../json/containers.ts";
import { halfWrittenIn } from "../json/tree.ts";
import { isModification, namesOf } from "../layer/loading.ts";
import { isObsolete, templateName } from "../layer/raw-id.ts";
import type { Entry, RawObject } from "../model/definition.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import { addTo, getOrInsert } from "../model/maps.ts";
import { once } from "../model/once.ts";
import type { Pack } from "../model/pack.ts";
import { allDependencies } from "../packs/pack-order.ts";
import { externalIndex } from "../parse/external-definitions.ts";
import { placedIn } from "../parse/placed-objects.ts";
import type { SymbolIndex } from "../symbols/symbol-index.ts";

/** A file, by its pack and its path in the pack. */
export type FileOfPack = Pick<Entry, "pack" | "path">;

export interface KnownWord {
  readonly id: string;
  /** 0: from the same file, 1: from the same pack, 2: from another visible pack, 3: from no pack. */
  readonly distance: 0 | 1 | 2 | 3;
  /** Name of the pack that defines it; "known" if none does. */
  readonly from: string;
  /** Why it is not for new content. */
  readonly former?: string;
}

export class VisibleWords {
  readonly kinds: Kinds;
  /** Of all content. */
  readonly symbols: SymbolIndex;
  readonly #file: FileOfPack;
  readonly #packs: ReadonlySet<Pack>;
  readonly #halfWritten: () => readonly JsonObject[];
  readonly #ids = new Map<string, readonly KnownWord[]>();
  readonly #objects = once(() => {
    const { layers, parsed, known } = this.symbols.content;
    const found = new Map<string, RawObject[]>();
    const add = (object: RawObject): void => {
      if (this.#packs.has(object.entry.pack)) addTo(found, object.kind, object);
    };
    for (const object of layers.outcomes.keys()) add(object);
    for (const file of parsed) placedIn(known.kinds, file).forEach(add);
    return found;
  });

  /**
   * @param packs in load order
   * @param file in which words are written
   * @param text of the file, as it is now: objects that it does not have as a whole define ids as well
   */
  constructor(symbols: SymbolIndex, packs: readonly Pack[], file: FileOfPack, text: string) {
    this.kinds = symbols.content.layers.registry.kinds;
    this.symbols = symbols;
    this.#file = file;
    this.#halfWritten = once(() => halfWrittenIn(text).filter(isObject));
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

  /** The nearest id that some pack defines, the first by code unit among equally near ones; never one of `others`. */
  nearest(kind: string, others: readonly string[]): string | undefined {
    const isNearer = (one: KnownWord, than: KnownWord): boolean =>
      one.distance < than.distance || (one.distance === than.distance && one.id < than.id);
    let nearest: KnownWord | undefined;
    for (const word of this.ids(kind)) {
      if (word.distance === 3 || others.includes(word.id)) continue;
      if (!nearest || isNearer(word, nearest)) nearest = word;
    }
    return nearest?.id;
  }

  /** Names of a kind's templates, for `copy-from`. */
  templates(kind: KindName): readonly KnownWord[] {
    return this.#defining(kind).flatMap(({ value, entry }) => {
      const name = templateName(value);
      return name === undefined ? [] : this.#word(name, entry);
    });
  }

  /** The objects of a kind that the pack can see, as they are written. */
  objects(kind: string): readonly RawObject[] {
    return this.#objects().get(kind) ?? [];
  }

  /** Whether something stands in the file in which words are written. */
  isHere({ pack, path }: FileOfPack): boolean {
    return pack === this.#file.pack && path === this.#file.path;
  }

  /** The objects that define something, also those that later ones replaced: earlier packs see these. */
  #defining(kind: KindName): readonly RawObject[] {
    return [...this.symbols.content.layers.outcomes].flatMap(([object, outcome]) =>
      object.kind === kind && outcome !== "modification" && outcome !== "rejected" ? [object] : [],
    );
  }

  /** An id occurs several times, once for each file that defines it. */
  *#definitions(kind: string): Generator<KnownWord> {
    const { layers, known, parsed } = this.symbols.content;
    if (this.kinds.has(kind)) {
      const { registry } = layers;
      const written = new Set<string>();
      for (const object of this.#defining(kind)) {
        if (templateName(object.value) !== undefined) continue;
        const former = isObsolete(this.kinds.of(kind), object.value) ? "obsolete" : undefined;
        for (const id of namesOf(object, this.kinds)) {
          written.add(id);
          yield* this.#word(id, object.entry, former);
        }
      }
      for (const object of this.#halfWritten()) {
        const own = { kind, value: object };
        if (this.kinds.ofType(textsIn(object["type"])[0] ?? "")?.name !== kind) continue;
        if (isModification(own, this.kinds) || templateName(object) !== undefined) continue;
        for (const id of namesOf(own, this.kinds)) yield* this.#word(id, this.#file);
      }
      for (const { id, origin } of registry.all(kind)) {
        const { entry } = origin;
        if (!written.has(id)) yield* this.#word(id, entry.builtIn ? undefined : entry);
      }
      for (const [alias, id] of registry.aliases(kind)) {
        const owner = registry.get(kind, id)?.origin.entry;
        if (owner) yield* this.#word(alias, owner, `alias of ${id}`);
      }
    }
    const files = externalIndex(parsed, this.kinds).files(kind);
    const former = (id: string): string | undefined => {
      const migration = known.migration(kind, id);
      return migration && (migration.to === undefined ? "removed" : `now ${migration.to}`);
    };
    for (const [id, own] of files) {
      for (const at of own) yield* this.#word(id, parsed[at]?.file, former(id));
    }
    // These ids are listed in the configuration, or built into the game.
    for (const id of known.defined(kind)) if (!files.has(id)) yield* this.#word(id, undefined);
  }

  #word(id: string, definer: FileOfPack | undefined, former?: string): readonly KnownWord[] {
    if (!definer) return [{ id, distance: 3, from: "known" }];
    const { pack } = definer;
    if (!this.#packs.has(pack)) return [];
    const distance = this.isHere(definer) ? 0 : pack === this.#file.pack ? 1 : 2;
    return [{ id, distance, from: pack.name, ...present({ former }) }];
  }
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
