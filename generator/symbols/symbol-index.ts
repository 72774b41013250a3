/** The ids of all compiled content, of any kind including external ones: what defines each, and what refers to it. */
import type { Compilation } from "../compile.ts";
import { locate, textPlaceOf } from "../diagnostics/locate.ts";
import { isBuiltInId } from "../kinds/built-in-ids.ts";
import { namesOf } from "../layer/loading.ts";
import type { RawObject } from "../model/definition.ts";
import type { JsonPath } from "../model/json.ts";
import { addTo, getOrInsert } from "../model/maps.ts";
import { once } from "../model/once.ts";
import type { Pack } from "../model/pack.ts";
import {
  externalIndex,
  type ExternalDefinition,
  type NamedId,
} from "../parse/external-definitions.ts";
import { placedIn } from "../parse/placed-objects.ts";
import { migrationPlaces, type MigrationPlace } from "./migration-places.ts";
import { ranksIn, ReferenceTable, type RankOf } from "./reference-table.ts";
import {
  namesIn,
  placeOf,
  symbolsIn,
  usesIn,
  type Role,
  type SymbolReference,
} from "./symbol-references.ts";

/** The compiled content that the ids are in. */
export type SymbolContent = Pick<
  Compilation,
  "layers" | "known" | "model" | "parsed" | "locations"
>;

/** A place that defines an id. */
export interface DefinedAt {
  /** "defines" for objects of other types that define ids of external kinds. */
  readonly role: Role;
  readonly pack: string;
  /** Relative to the working directory, with `/`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A place that refers to an id: what uses it, where, and how. */
export interface Use extends DefinedAt {
  /** The kind of the object that uses it; "migration" if it is one that leads to it. */
  readonly kind: string;
  /** The id that this object defines, changes or migrates, or its template name; "" if it has no name. */
  readonly by: string;
  /** Path inside the object to the member that refers to it. */
  readonly path: JsonPath;
  /** The spelling, if it is another name of the same id. */
  readonly as?: string;
}

export interface UsesOfId extends NamedId {
  /** In load order; empty for built-in ids, and for ids that only the configuration lists or nothing defines. */
  readonly definitions: readonly DefinedAt[];
  readonly builtIn: boolean;
  /** False if nothing defines it, as far as is known. */
  readonly known: boolean;
  readonly uses: readonly Use[];
}

/** Where ids are named, and where they are used: what asks only for names costs no search for uses. */
interface Tables {
  readonly names: ReferenceTable;
  readonly uses: ReferenceTable;
}

/** Built when it is first asked; the content that it is about must not change. */
export class SymbolIndex {
  readonly content: SymbolContent;
  #tables: Tables | undefined;
  readonly #rank: RankOf;
  /** Other names of the ids of each kind. */
  readonly #aliases = once(() => {
    const { registry } = this.content.layers;
    return new Map(
      registry.kinds.names.map((kind) => {
        const names = new Map<string, string[]>();
        for (const [alias, id] of registry.aliases(kind)) addTo(names, id, alias);
        return [kind, names];
      }),
    );
  });

  /**
   * @param before an index of nearly the same content: what it has found is taken from it, which leaves it as it was
   * before it was first asked
   */
  constructor(content: SymbolContent, before?: SymbolIndex) {
    this.content = content;
    this.#rank = ranksIn(content);
    if (!before || before.#tables?.names.kinds !== content.model.context.kinds) return;
    this.#tables = before.#tables;
    before.#tables = undefined;
  }

  /**
   * Searches at most so many files for ids, as long as not all were searched; returns whether all are. The first
   * question about an id then need not wait for that.
   */
  prepare(files: number): boolean {
    const { names, uses } = this.#ownTables();
    const { parsed } = this.content;
    return names.prepare(parsed, files) && uses.prepare(parsed, files);
  }

  /** Every id in the object. */
  in(object: RawObject): readonly SymbolReference[] {
    return symbolsIn(object, this.content.model.context.kinds);
  }

  /** The id that a reference names, with the first of its possible kinds that has the id. */
  named({ kinds, id }: SymbolReference): NamedId {
    const [first = ""] = kinds;
    const kind = kinds.length === 1 ? first : kinds.find((each) => this.exists({ kind: each, id }));
    return { kind: kind ?? first, id };
  }

  /** Every reference to an id under any of its names, in load order. */
  of(named: NamedId): readonly SymbolReference[] {
    return this.#inOrder(this.#all(named));
  }

  /** Every reference in exactly this spelling. */
  spelt(named: NamedId): readonly SymbolReference[] {
    return this.#inOrder(this.#spelt(named));
  }

  /** Every reference by which something uses an id of this name, whatever its kind, in any order. */
  usesOfName(name: string): readonly SymbolReference[] {
    return this.#references(name, "uses");
  }

  /** Where objects of other types define an id. */
  elsewhere(named: NamedId): readonly ExternalDefinition[] {
    return externalIndex(this.content.parsed, this.content.known.kinds).definitions(named);
  }

  /** Where migrations name an id, in load order. */
  migrations({ kind, id }: NamedId): readonly MigrationPlace[] {
    const { parsed, model } = this.content;
    return parsed
      .flatMap((file) => migrationPlaces(model.context.kinds, file))
      .filter((each) => each.kind === kind && each.id === id);
  }

  /** Where a reference is in its file. */
  locate(reference: SymbolReference): ReturnType<typeof locate> {
    return locate(textPlaceOf(placeOf(reference), this.content.locations));
  }

  /** Where an id is defined, in load order; for ids of external kinds, by objects of other types. */
  definitions(named: NamedId): readonly DefinedAt[] {
    const own = this.#inOrder(this.#all(named, "names"));
    return [
      ...own.map((each) => this.#placed(each)),
      ...this.elsewhere(named).map(({ file: source, path }) =>
        definedAt("defines", source.pack, locate({ source, path, target: "value" })),
      ),
    ];
  }

  /**
   * What refers to an id, copies from it or looks like it, under any of its names, in load order.
   * @param most so many at most: finding where a use stands may read a file
   */
  references(named: NamedId, most?: number): readonly Use[] {
    const others = this.#inOrder(this.#all(named, "uses"));
    return others.slice(0, most).map((each) => this.#use(each, named.id));
  }

  /** What defines and what uses an id. */
  usesOf(named: NamedId): UsesOfId {
    return {
      ...named,
      definitions: this.definitions(named),
      builtIn: isBuiltInId(this.content.model.context.kinds, named.kind, named.id),
      known: this.exists(named),
      uses: [...this.references(named), ...this.migrations(named).map(useByMigration)],
    };
  }

  /** The kinds that have the id, and those in which something refers to it though nothing has it. */
  kindsOf(id: string): readonly string[] {
    const found = new Set<string>();
    for (const reference of this.#inOrder(this.#references(id))) {
      found.add(this.named(reference).kind);
    }
    const { layers, known } = this.content;
    for (const kind of [...layers.registry.kinds.names, ...known.kinds.external]) {
      if (this.#isDefined({ kind, id })) found.add(kind);
    }
    return [...found];
  }

  /** All ids of a kind, or of all kinds. */
  ids(kind?: string): ReadonlySet<string> {
    const { layers, known } = this.content;
    const wanted =
      kind === undefined ? [...layers.registry.kinds.names, ...known.kinds.external] : [kind];
    const ids = wanted.flatMap((each) => [
      ...(layers.registry.kinds.has(each) ? layers.registry.ids(each) : []),
      ...known.defined(each),
    ]);
    return new Set(ids);
  }

  /** Whether something of this kind has the id, as far as is known. */
  exists({ kind, id }: NamedId): boolean {
    const { registry } = this.content.layers;
    const isBroken = registry.kinds.has(kind) && registry.isBroken(kind, id);
    return isBroken || this.#isDefined({ kind, id });
  }

  /** Whether there is such a definition, written, built in or generated, or something lists the id. */
  #isDefined({ kind, id }: NamedId): boolean {
    const { layers, known } = this.content;
    const { registry } = layers;
    const isOurs =
      registry.kinds.has(kind) && (registry.get(kind, id) ?? registry.template(kind, id));
    return isOurs ? true : known.defined(kind).has(id);
  }

  #all(named: NamedId, which?: keyof Tables): readonly SymbolReference[] {
    const { kind, id } = named;
    if (!this.content.model.context.kinds.has(kind)) return this.#spelt(named, which);
    const { registry } = this.content.layers;
    const canonical = registry.canonical(kind, id);
    const names = new Set([id, canonical, ...(this.#aliases().get(kind)?.get(canonical) ?? [])]);
    return [...names].flatMap((name) => this.#spelt({ kind, id: name }, which));
  }

  #spelt({ kind, id }: NamedId, which?: keyof Tables): readonly SymbolReference[] {
    return this.#references(id, which).filter((reference) => this.named(reference).kind === kind);
  }

  #references(id: string, which?: keyof Tables): readonly SymbolReference[] {
    if (!which) return [...this.#references(id, "names"), ...this.#references(id, "uses")];
    const table = this.#ownTables()[which];
    table.update(this.content.parsed);
    return table.of(id);
  }

  #ownTables(): Tables {
    const { kinds } = this.content.model.context;
    this.#tables ??= {
      // Objects of other types name nothing.
      names: new ReferenceTable(kinds, namesIn, ({ objects }) => objects),
      uses: new ReferenceTable(kinds, usesIn, (file) => [
        ...file.objects,
        ...placedIn(kinds, file),
      ]),
    };
    return this.#tables;
  }

  /** In load order. */
  #inOrder(found: readonly SymbolReference[]): readonly SymbolReference[] {
    if (found.length < 2) return found;
    const ranked = found.map((reference) => ({ reference, rank: this.#rank(reference) }));
    const positions = new Map<RawObject, ReadonlyMap<SymbolReference, number>>();
    const positionsIn = (object: RawObject): ReadonlyMap<SymbolReference, number> =>
      new Map(this.in(object).map((each, at) => [each, at]));
    const within = (each: SymbolReference): number =>
      getOrInsert(positions, each.object, () => positionsIn(each.object)).get(each) ?? 0;
    ranked.sort(
      (one, other) => one.rank - other.rank || within(one.reference) - within(other.reference),
    );
    return ranked.map(({ reference }) => reference);
  }

  #placed(reference: SymbolReference): DefinedAt {
    const { role, object } = reference;
    return definedAt(role, object.entry.pack, this.locate(reference));
  }

  #use(reference: SymbolReference, id: string): Use {
    const { object } = reference;
    const [by = ""] = namesOf(object, this.content.model.context.kinds);
    const { role, ...place } = this.#placed(reference);
    return {
      role,
      kind: object.kind,
      by,
      ...place,
      path: placeOf(reference).path,
      ...(reference.id === id ? {} : { as: reference.id }),
    };
  }
}

function useByMigration({ from: by, file: source, path }: MigrationPlace): Use {
  const place = definedAt("refers", source.pack, locate({ source, path, target: "value" }));
  return { ...place, kind: "migration", by, path };
}

function definedAt(
  role: Role,
  pack: Pack,
  { source, range }: ReturnType<typeof locate>,
): DefinedAt {
  const { line, column } = range;
  return { role, pack: pack.name, file: source.displayPath, line, column };
}
