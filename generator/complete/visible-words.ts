/** The ids and other words that may be written in a file, with their distance from it. */
import { isList, present } from "../json/containers.ts";
import { memberOf } from "../json/path.ts";
import type { Compilation } from "../compile.ts";
import { namesOf } from "../layer/loading.ts";
import { isObsolete, templateName } from "../layer/raw-id.ts";
import type { Entry, RawObject } from "../model/definition.ts";
import type { Json, JsonPath } from "../model/json.ts";
import type { Kind } from "../kinds/kind.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { KindName } from "../model/kind-names.ts";
import { getOrInsert } from "../model/maps.ts";
import type { Pack } from "../model/pack.ts";
import { allDependencies } from "../packs/pack-order.ts";
import { externalIndex } from "../parse/external-definitions.ts";
import { placedIn } from "../parse/placed-objects.ts";

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

/** How often a word is used at a place of a kind: by all visible objects, and by those of the same file. */
export interface TimesUsed {
  all: number;
  near: number;
}

export type CompletedContent = Pick<Compilation, "layers" | "known" | "parsed">;

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
    return this.#defining(kind).flatMap(({ value, entry }) => {
      const name = templateName(value);
      return name === undefined ? [] : this.#word(name, entry);
    });
  }

  /**
   * The words that visible objects of a kind have at a place; the entries of a list are one place, and so are a member
   * and what a modification or a child adds to it.
   */
  used({ name }: Kind, path: JsonPath): ReadonlyMap<string, TimesUsed> {
    const { layers, parsed, known } = this.#content;
    const found = new Map<string, TimesUsed>();
    const place = ofMember(path);
    const placed = parsed.flatMap((file) => placedIn(known.kinds, file));
    const objects = [...layers.outcomes.keys(), ...placed];
    for (const { kind, value, entry } of objects) {
      if (kind !== name || !this.#packs.has(entry.pack)) continue;
      const isNear = entry.pack === this.#file.pack && entry.path === this.#file.path;
      for (const word of textsAt(value, place)) {
        const uses = getOrInsert(found, word, () => ({ all: 0, near: 0 }));
        uses.all += 1;
        if (isNear) uses.near += 1;
      }
    }
    return found;
  }

  /** The objects that define something, also those that later ones replaced: earlier packs see these. */
  #defining(kind: KindName): readonly RawObject[] {
    return [...this.#content.layers.outcomes].flatMap(([object, outcome]) =>
      object.kind === kind && outcome !== "modification" && outcome !== "rejected" ? [object] : [],
    );
  }

  /** An id occurs several times, once for each file that defines it. */
  *#definitions(kind: string): Generator<KnownWord> {
    const { layers, known, parsed } = this.#content;
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
    const { pack, path } = definer;
    if (!this.#packs.has(pack)) return [];
    const isNear = pack === this.#file.pack;
    const distance = isNear ? (path === this.#file.path ? 0 : 1) : 2;
    return [{ id, distance, from: pack.name, ...present({ former }) }];
  }
}

/** The place in a whole object of what a part of it changes: `flags[0]` for `add:flags[0]` or `extend.flags[0]`. */
function ofMember([first = "", ...rest]: JsonPath): JsonPath {
  if (first === "extend" || first === "delete") return rest;
  return [typeof first === "string" ? first.replace(/^(?:add|remove):/u, "") : first, ...rest];
}

/** The strings at a place, whatever the positions in lists. */
function* textsAt(value: Json | undefined, [step, ...rest]: JsonPath): Generator<string> {
  if (typeof step === "number" && isList(value)) {
    for (const each of value) yield* textsAt(each, rest);
  } else if (typeof step === "string") yield* textsAt(memberOf(value, step), rest);
  else if (typeof value === "string") yield value;
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
