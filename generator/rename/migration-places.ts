/** Finds the migrations that lead to an id (§9); a rename changes them like references. */
import { kinds } from "../kinds/registry.ts";
import { isKindName } from "../model/kind-names.ts";
import type { JsonPath } from "../model/json.ts";
import type { Migration } from "../model/migration.ts";
import type { SourceFile } from "../model/source-file.ts";
import { pathTo, type ParsedFile } from "../parse/parse.ts";
import type { NamedId } from "../uses/occurrence.ts";

export interface MigrationPlace {
  readonly file: SourceFile;
  /** From the top of the file to the id. */
  readonly path: JsonPath;
}

export function migrationPlaces(parsed: readonly ParsedFile[], named: NamedId): MigrationPlace[] {
  return parsed.flatMap(({ file, migrations }) =>
    migrations.flatMap((migration) =>
      membersWith(migration, named).map((member) => ({
        file,
        path: pathTo(migration.index, member),
      })),
    ),
  );
}

/** The members of a migration in which the id is the successor, or what is then in the same place. */
function membersWith(migration: Migration, { kind, id }: NamedId): string[] {
  const { to, also, member } = migration;
  const beside = also?.kind === kind && also.id === id ? besideMember(migration) : undefined;
  return [
    ...(migration.kind === kind && to === id ? [member] : []),
    ...(beside === undefined ? [] : [beside]),
  ];
}

function besideMember({ kind, member, also }: Migration): string | undefined {
  const placed = isKindName(kind) ? (kinds[kind].savedIds?.migratedBy ?? []) : [];
  return placed.find((each) => each.to === member && each.also.kind === also?.kind)?.also.member;
}
