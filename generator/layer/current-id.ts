import type { KindName } from "../model/kind-names.ts";
import { PairMap } from "../model/maps.ts";
import type { KnownIds } from "./known-ids.ts";
import type { Registry } from "./registry.ts";

/** Returns the current id of the definition that an id leads to, or the id itself if it leads to none. */
export type CurrentId = (kind: KindName, id: string) => string;

/** Follows aliases and migrations until they lead to a definition. Every id on the way is followed only once. */
export function currentIds(
  registry: Pick<Registry, "get" | "canonical">,
  known: Pick<KnownIds, "migrations">,
): CurrentId {
  const ends = new PairMap<KindName, string, string | undefined>();
  return (kind, id) => {
    const migrations = known.migrations(kind);
    const start = registry.canonical(kind, id);
    if (migrations.size === 0 || registry.get(kind, start)) return start;
    const passed = new Set<string>();
    let at: string | undefined = start;
    let end: string | undefined;
    while (at !== undefined && end === undefined && !passed.has(at)) {
      end = registry.get(kind, at) ? at : ends.get(kind, at);
      // Known to lead nowhere.
      if (end === undefined && ends.has(kind, at)) break;
      passed.add(at);
      const to: string | undefined = migrations.get(at)?.to;
      at = to === undefined ? undefined : registry.canonical(kind, to);
    }
    for (const each of passed) ends.set(kind, each, end);
    return end ?? id;
  };
}
