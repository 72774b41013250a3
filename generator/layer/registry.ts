import type { DialectRules } from "../model/dialect.ts";
import { kinds } from "../kinds/registry.ts";
import { suggestionsFrom, type Suggestions } from "../diagnostics/suggestions.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import { kindNames, type KindName } from "../model/kind-names.ts";
import { inLoadOrder, type LoadOrder } from "./load-order.ts";
import { createOtherSpellings, type OtherSpellings } from "./other-spellings.ts";
import { whyUnknown, type Unknown, type Whereabouts } from "./why-unknown.ts";

/** What others can copy from. */
export interface Template {
  readonly id: string;
  readonly value: JsonObject;
  readonly contributors: readonly RawObject[];
  /** The definition that stands behind it; templates have none. */
  readonly definition?: Definition;
}

/** All definitions of all kinds by id, and everything known about ids that are not there. */
export interface Registry {
  /** Follows aliases. */
  readonly get: (kind: KindName, id: string) => Definition | undefined;
  readonly set: (definition: Definition) => void;
  /** Takes a broken definition out; its id stays known. */
  readonly remove: (kind: KindName, id: string) => void;
  /** In load order (`load-order.ts`). */
  readonly all: (kind: KindName) => IterableIterator<Definition>;
  readonly ids: (kind: KindName) => IterableIterator<string>;
  readonly setTemplate: (kind: KindName, name: string, template: Template) => void;
  readonly template: (kind: KindName, name: string) => Template | undefined;
  /** What `copy-from` names: a definition first, by its id or an alias, else a template. */
  readonly parent: (kind: KindName, id: string, rules: DialectRules) => Template | undefined;
  readonly setAlias: (kind: KindName, alias: string, id: string) => void;
  /** The id behind an alias, or the id itself. */
  readonly canonical: (kind: KindName, id: string) => string;
  readonly markBroken: (kind: KindName, id: string) => void;
  readonly markUnread: (id: string) => void;
  /** Something defines it, but that has an error of its own: references to it stay silent. */
  readonly isBroken: (kind: KindName, id: string) => boolean;
  readonly isBuiltIn: (definition: Definition) => boolean;
  /** Another of our kinds that has the id. */
  readonly otherKindOf: (kind: KindName | undefined, id: string) => KindName | undefined;
  readonly whyUnknown: (
    kind: KindName,
    id: string,
    more?: Pick<Whereabouts, "elsewhere" | "laterPack">,
  ) => Unknown;
  /** Every alias with the id it stands for, in no order that matters. */
  readonly aliases: () => ReadonlyMap<string, string>;
  /** Takes out uncrafts that were generated, so that they can be generated anew. */
  readonly dropGenerated: () => void;
  /** A registry of the same ids with other definitions in place of some. */
  readonly fork: (definitions: ReadonlyMap<Definition, Definition>) => Registry;
}

/** Kinds of which ids may be spelt in two ways (§2.10), and kinds of which others give rise to definitions. */
const respeltKinds = kindNames.filter((kind) => kinds[kind].naming?.otherSpelling);
const generatedKinds = kindNames.filter((kind) => kinds[kind].generation);

interface Entries {
  readonly tables: Map<KindName, Map<string, Definition>>;
  readonly templates: Map<string, Template>;
  readonly aliases: Map<string, string>;
  readonly broken: Set<string>;
  readonly unread: Set<string>;
  readonly order: LoadOrder;
}

export function createRegistry(order: LoadOrder): Registry {
  return registryOf({
    order,
    tables: new Map(kindNames.map((kind) => [kind, new Map<string, Definition>()])),
    templates: new Map(),
    aliases: new Map(),
    broken: new Set(),
    unread: new Set(),
  });
}

function registryOf(entries: Entries): Registry {
  const { tables, templates, aliases, broken, unread, order } = entries;

  const none = new Map<string, Definition>();
  const table = (kind: KindName): Map<string, Definition> => tables.get(kind) ?? none;
  /** Kinds whose tables are listed in another order than they are to be. */
  const unordered = new Set<KindName>(kindNames);
  const ordered = (kind: KindName): ReadonlyMap<string, Definition> => {
    const own = table(kind);
    if (unordered.delete(kind)) putInOrder(own, order);
    return own;
  };
  const otherSpellings = otherSpellingsOf(table, order);
  const canonical = (kind: KindName, id: string): string =>
    aliases.size === 0 || table(kind).has(id) ? id : (aliases.get(`${kind}\n${id}`) ?? id);
  /** Made when somebody asks, and anew where ids have come or gone since. */
  const suggestions = new Map<KindName, Suggestions>();
  const suggestionsOf = (kind: KindName): Suggestions => {
    let own = suggestions.get(kind);
    if (!own) suggestions.set(kind, (own = suggestionsFrom([...writtenIds(ordered(kind))])));
    return own;
  };
  const otherKindOf = (kind: KindName | undefined, id: string): KindName | undefined =>
    kindNames.find((other) => other !== kind && table(other).has(id));

  return {
    get: (kind, id) => {
      const own = table(kind);
      return own.get(id) ?? (aliases.size > 0 ? own.get(canonical(kind, id)) : undefined);
    },
    set: (definition) => {
      const { kind, id } = definition;
      const before = table(kind).get(id);
      if (!before) suggestions.delete(kind);
      if (before?.origin !== definition.origin) unordered.add(kind);
      table(kind).set(id, definition);
      otherSpellings.get(kind)?.note(id);
    },
    remove: (kind, id) => {
      if (table(kind).delete(id)) suggestions.delete(kind);
      broken.add(`${kind}\n${id}`);
    },
    all: (kind) => ordered(kind).values(),
    ids: (kind) => ordered(kind).keys(),
    setTemplate: (kind, name, template) => templates.set(`${kind}\n${name}`, template),
    template: (kind, name) => templates.get(`${kind}\n${name}`),
    parent: (kind, id, rules) => {
      const named = table(kind).get(canonical(kind, id));
      const respelt = id.includes("_") ? otherSpellings.get(kind) : undefined;
      const definition = named ?? respelt?.find(id, rules);
      if (definition) {
        const { value, contributors } = definition;
        return { id: definition.id, value, contributors, definition };
      }
      return templates.get(`${kind}\n${id}`);
    },
    setAlias: (kind, alias, id) => aliases.set(`${kind}\n${alias}`, id),
    canonical,
    markBroken: (kind, id) => broken.add(`${kind}\n${id}`),
    markUnread: (id) => unread.add(id),
    isBroken: (kind, id) => broken.has(`${kind}\n${id}`) || unread.has(id),
    isBuiltIn,
    otherKindOf,
    whyUnknown: (kind, id, more = {}) =>
      whyUnknown(id, {
        suggestions: () => suggestionsOf(kind),
        template: templates.has(`${kind}\n${id}`),
        ...more,
        elsewhere: more.elsewhere ?? otherKindOf(kind, id),
      }),
    aliases: () =>
      new Map(
        [...aliases].map(([key, id]) => {
          const [kind = "", alias = ""] = key.split("\n");
          return [key, table(kind as KindName).has(alias) ? alias : id];
        }),
      ),
    dropGenerated: () => {
      for (const kind of generatedKinds) {
        dropGenerated(table(kind));
        suggestions.delete(kind);
      }
    },
    fork: (definitions) =>
      registryOf({
        ...entries,
        tables: forkTables(tables, definitions),
        broken: new Set(broken),
        order: forkOrder(order, definitions),
      }),
  };
}

function otherSpellingsOf(
  table: (kind: KindName) => ReadonlyMap<string, Definition>,
  order: LoadOrder,
): ReadonlyMap<KindName, OtherSpellings> {
  return new Map(respeltKinds.map((kind) => [kind, createOtherSpellings(table(kind), order)]));
}

function dropGenerated(table: Map<string, Definition>): void {
  for (const { id, generatedFrom } of table.values()) {
    if (generatedFrom !== undefined) table.delete(id);
  }
}

/** Nobody means a built-in id who writes another. */
function* writtenIds(table: ReadonlyMap<string, Definition>): Generator<string> {
  for (const [id, definition] of table) if (!isBuiltIn(definition)) yield id;
}

function isBuiltIn({ origin }: Definition): boolean {
  return origin.entry.builtIn === true;
}

function forkTables(
  tables: Entries["tables"],
  definitions: ReadonlyMap<Definition, Definition>,
): Entries["tables"] {
  const fork: Entries["tables"] = new Map();
  for (const [kind, table] of tables) fork.set(kind, new Map(table));
  for (const definition of definitions.values()) {
    // Substitutions have no ids, and stand beside the registry.
    if (definition.id !== "") fork.get(definition.kind)?.set(definition.id, definition);
  }
  return fork;
}

function forkOrder(order: LoadOrder, definitions: ReadonlyMap<Definition, Definition>): LoadOrder {
  const fork = new Map(order);
  for (const [before, now] of definitions) {
    const rank = order.get(before.origin);
    if (rank !== undefined) fork.set(now.origin, rank);
  }
  return fork;
}

function putInOrder(table: Map<string, Definition>, order: LoadOrder): void {
  const definitions = [...table.values()].sort((one, other) => inLoadOrder(one, other, order));
  table.clear();
  for (const definition of definitions) table.set(definition.id, definition);
}
