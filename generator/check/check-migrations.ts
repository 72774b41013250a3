/** Checks that migrations lead to definitions of their kind, and are needed (§9). */
import type { Report } from "../diagnostics/diagnostic.ts";
import type { ContentView } from "../kinds/view.ts";
import type { KnownIds } from "../layer/known-ids.ts";
import type { Registry } from "../layer/registry.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Migration } from "../model/migration.ts";
import type { TextPlace } from "../model/place.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { PairMap } from "../model/maps.ts";

export interface MigrationsChecked {
  readonly registry: Registry;
  readonly known: KnownIds;
  readonly view: ContentView;
  /** Whether saves of earlier releases need the migration of an id that is defined now. */
  readonly explains: (kind: KindName, id: string, to: string | undefined) => boolean;
}

/** Checks all migrations again in each run, since places move with every edit; there are few. */
export function checkMigrations(
  files: readonly ParsedFile[],
  checked: MigrationsChecked,
  report: Report,
): void {
  const earlier = new PairMap<KindName, string, Placed>();
  const followed: Followed = new PairMap();
  for (const parsed of files) {
    for (const migration of parsed.migrations) {
      const { kind, from, to } = migration;
      if (!checked.registry.kinds.has(kind)) continue;
      const placed: Placed = { parsed, kind, migration };
      const before = earlier.get(kind, from);
      earlier.set(kind, from, placed);
      if (before?.parsed.file.pack === parsed.file.pack && before.migration.to !== to) {
        const notes = [{ note: "again", place: placeOf(placed) } as const];
        report("migration-unused", placeOf(before), { kind, from, because: "again" }, { notes });
      }
    }
  }
  for (const placed of earlier.values()) checkMigration(placed, checked, report, followed);
}

/** Ids that a chain of migrations has passed, from which no chain is followed again. */
type Followed = PairMap<KindName, string, true>;

interface Placed {
  readonly parsed: ParsedFile;
  readonly kind: KindName;
  readonly migration: Migration;
}

function placeOf({ parsed: { file }, migration: { index, member } }: Placed): TextPlace {
  return {
    source: file,
    path: [...(index === undefined ? [] : [index]), member],
    target: "value",
  };
}

function checkMigration(
  placed: Placed,
  checked: MigrationsChecked,
  report: Report,
  followed: Followed,
): void {
  const { kind, migration } = placed;
  const { registry, view } = checked;
  const { from, to, also } = migration;
  if (registry.get(kind, from) && !checked.explains(kind, from, to)) {
    const because = registry.canonical(kind, from) === from ? "definition" : "alias";
    report("migration-unused", placeOf(placed), { kind, from, because });
    return;
  }
  if (to !== undefined) checkTarget(placed, to, checked, report, followed);
  if (also === undefined || !registry.kinds.has(also.kind)) return;
  const beside = also.kind;
  if (view.exists(beside, also.id) || view.isBroken(beside, also.id)) return;
  const data = { kind: beside, from, to: also.id, ...absence(beside, also.id, view) };
  report("migration-target", placeOf(placed), data);
}

/**
 * Follows a chain of migrations. If it ends without a definition, its last migration is reported; of a circle, the
 * first.
 */
function checkTarget(
  placed: Placed,
  to: string,
  { registry, known, view }: MigrationsChecked,
  report: Report,
  followed: Followed,
): void {
  const { kind, migration } = placed;
  const { from } = migration;
  const passed = new Map<string, number>();
  for (let at = from, next: string | undefined = to; next !== undefined;) {
    passed.set(at, passed.size);
    if (followed.has(kind, at) || registry.get(kind, next)) break;
    const start = passed.get(next);
    if (start !== undefined) {
      report("migration-circle", placeOf(placed), { kind, ids: [...passed.keys()].slice(start) });
      break;
    }
    at = next;
    const further = known.migration(kind, registry.canonical(kind, at));
    next = further?.to;
    // A further one without a successor says that the id is removed on purpose.
    if (!further && at === to && !view.isBroken(kind, to)) {
      report("migration-target", placeOf(placed), { kind, from, to, ...absence(kind, to, view) });
    }
  }
  for (const id of passed.keys()) followed.set(kind, id, true);
}

function absence(
  kind: KindName,
  id: string,
  view: ContentView,
): { readonly elsewhere?: string; readonly suggestion?: string } {
  const elsewhere = view.otherKindOf(kind, id) ?? view.known.otherKindOf(kind, id);
  if (elsewhere !== undefined) return { elsewhere };
  const { suggestion } = view.whyUnknown(kind, id);
  return suggestion === undefined ? {} : { suggestion };
}
