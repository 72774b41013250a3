/** The state that content gives to every id that saved games may contain. */
import type { KnownIds } from "../layer/known-ids.ts";
import type { Registry } from "../layer/registry.ts";
import { splitKey } from "../layer/raw-id.ts";
import type { KindName } from "../model/kind-names.ts";
import type { IdState } from "../model/release-record.ts";
import { savedKinds } from "../parse/migrations.ts";
import { currentIds } from "../layer/current-id.ts";

export interface IdStates {
  /** `undefined` if the id has no meaning. */
  readonly of: (kind: KindName, id: string) => IdState | undefined;
  /** All ids that a release of this content records: those that an author wrote, aliases and migrations. */
  readonly all: (kind: KindName) => ReadonlyMap<string, IdState>;
}

type Content = Pick<Registry, "get" | "all" | "canonical" | "aliases" | "isBuiltIn">;

export function idStates(registry: Content, known: Pick<KnownIds, "migrations">): IdStates {
  const current = currentIds(registry, known);
  /** Whether a chain of migrations ends with one that removes on purpose. */
  const isRemoved = (kind: KindName, start: string): boolean => {
    const passed = new Set<string>();
    for (let at = start; !passed.has(at);) {
      passed.add(at);
      const migration = known.migrations(kind).get(registry.canonical(kind, at));
      if (!migration) return false;
      if (migration.to === undefined) return true;
      at = migration.to;
    }
    return false;
  };
  const of = (kind: KindName, id: string): IdState | undefined => {
    const target = registry.canonical(kind, id);
    const definition = registry.get(kind, target);
    if (definition) {
      if (target !== id) return { state: "alias", to: target };
      return { state: definition.obsolete ? "obsolete" : "live" };
    }
    const migration = known.migrations(kind).get(id);
    if (!migration) return undefined;
    const { to } = migration;
    if (to === undefined) return { state: "removed" };
    if (registry.get(kind, current(kind, to))) return { state: "migrated", to };
    return isRemoved(kind, to) ? { state: "removed" } : undefined;
  };
  const all = (kind: KindName): ReadonlyMap<string, IdState> => {
    const states = new Map<string, IdState>();
    const add = (id: string): void => {
      const state = of(kind, id);
      if (state) states.set(id, state);
    };
    for (const definition of registry.all(kind)) {
      // Generated definitions come and go with those from which they are generated.
      if (definition.generatedFrom !== undefined || registry.isBuiltIn(definition)) continue;
      add(definition.id);
    }
    for (const key of registry.aliases().keys()) {
      const [of, alias] = splitKey(key);
      if (of === kind) add(alias);
    }
    for (const id of known.migrations(kind).keys()) add(id);
    return states;
  };
  return { of, all };
}

/** The states of all recorded ids, by kind. */
export function allStates(states: IdStates): ReadonlyMap<string, ReadonlyMap<string, IdState>> {
  return new Map(savedKinds.map((kind) => [kind, states.all(kind)]));
}
