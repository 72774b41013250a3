import type { KindName } from "../model/kind-names.ts";
import { keyOf } from "./raw-id.ts";
import type { KnownIds } from "./known-ids.ts";
import type { Registry } from "./registry.ts";

/** Gives the id that a definition has now, or the id itself where nothing has taken its place. */
export type CurrentId = (kind: KindName, id: string) => string;

/** Follows aliases and migrations as far as they lead to a definition. What was followed once is known. */
export function currentIds(
  registry: Pick<Registry, "get" | "canonical">,
  known: Pick<KnownIds, "migrations">,
): CurrentId {
  const ends = new Map<string, string | undefined>();
  return (kind, id) => {
    const migrations = known.migrations(kind);
    const start = registry.canonical(kind, id);
    if (migrations.size === 0 || registry.get(kind, start)) return start;
    const passed = new Set<string>();
    let at: string | undefined = start;
    let end: string | undefined;
    while (at !== undefined && end === undefined && !passed.has(at)) {
      const key = keyOf(kind, at);
      end = registry.get(kind, at) ? at : ends.get(key);
      // Known to lead nowhere.
      if (end === undefined && ends.has(key)) break;
      passed.add(at);
      const to: string | undefined = migrations.get(at)?.to;
      at = to === undefined ? undefined : registry.canonical(kind, to);
    }
    for (const each of passed) ends.set(keyOf(kind, each), end);
    return end ?? id;
  };
}
