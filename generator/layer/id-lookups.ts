/**
 * Look-ups for ids that are not there, by kind. Each is made when somebody asks, and holds until what it says changes.
 */
import type { Suggestions } from "../diagnostics/suggestions.ts";
import type { Definition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";

export interface IdLookups {
  /** The same object as in an earlier run where no id that somebody wrote has come or gone since. */
  readonly ids: object;
  readonly suggestions: Map<KindName, Suggestions>;
  readonly names: Map<KindName, NameLookup>;
}

/** The same object as long as the names are the same. */
interface NameLookup {
  /** Ids by the names that players read; absent where nobody has asked yet. */
  ids?: ReadonlyMap<string, string>;
}

export function nameLookup({ names }: Pick<IdLookups, "names">, kind: KindName): NameLookup {
  const known = names.get(kind) ?? {};
  names.set(kind, known);
  return known;
}

export function createIdLookups(): IdLookups {
  return { ids: {}, suggestions: new Map(), names: new Map() };
}

/** The ids of definitions by the names that players read, as far as a name is that of one alone. */
export function idsByName(table: ReadonlyMap<string, Definition>): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const shared = new Set<string>();
  for (const [id, definition] of table) {
    const name = nameForPlayers(definition);
    if (name === undefined) continue;
    const key = asTyped(name);
    if (ids.has(key)) shared.add(key);
    ids.set(key, id);
  }
  for (const key of shared) ids.delete(key);
  return ids;
}

/** Names of definitions as people type them: without regard to case and to spaces around them. */
export const asTyped = (name: string): string => name.trim().toLowerCase();

/** The name that people may type in place of the id: nobody means what is built in. */
export function nameForPlayers({ value: { name }, origin }: Definition): string | undefined {
  return typeof name === "string" && !origin.entry.builtIn ? name : undefined;
}
