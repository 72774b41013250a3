/** What names stand for after layering, by kind; what layering makes of other objects stands under other names. */
import { nullDefinitions } from "../kinds/null-definitions.ts";
import type { Definition } from "../model/definition.ts";
import { kindNames, type KindName } from "../model/kind-names.ts";
import { keyOf } from "./raw-id.ts";
import type { Template } from "./template.ts";

export interface Entries {
  readonly tables: ReadonlyMap<KindName, Map<string, Definition>>;
  /** These and what follows by `keyOf`. */
  readonly templates: Map<string, Template>;
  /** Alias -> id. */
  readonly aliases: Map<string, string>;
  /** Names of what has an error of its own. */
  readonly broken: Set<string>;
  /** Definitions that are left out because they lack something (`complete.ts`). */
  readonly incomplete: Map<string, Definition>;
}

/** Before the first pack only what is built in is there. */
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

/** A copy of which some tables may be changed. */
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

/** Puts what a name stands for in the one in the place of what it stood for in the other. */
export function takeEntry(into: Entries, from: Entries, kind: KindName, name: string): void {
  const key = keyOf(kind, name);
  take(into.templates, from.templates, key);
  take(into.aliases, from.aliases, key);
  take(into.incomplete, from.incomplete, key);
  const table = into.tables.get(kind);
  if (table) take(table, from.tables.get(kind), name);
  if (from.broken.has(key)) into.broken.add(key);
  else into.broken.delete(key);
}

function take<Value>(
  into: Map<string, Value>,
  from: ReadonlyMap<string, Value> | undefined,
  name: string,
): void {
  const value = from?.get(name);
  if (value === undefined) into.delete(name);
  else into.set(name, value);
}
