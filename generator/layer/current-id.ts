import type { KindName } from "../model/kind-names.ts";
import { keyOf } from "./raw-id.ts";
import type { KnownIds } from "./known-ids.ts";
import type { Registry } from "./registry.ts";

/** Returns the current id of the definition that an id leads to, or the id itself if it leads to none. */
export type CurrentId = (kind: KindName, id: string) => string;

/** Follows aliases and migrations until they lead to a definition. Every id on the way is followed only once. */
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
