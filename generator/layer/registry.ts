import { builtInIdOf } from "../kinds/built-in-ids.ts";
import { kindOfIds, kindsWithOwnIds } from "../kinds/references-in.ts";
import { ofKinds, type Kinds, type OfKinds } from "../kinds/kinds.ts";
import type { Suggestions } from "../diagnostics/suggestions.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import { isSameList, type Memo } from "../model/memo.ts";
import { sortedByCodeUnit } from "../text/code-unit.ts";
import type { Entries } from "./entries.ts";
import {
  createIdLookups,
  idsByName,
  onlyNamed,
  suggestionsAgain,
  type IdLookups,
  type NameLookup,
} from "./id-lookups.ts";
import { putInLoadOrder, type LoadOrder } from "./load-order.ts";
import { createOtherSpellings, type OtherSpellings } from "./other-spellings.ts";
import type { Template } from "./history.ts";
import { whyUnknown, type Unknown } from "./why-unknown.ts";
import { getOrInsert } from "../model/maps.ts";

/** All definitions of all kinds by id, and everything known about ids that nothing defines. */
export interface Registry {
  readonly kinds: Kinds;
  /** The definition with exactly that id. */
  readonly own: (kind: KindName, id: string) => Definition | undefined;
  /** The definition with that id or alias. */
  readonly get: (kind: KindName, id: string) => Definition | undefined;
  readonly set: (definition: Definition) => void;
  /** Removes a broken definition; its id stays known. */
  readonly remove: (definition: Definition) => void;
  /** In load order (`load-order.ts`). */
  /** The definitions by id; another object if any of them is. */
  readonly table: (kind: KindName) => ReadonlyMap<string, Definition>;
  readonly all: (kind: KindName) => IterableIterator<Definition>;
  readonly ids: (kind: KindName) => IterableIterator<string>;
  readonly setTemplate: (kind: KindName, name: string, template: Template) => void;
  readonly template: (kind: KindName, name: string) => Template | undefined;
  /** Names of the kind's templates, by code unit. */
  readonly templates: (kind: KindName) => readonly string[];
  /** What `copy-from` names: a definition, by its id, an alias or its id in the other dialect; else a template. */
  readonly parent: (kind: KindName, id: string) => Template | undefined;
  readonly setAlias: (kind: KindName, alias: string, id: string) => void;
  /** The id behind an alias, or the id itself. */
  readonly canonical: (kind: KindName, id: string) => string;
  readonly markBroken: (kind: KindName, id: string) => void;
  /** Whether something defines the id but has an error of its own: references to it are not reported. */
  readonly isBroken: (kind: KindName, id: string) => boolean;
  readonly isBuiltIn: (definition: Definition) => boolean;
  /** Another of our kinds that has the id; without `kind`, any whose ids are not references to something else. */
  readonly otherKindOf: (kind: KindName | undefined, id: string) => KindName | undefined;
  readonly whyUnknown: (
    kind: KindName,
    id: string,
    more?: {
      readonly asParent?: true;
      /** The object that defines the id in a pack that loads later. */
      readonly comes?: RawObject | undefined;
      /** The object that uses the id: ids of packs that load later are not offered. */
      readonly by?: RawObject;
    },
  ) => Unknown;
  /** What the answers of `get` for a kind depend on: while it is the same, so is every answer. */
  readonly basisOf: (kind: KindName) => readonly unknown[];
  /** What the answers to all other queries about ids of a kind depend on, except for those of `whyUnknown`. */
  readonly basisOfIds: (kind: KindName) => readonly unknown[];
  /** What an answer of `whyUnknown` depends on besides: ids by names for players. */
  readonly namesOf: (kind: KindName) => NameLookup;
  /** What the ids of all kinds depend on. */
  readonly basisOfAllIds: () => readonly unknown[];
  /**
   * A few ids of the kind to choose from in place of an unknown one; with `by`, only those of that object's pack and
   * earlier packs.
   */
  readonly near: (kind: KindName, id: string, by?: RawObject) => readonly string[];
  /** The id of each alias of the kind; an alias that is also a definition's id stands for that definition. */
  readonly aliases: (kind: KindName) => ReadonlyMap<string, string>;
  /** Adds definitions that were generated from others (§2.10), in any order. */
  readonly addGenerated: (kind: KindName, definitions: readonly Definition[], kept: Kept) => void;
}

/** What decides whether a table of the last run still holds, and where it is kept. */
interface Kept {
  /** A new object if the order of objects may have changed (`Layers`). */
  readonly arrangement: object;
  readonly memo: Memo;
}

/** Kinds whose ids may be spelt in two ways (§2.10), and kinds with definitions that are generated from others. */
const respeltKinds = ofKinds((kinds) => kinds.where(({ naming }) => naming?.otherSpelling));
export const generatedKinds: OfKinds<readonly KindName[]> = ofKinds((kinds) =>
  kinds.where(({ generation }) => generation),
);

/**
 * A registry of these entries, which it modifies in place when definitions are set or removed.
 * @param unread ids of any kind in content that could not be read
 * @param lookups the look-ups that have already been made
 */
export function registryOf(
  kinds: Kinds,
  entries: Entries,
  unread: ReadonlySet<string>,
  order: LoadOrder,
  lookups: IdLookups = createIdLookups(),
): Registry {
  const { templates, aliases, broken, incomplete } = entries;
  const tables = new Map(entries.tables);
  const table = (kind: KindName): Map<string, Definition> => tables.get(kind) ?? none;
  /** Kinds whose tables may not be in load order. */
  const unordered = new Set<KindName>();
  const ordered = (kind: KindName): ReadonlyMap<string, Definition> => {
    const own = table(kind);
    return unordered.delete(kind) ? putInLoadOrder(own, order) : own;
  };
  const otherSpellings = spellingsOf(kinds, table, order);
  const lists = new Map<KindName, object>();
  const templateLookups = new Map<KindName, Suggestions>();
  const canonical = (kind: KindName, id: string): string =>
    table(kind).has(id) ? id : (aliases.get(kind, id) ?? id);
  return {
    kinds,
    own: (kind, id) => table(kind).get(id),
    get: (kind, id) => {
      const own = table(kind);
      return own.get(id) ?? own.get(aliases.get(kind, id) ?? id);
    },
    set: (definition) => {
      const { kind, id } = definition;
      const before = table(kind).get(id);
      lookups.names.delete(kind);
      // A new id makes the suggestions outdated.
      if (!before) lookups.suggestions.delete(kind);
      if (before?.origin !== definition.origin) unordered.add(kind);
      table(kind).set(id, definition);
      otherSpellings.get(kind)?.note(id);
    },
    remove: (definition) => {
      const { kind, id } = definition;
      lookups.names.delete(kind);
      if (table(kind).delete(id)) lookups.suggestions.delete(kind);
      incomplete.set(kind, id, definition);
      broken.set(kind, id, true);
    },
    table: ordered,
    all: (kind) => ordered(kind).values(),
    ids: (kind) => ordered(kind).keys(),
    setTemplate: (kind, name, template) => {
      templateLookups.delete(kind);
      templates.set(kind, name, template);
    },
    template: (kind, name) => templates.get(kind, name),
    templates: (kind) => sortedByCodeUnit(templates.of(kind).keys()),
    parent: (kind, id) => {
      const named = table(kind).get(canonical(kind, id));
      const template = named ? undefined : templates.get(kind, id);
      return template ?? asTemplate(named ?? otherSpellings.get(kind)?.find(id));
    },
    setAlias: (kind, alias, id) => aliases.set(kind, alias, id),
    canonical,
    markBroken: (kind, id) => broken.set(kind, id, true),
    isBroken: (kind, id) => broken.has(kind, id) || unread.has(id),
    isBuiltIn,
    ...bases(kinds, { ...entries, tables }, unread, lookups.ids, lists),
    ...unknownIds(kinds, { tables, templates }, ordered, order, lookups, templateLookups),
    aliases: (kind) => currentAliases(aliases.of(kind), table(kind)),
    addGenerated: (kind, definitions, kept) => {
      const all = withGenerated({ kind, order, ...kept }, table(kind), definitions);
      tables.set(kind, all);
      lists.set(kind, idsOf(kind, all, kept.memo));
      lookups.suggestions.delete(kind);
      lookups.names.delete(kind);
      for (const { id } of definitions) otherSpellings.get(kind)?.note(id);
    },
  };
}

/** For kinds that the registry has no table of; nothing is ever added. */
const none = new Map<string, Definition>();

function spellingsOf(
  kinds: Kinds,
  table: (kind: KindName) => ReadonlyMap<string, Definition>,
  order: LoadOrder,
): ReadonlyMap<KindName, OtherSpellings> {
  return new Map(
    respeltKinds(kinds).map((kind) => [
      kind,
      createOtherSpellings(kinds, () => table(kind), order),
    ]),
  );
}

function asTemplate(definition: Definition | undefined): Template | undefined {
  if (!definition) return undefined;
  const { id, value, contributors } = definition;
  return { id, value, contributors, definition };
}

function currentAliases(
  aliases: ReadonlyMap<string, string>,
  table: ReadonlyMap<string, Definition>,
): ReadonlyMap<string, string> {
  return new Map([...aliases].map(([alias, id]) => [alias, table.has(alias) ? alias : id]));
}

/** A kind's table including generated definitions; the earlier table if it is the same. */
function withGenerated(
  { kind, order, arrangement, memo }: Kept & { readonly kind: KindName; readonly order: LoadOrder },
  written: Map<string, Definition>,
  definitions: readonly Definition[],
): Map<string, Definition> {
  const inputs = [written, arrangement, ...definitions];
  return memo.part<typeof written>(`definitions of ${kind}`, inputs, (before) => {
    const both = new Map(written);
    for (const definition of definitions) both.set(definition.id, definition);
    const all = putInLoadOrder(both, order);
    return before && isSameList([...before.values()], [...all.values()]) ? before : all;
  });
}

/** The ids of a table; the earlier list if it is the same. */
function idsOf(kind: KindName, table: ReadonlyMap<string, Definition>, memo: Memo): object {
  return memo.part<readonly string[]>(`ids of ${kind}`, [table], (before) => {
    const ids = [...table.keys()];
    return before && isSameList(before, ids) ? before : ids;
  });
}

/**
 * What answers depend on.
 * @param lists the ids of kinds with generated definitions, which come and go with the contents of others
 */
function bases(
  kinds: Kinds,
  { tables, aliases, broken, templates }: Entries,
  unread: ReadonlySet<string>,
  written: object,
  lists: ReadonlyMap<KindName, object>,
): Pick<Registry, "basisOf" | "basisOfIds" | "basisOfAllIds"> {
  const ids = (): unknown[] => [
    written,
    ...generatedKinds(kinds).map((each) => lists.get(each) ?? tables.get(each)),
  ];
  return {
    basisOf: (kind) => [tables.get(kind), aliases.of(kind)],
    basisOfIds: (kind) => [
      ...[aliases.of(kind), broken.of(kind), templates.of(kind), unread],
      ...ids(),
    ],
    basisOfAllIds: () => [
      ...ids(),
      ...kinds.names.flatMap((kind) => [aliases.of(kind), templates.of(kind)]),
    ],
  };
}

/** Answers questions about ids that nothing defines. */
function unknownIds(
  kinds: Kinds,
  { tables, templates }: Pick<Entries, "tables" | "templates">,
  ordered: (kind: KindName) => ReadonlyMap<string, Definition>,
  order: LoadOrder,
  { suggestions, built, names }: IdLookups,
  templateLookups: Map<KindName, Suggestions>,
): Pick<Registry, "otherKindOf" | "whyUnknown" | "namesOf" | "near"> {
  const suggestionsOf = (kind: KindName): Suggestions =>
    getOrInsert(suggestions, kind, () =>
      suggestionsAgain(kinds, built, kind, sortedByCodeUnit(writtenIds(ordered(kind)))),
    );
  const otherKindOf: Registry["otherKindOf"] = (kind, id) =>
    (kind === undefined ? kindsWithOwnIds(kinds) : kinds.names).find(
      (other) =>
        other !== kind && kindOfIds(kinds).get(other) !== kind && tables.get(other)?.has(id),
    );
  const namesOf: Registry["namesOf"] = (kind) =>
    getOrInsert(names, kind, () => idsByName(ordered(kind).values()));
  const templatesOf = (kind: KindName): Suggestions =>
    getOrInsert(templateLookups, kind, () =>
      suggestionsAgain(
        kinds,
        built,
        `templates of ${kind}`,
        sortedByCodeUnit(templates.of(kind).keys()),
      ),
    );
  const near: Registry["near"] = (kind, id, by) => {
    const some = suggestionsOf(kind).some(id);
    if (by === undefined) return some;
    const last = order.pack(by);
    return some.filter((each) => {
      const origin = tables.get(kind)?.get(each)?.origin;
      return origin !== undefined && order.pack(origin) <= last;
    });
  };
  return {
    otherKindOf,
    namesOf,
    near,
    whyUnknown: (kind, id, { asParent, by, comes } = {}) =>
      whyUnknown(kinds, id, {
        near: () => near(kind, id, by),
        suggestions: () => suggestionsOf(kind),
        named: (name) => onlyNamed(namesOf(kind), name),
        ...(asParent ? { templates: () => templatesOf(kind) } : {}),
        template: templates.has(kind, id),
        builtIn: builtInIdOf(kinds, kind, id),
        laterPack: comes?.entry.pack.name,
        elsewhere: otherKindOf(kind, id),
      }),
  };
}

/** All ids except built-in ones, which are never meant by a misspelt id. */
function* writtenIds(table: ReadonlyMap<string, Definition>): Generator<string> {
  for (const [id, definition] of table) if (!isBuiltIn(definition)) yield id;
}

function isBuiltIn({ origin }: Definition): boolean {
  return origin.entry.builtIn === true;
}
