/** Look-ups for ids that are not there, by kind. Each is made when somebody asks, and holds until what it says changes. */
import type { Suggestions } from "../diagnostics/suggestions.ts";
import type { Definition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";

export interface IdLookups {
  readonly suggestions: Map<KindName, Suggestions>;
  /** Ids by the names that players read. */
  readonly names: Map<KindName, ReadonlyMap<string, string>>;
}

export function createIdLookups(): IdLookups {
  return { suggestions: new Map(), names: new Map() };
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
