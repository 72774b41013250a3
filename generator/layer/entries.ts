/** What names stand for after layering, by kind. Objects that are layered separately never share a name. */
import { nullDefinitions } from "../kinds/null-definitions.ts";
import type { Definition } from "../model/definition.ts";
import { kindNames, type KindName } from "../model/kind-names.ts";
import { PairMap, withValues } from "../model/maps.ts";
import type { Template } from "./history.ts";
import type { Names } from "./components.ts";

/** By kind and name. */
type ByName<Value> = PairMap<KindName, string, Value>;

export interface Entries {
  readonly tables: ReadonlyMap<KindName, Map<string, Definition>>;
  readonly templates: ByName<Template>;
  /** The id of each alias. */
  readonly aliases: ByName<string>;
  /** Names of objects that are left out because of an error. */
  readonly broken: ByName<true>;
  /** Definitions that are left out because they lack something (`complete.ts`). */
  readonly incomplete: ByName<Definition>;
}

/** The entries before the first pack: only what is built in. */
export function createEntries(): Entries {
  const tables = new Map(kindNames.map((kind) => [kind, new Map<string, Definition>()]));
  for (const definition of nullDefinitions) {
    tables.get(definition.kind)?.set(definition.id, definition);
  }
  return {
    tables,
    templates: new PairMap(),
    aliases: new PairMap(),
    broken: new PairMap(),
    incomplete: new PairMap(),
  };
}

/** Entries in which the given names stand for what they stand for in `others`. Unchanged parts are shared. */
export function withNames(entries: Entries, others: Entries, names: Names): Entries {
  const tables = new Map(entries.tables);
  for (const [kind, own] of names) {
    const table = entries.tables.get(kind);
    const changed = table && withValues(table, others.tables.get(kind), own);
    if (changed) tables.set(kind, changed);
  }
  return {
    tables,
    templates: entries.templates.patched(others.templates, names),
    aliases: entries.aliases.patched(others.aliases, names),
    broken: entries.broken.patched(others.broken, names),
    incomplete: entries.incomplete.patched(others.incomplete, names),
  };
}
