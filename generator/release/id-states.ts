/** The state that content gives to every id that saved games may contain. */
import { isObject } from "../json/containers.ts";
import { printJson } from "../json/print-json.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { KnownIds } from "../layer/known-ids.ts";
import type { Registry } from "../layer/registry.ts";
import type { Definition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import type { IdState } from "../model/release-record.ts";
import type { Migration } from "../model/migration.ts";
import { currentIds } from "../layer/current-id.ts";
import { isByMigration } from "./meanings.ts";
import type { ContentSays } from "./new-changes.ts";

export interface IdStates {
  /** `undefined` if the id has no meaning. */
  readonly of: (kind: KindName, id: string) => IdState | undefined;
  /** What the content says of an id: its state, and a migration of it. */
  readonly says: (kind: KindName, id: string) => ContentSays;
  /** The definition that an id leads to through aliases and migrations; `undefined` if there is none. */
  readonly current: (kind: KindName, id: string) => string | undefined;
  /** All ids that a release of this content records: those of definitions, aliases and migrations. */
  readonly all: (kind: KindName) => ReadonlyMap<string, IdState>;
}

type Content = Pick<Registry, "kinds" | "get" | "all" | "canonical" | "aliases" | "isBuiltIn">;

export function idStates(registry: Content, known: Pick<KnownIds, "migrations">): IdStates {
  const currentOf = currentIds(registry, known);
  const current: IdStates["current"] = (kind, id) => {
    const now = currentOf(kind, id);
    return registry.get(kind, now) ? now : undefined;
  };
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
      return {
        state: definition.obsolete ? "obsolete" : "live",
        ...meaningOf(registry.kinds, definition),
      };
    }
    const migration = known.migrations(kind).get(id);
    if (!migration) return undefined;
    const { to } = migration;
    if (to === undefined) return { state: "removed" };
    if (current(kind, to) !== undefined) return { state: "migrated", to };
    return isRemoved(kind, to) ? { state: "removed" } : undefined;
  };
  const all = (kind: KindName): ReadonlyMap<string, IdState> => {
    const states = new Map<string, IdState>();
    const add = (id: string): void => {
      const state = of(kind, id);
      if (state) states.set(id, state);
    };
    for (const definition of registry.all(kind)) {
      if (!registry.isBuiltIn(definition)) add(definition.id);
    }
    for (const alias of registry.aliases(kind).keys()) add(alias);
    for (const id of known.migrations(kind).keys()) add(id);
    return states;
  };
  const says = (kind: KindName, id: string): ContentSays => {
    const migrations = known.migrations(kind);
    const migration = migrations.get(id);
    return {
      now: of(kind, id),
      migration,
      isSwap: leadsBack(migrations, id),
      current: (other) => current(kind, other),
    };
  };
  return { of, says, all, current };
}

/**
 * What content says of an id of earlier content; `undefined` if it has no meaning any more. A migration that the
 * earlier content had beside what has the id tells what had it before (§9.1).
 */
export function stateSince(
  before: IdStates | undefined,
  after: IdStates,
  kind: KindName,
  id: string,
): IdState | undefined {
  const { now, migration } = after.says(kind, id);
  const earlier = before?.says(kind, id);
  if (!now || !isByMigration(now) || !migration) return now;
  if (!earlier?.now || isByMigration(earlier.now) || !earlier.migration) return now;
  const [was, is] = [earlier.migration, migration].map(({ to }) => to && after.current(kind, to));
  return was === is ? undefined : now;
}

/** The members that tell what a definition is, as one text. */
function meaningOf(kinds: Kinds, { kind, value }: Definition): Pick<IdState, "meaning"> {
  const words = (kinds.of(kind).savedIds?.meaning ?? []).flatMap((member) => {
    const found = value[member];
    if (found === undefined) return [];
    // A text is the same in each of its forms.
    const text = isObject(found) ? (found["str"] ?? found["str_sp"] ?? found) : found;
    return [typeof text === "string" ? text : printJson(text)];
  });
  return words.length === 0 ? {} : { meaning: words.join(" ") };
}

/** Whether the migrations of an id lead back to it, as those of two ids do that swap their definitions. */
function leadsBack(migrations: ReadonlyMap<string, Migration>, id: string): boolean {
  const passed = new Set<string>();
  for (let at = migrations.get(id)?.to; at !== undefined && !passed.has(at);) {
    if (at === id) return true;
    passed.add(at);
    at = migrations.get(at)?.to;
  }
  return false;
}
