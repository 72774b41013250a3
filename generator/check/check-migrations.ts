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

interface Placed {
  readonly parsed: ParsedFile;
  readonly kind: KindName;
  readonly migration: Migration;
}

/** Checks all migrations again in each run, since places move with every edit; there are few. */
export function checkMigrations(
  files: readonly ParsedFile[],
  { registry, known, view, explains }: MigrationsChecked,
  report: Report,
): void {
  const earlier = new PairMap<KindName, string, Placed>();
  /** Ids that a chain of migrations has passed, from which no chain is followed again. */
  const followed = new PairMap<KindName, string, true>();
  for (const parsed of files) {
    for (const migration of parsed.migrations) {
      const { kind, from, to } = migration;
      if (!registry.kinds.has(kind)) continue;
      const placed: Placed = { parsed, kind, migration };
      const before = earlier.get(kind, from);
      earlier.set(kind, from, placed);
      if (before?.parsed.file.pack === parsed.file.pack && before.migration.to !== to) {
        const notes = [{ note: "again", place: placeOf(placed) } as const];
        report("migration-unused", placeOf(before), { kind, from, because: "again" }, { notes });
      }
    }
  }
  for (const placed of earlier.values()) check(placed);

  function check(placed: Placed): void {
    const { kind, migration } = placed;
    const { from, to, also } = migration;
    if (registry.get(kind, from) && !explains(kind, from, to)) {
      const because = registry.canonical(kind, from) === from ? "definition" : "alias";
      report("migration-unused", placeOf(placed), { kind, from, because });
      return;
    }
    if (to !== undefined) checkTarget(placed, to);
    if (also === undefined || !registry.kinds.has(also.kind)) return;
    if (view.exists(also.kind, also.id)) return;
    reportAbsence(placed, also.kind, also.id);
  }

  /**
   * Follows a chain of migrations. If it ends without a definition, its last migration is reported; of a circle, the
   * first.
   */
  function checkTarget(placed: Placed, to: string): void {
    const { kind, migration } = placed;
    const passed = new Map<string, number>();
    for (let at = migration.from, next: string | undefined = to; next !== undefined;) {
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
      if (!further && at === to) reportAbsence(placed, kind, to);
    }
    for (const id of passed.keys()) followed.set(kind, id, true);
  }

  function reportAbsence(placed: Placed, kind: KindName, to: string): void {
    if (view.isBroken(kind, to)) return;
    const data = { kind, from: placed.migration.from, to, ...absence(kind, to, view) };
    report("migration-target", placeOf(placed), data);
  }
}

function placeOf({ parsed: { file }, migration: { index, member } }: Placed): TextPlace {
  const path = index === undefined ? [member] : [index, member];
  return { source: file, path, target: "value" };
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
