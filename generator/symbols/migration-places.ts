/** Places in migrations that name an id (§9): what an id of earlier content became, and what is then beside it. */
import type { Kinds } from "../kinds/kinds.ts";
import type { JsonPath } from "../model/json.ts";
import type { Migration } from "../model/migration.ts";
import type { SourceFile } from "../model/source-file.ts";
import type { NamedId } from "../parse/external-definitions.ts";
import { pathTo, type ParsedFile } from "../parse/parse.ts";

export interface MigrationPlace extends NamedId {
  /** The id that the migration replaces. */
  readonly from: string;
  readonly file: SourceFile;
  /** From the top of the file. */
  readonly path: JsonPath;
}

export function migrationPlaces(
  kinds: Kinds,
  { file, migrations }: Pick<ParsedFile, "file" | "migrations">,
): readonly MigrationPlace[] {
  return migrations.flatMap((migration) => {
    const { kind, from, to, also, member, index } = migration;
    const at = (name: string): JsonPath => pathTo(index, name);
    const beside = besideMember(kinds, migration);
    return [
      ...(to === undefined ? [] : [{ kind, id: to, from, file, path: at(member) }]),
      ...(also && beside !== undefined ? [{ ...also, from, file, path: at(beside) }] : []),
    ];
  });
}

function besideMember(kinds: Kinds, { kind, member, also }: Migration): string | undefined {
  const placed = kinds.get(kind)?.savedIds?.migratedBy ?? [];
  return placed.find((each) => each.to === member && each.also.kind === also?.kind)?.also.member;
}
