/** Ids of earlier content that stand for a definition; generated tables contain them besides records (§9). */
import type { Json, JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import { getOrInsert } from "../model/maps.ts";
import type { Memo } from "../model/memo.ts";
import type { SavedHistory } from "../model/release-record.ts";
import { byCodeUnit, sortedByCodeUnit } from "../text/code-unit.ts";
import { currentIds } from "./current-id.ts";
import type { KnownIds } from "./known-ids.ts";
import type { Registry } from "./registry.ts";

export interface FormerIdTables {
  /** As tables contain them (`runtime/ids/former-ids.ts`), by code unit; only those that lead to a definition. */
  readonly aliases: JsonObject;
  readonly migrations: JsonObject;
  /** What ids stood for in earlier releases (`runtime/ids/former-ids.ts`); no member if nothing was released twice. */
  readonly history: JsonObject;
  /** Each id of `aliases` and `migrations` with the id of its definition. */
  readonly current: ReadonlyMap<string, string>;
}

/**
 * @param saved what ids stood for in earlier releases
 * @param memo keeps the result, so that the same ids are the same object */
export function formerIds(
  registry: Registry,
  known: KnownIds,
  kind: KindName,
  saved: SavedHistory,
  memo: Memo,
): FormerIdTables {
  const currentOf = currentIds(registry, known);
  const aliases: [string, string][] = [];
  const migrations: [string, string | readonly [string, string]][] = [];
  const current = new Map<string, string>();
  const add = (id: string): boolean => {
    const now = currentOf(kind, id);
    if (now === id || !registry.get(kind, now)) return false;
    current.set(id, now);
    return true;
  };
  const nowOf = (also: { readonly kind: string; readonly id: string }): string =>
    registry.kinds.has(also.kind) ? currentOf(also.kind, also.id) : also.id;
  const owners = registry.aliases(kind);
  for (const alias of sortedByCodeUnit(owners.keys())) {
    if (add(alias)) aliases.push([alias, owners.get(alias) ?? ""]);
  }
  const migrated = known.migrations(kind);
  for (const from of sortedKeys(migrated)) {
    const { to, also } = migrated.get(from) ?? {};
    if (to === undefined || owners.has(from) || !add(from)) continue;
    migrations.push([from, also === undefined ? to : [to, nowOf(also)]]);
  }
  const reused = [...saved.reused(kind)]
    .sort(([a], [b]) => byCodeUnit(a, b))
    .map(([id, meanings]) => {
      const { to, also } = migrated.get(id) ?? {};
      const becomes = to === undefined ? undefined : currentOf(kind, to);
      const printed = meanings.map((each): Json => {
        if (each.to === undefined) return [each.until];
        const beside = also && each.to === becomes ? [nowOf(also)] : [];
        return [each.until, each.to, ...beside];
      });
      return [id, printed] as const;
    });
  const history: JsonObject = {
    ...(saved.release === undefined ? {} : { release: saved.release }),
    ...(reused.length === 0
      ? {}
      : { releases: saved.releases, reused: Object.fromEntries(reused) }),
  };
  const said = [
    ...[...aliases, undefined, ...migrations, undefined, ...current].flat(2),
    JSON.stringify(history),
  ];
  return memo.part<FormerIdTables>(`former ids of ${kind}`, said, () => ({
    // `fromEntries` defines members, so that an id "__proto__" is like any other.
    aliases: Object.fromEntries(aliases),
    migrations: Object.fromEntries(migrations),
    history,
    current,
  }));
}

/** Of the migrations of a kind, which an edit rarely changes. */
function sortedKeys(migrations: ReadonlyMap<string, unknown>): readonly string[] {
  return getOrInsert(sorted, migrations, () => sortedByCodeUnit(migrations.keys()));
}

const sorted = new WeakMap<object, readonly string[]>();

/** The item ids that migrations replace, by code unit; only the game knows which of them lead to an item. */
export function formerItems(known: Pick<KnownIds, "migrations">): JsonObject {
  const migrations = known.migrations("item");
  return Object.fromEntries(
    sortedKeys(migrations).flatMap((from) => {
      const to = migrations.get(from)?.to;
      return to === undefined ? [] : [[from, to] as const];
    }),
  );
}
