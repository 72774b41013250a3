/** Ids of kinds that are defined outside the specification, as far as packs and configuration contain them. */
import { builtInIdOf, builtInIdsOf } from "../kinds/built-in-ids.ts";
import { idPrefixes, type Kinds } from "../kinds/kinds.ts";
import type { KnownQueries } from "../kinds/view.ts";
import { suggestionsFrom, type Suggestions } from "../diagnostics/suggestions.ts";
import { partlyDefined } from "../model/external-kind-names.ts";
import type { Migration } from "../model/migration.ts";
import { countedItems, unrecoverableItems } from "../parse/item-flags.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { greatestLevels } from "../parse/tool-qualities.ts";
import { PairMap, getOrInsert, groupBy } from "../model/maps.ts";
import { once } from "../model/once.ts";
import { whyUnknown } from "./why-unknown.ts";

export interface KnownIds extends KnownQueries {
  readonly kinds: Kinds;
  /** Empty if nothing is known of a kind; references to it are then not checked. */
  readonly ids: (kind: string) => ReadonlySet<string>;
  /** All ids of a kind in packs and configuration, whether references to it are checked or not. */
  readonly defined: (kind: string) => ReadonlySet<string>;
  /** What became of an id of earlier content; of several migrations, the one that loads last. */
  readonly migration: (kind: string, id: string) => Migration | undefined;
  /** All migrations of a kind, by the ids that they replace. */
  readonly migrations: (kind: string) => ReadonlyMap<string, Migration>;
}

export function collectKnownIds(
  kinds: Kinds,
  files: readonly ParsedFile[],
  configured: ReadonlyMap<string, ReadonlySet<string>>,
): KnownIds {
  const known = new Map<string, Set<string>>(kinds.external.map((kind) => [kind, new Set()]));
  const migrations = new PairMap<string, string, Migration>();
  const unread = new Set<string>();
  for (const file of files) {
    for (const kind in file.externals) {
      for (const id of file.externals[kind] ?? []) known.get(kind)?.add(id);
    }
    for (const each of file.migrations) {
      migrations.set(each.kind, each.from, each);
    }
    for (const id of file.unread) unread.add(id);
  }
  for (const [kind, ids] of configured) for (const id of ids) known.get(kind)?.add(id);
  for (const [kind, ids] of known) {
    if (ids.size > 0 || kinds.has(kind)) for (const id of builtInIdsOf(kinds, kind)) ids.add(id);
  }
  const none: ReadonlySet<string> = new Set();
  const checked = new Map(
    [...known].filter(([kind]) => !partlyDefined.has(kind) || configured.has(kind)),
  );
  const ids = (kind: string): ReadonlySet<string> => checked.get(kind) ?? none;
  const made = new Map<string, Suggestions>();
  /** Any of these ids except the built-in ones. */
  const suggestions = (kind: string): Suggestions =>
    getOrInsert(made, kind, () => {
      const builtIn = builtInIdsOf(kinds, kind);
      const written = [...ids(kind)].filter((id) => !builtIn.includes(id));
      return suggestionsFrom(written, idPrefixes(kinds));
    });
  const near = (kind: string, id: string): readonly string[] => suggestions(kind).some(id);
  const otherKinds = new PairMap<string, string, readonly string[]>();
  const others = (kind: string, id: string): readonly string[] =>
    kinds.external
      .filter((other) => other !== kind && known.get(other)?.has(id) === true)
      .slice(0, 1);
  const items = files.flatMap((file) => file.items);
  const isCounted = once(() => countedItems(items));
  const levels = once(() => greatestLevels(files.flatMap((file) => file.qualities)));
  const excluded = once(() =>
    groupBy(
      files.flatMap((file) => file.exclusions),
      ([trait]) => trait,
    ),
  );
  return {
    kinds,
    ids,
    defined: (kind) => known.get(kind) ?? none,
    hasIds: (kind) => ids(kind).size > 0,
    has: (kind, id) => ids(kind).has(id),
    near,
    whyUnknown: (kind, id) =>
      whyUnknown(kinds, id, {
        suggestions: () => suggestions(kind),
        near: () => near(kind, id),
        builtIn: builtInIdOf(kinds, kind, id),
      }),
    migration: (kind, id) => migrations.get(kind, id),
    migrations: (kind) => migrations.of(kind),
    hasMigrations: (kind) => migrations.of(kind).size > 0,
    otherKindOf: (kind, id) => otherKinds.getOrInsert(kind, id, () => others(kind, id))[0],
    isUnrecoverable: unrecoverableItems(items),
    isCounted: (item) => isCounted()(item),
    greatestLevel: (quality) => (levels().size === 0 ? Infinity : (levels().get(quality) ?? 0)),
    excludes: (trait, other) =>
      excluded()
        .get(trait)
        ?.some((pair) => pair[1] === other) ?? false,
    isBroken: (id) => unread.has(id),
  };
}
