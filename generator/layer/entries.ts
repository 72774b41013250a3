/** What names stand for after layering, by kind. Objects that are layered separately never share a name. */
import { nullDefinitions } from "../kinds/null-definitions.ts";
import type { Definition } from "../model/definition.ts";
import { kindNames, type KindName } from "../model/kind-names.ts";
import { keyOf } from "./raw-id.ts";
import type { Template } from "./template.ts";
import type { Names } from "./ties.ts";

export interface Entries {
  readonly tables: ReadonlyMap<KindName, Map<string, Definition>>;
  /** Keyed by `keyOf`, as are the members below. */
  readonly templates: Map<string, Template>;
  /** Alias -> id. */
  readonly aliases: Map<string, string>;
  /** Names of objects that are left out because of an error. */
  readonly broken: Set<string>;
  /** Definitions that are left out because they lack something (`complete.ts`). */
  readonly incomplete: Map<string, Definition>;
}

/** The entries before the first pack: only what is built in. */
export function createEntries(): Entries {
  const tables = new Map(kindNames.map((kind) => [kind, new Map<string, Definition>()]));
  for (const definition of nullDefinitions()) {
    tables.get(definition.kind)?.set(definition.id, definition);
  }
  return {
    tables,
    templates: new Map(),
    aliases: new Map(),
    broken: new Set(),
    incomplete: new Map(),
  };
}

/** A copy in which the tables of some kinds may be changed; the other tables are shared. */
export function copyEntries(entries: Entries, kinds: ReadonlySet<KindName>): Entries {
  return {
    tables: new Map(
      [...entries.tables].map(([kind, table]) => [kind, kinds.has(kind) ? new Map(table) : table]),
    ),
    templates: new Map(entries.templates),
    aliases: new Map(entries.aliases),
    broken: new Set(entries.broken),
    incomplete: new Map(entries.incomplete),
  };
}

/** Entries in which the given names stand for what they stand for in `others`. Unchanged parts are shared. */
export function withNames(entries: Entries, others: Entries, names: Names): Entries {
  const tables = new Map(entries.tables);
  for (const [kind, own] of names) {
    const table = entries.tables.get(kind);
    if (table) tables.set(kind, withEntries(table, others.tables.get(kind), own));
  }
  const keys = [...names].flatMap(([kind, own]) => [...own].map((name) => keyOf(kind, name)));
  const templates = withEntries(entries.templates, others.templates, keys);
  const aliases = withEntries(entries.aliases, others.aliases, keys);
  const incomplete = withEntries(entries.incomplete, others.incomplete, keys);
  return { tables, templates, aliases, incomplete, broken: withBroken(entries, others, keys) };
}

function withEntries<Value>(
  all: Map<string, Value>,
  others: ReadonlyMap<string, Value> | undefined,
  names: Iterable<string>,
): Map<string, Value> {
  let changed: Map<string, Value> | undefined;
  for (const name of names) {
    const value = others?.get(name);
    if (all.get(name) === value) continue;
    changed ??= new Map(all);
    if (value === undefined) changed.delete(name);
    else changed.set(name, value);
  }
  return changed ?? all;
}

function withBroken(
  { broken }: Entries,
  others: Entries,
  keys: readonly string[],
): Entries["broken"] {
  const changed = keys.filter((key) => broken.has(key) !== others.broken.has(key));
  if (changed.length === 0) return broken;
  const now = new Set(broken);
  for (const key of changed) if (!now.delete(key)) now.add(key);
  return now;
}
