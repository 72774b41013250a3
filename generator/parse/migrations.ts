/**
 * Objects that declare what became of ids of earlier content (§9): `MIGRATION` of items and `ter_furn_migration` as in
 * real data, and `<kind>_migration` in the form of the first for every kind whose ids are in saved games.
 */
import type { Report } from "../diagnostics/diagnostic.ts";
import { oneOf } from "../diagnostics/sentence.ts";
import { ofKinds, savedKinds, type Kinds, type OfKinds } from "../kinds/kinds.ts";
import { migrationTypeOf, type PlacedMigration } from "../kinds/saved-ids.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Json, JsonObject } from "../model/json.ts";
import type { Migration } from "../model/migration.ts";
import type { SourceFile } from "../model/source-file.ts";
import { groupBy } from "../model/maps.ts";

const plainTypes: OfKinds<ReadonlyMap<string, string>> = ofKinds(
  (kinds) =>
    new Map([
      ["MIGRATION", "item"],
      ...savedKinds(kinds).map((kind) => [migrationTypeOf(kind), kind] as const),
    ]),
);

interface Placed extends PlacedMigration {
  readonly kind: KindName;
}

/** Migration types shared by several kinds: the members of an object determine its kind. */
const placedTypes: OfKinds<ReadonlyMap<string, readonly Placed[]>> = ofKinds((kinds) => {
  const placed = kinds.all.flatMap(({ name: kind, savedIds }) =>
    (savedIds?.migratedBy ?? []).map((migration): Placed => ({ ...migration, kind })),
  );
  return groupBy(placed, ({ type }) => type);
});

/** All members of such objects that are read. */
export const migrationMembers: OfKinds<readonly string[]> = ofKinds((kinds) => {
  const placed = [...placedTypes(kinds).values()].flat();
  const members = placed.flatMap(({ from, to, also }) => [from, to, also.member]);
  return [...new Set(["id", "replace", ...members])];
});

export function isMigrationType(kinds: Kinds, type: string): boolean {
  return plainTypes(kinds).has(type) || placedTypes(kinds).has(type);
}

/** The kinds of the id that a member of a migration may lead to; none for any other member. */
export function successorKinds(kinds: Kinds, type: string, member: string): readonly string[] {
  const plain = plainTypes(kinds).get(type);
  if (plain !== undefined) return member === "replace" ? [plain] : [];
  const placed = placedTypes(kinds).get(type) ?? [];
  const named = placed.flatMap(({ kind, to, also }) => [
    ...(to === member ? [kind] : []),
    ...(also.member === member ? [also.kind] : []),
  ]);
  return [...new Set(named)];
}

/** An object and its location. */
export interface MigrationSite {
  readonly type: string;
  readonly object: JsonObject;
  readonly file: SourceFile;
  /** Index in the file's list. */
  readonly index: number | undefined;
  readonly report: Report;
}

/** The migrations in an object of any type; none if the object is not a migration. */
export function migrationsOf(kinds: Kinds, site: MigrationSite): readonly Migration[] {
  const kind = plainTypes(kinds).get(site.type);
  if (kind !== undefined) return plainMigrations(kind, site);
  const placed = placedTypes(kinds).get(site.type);
  return placed ? placedMigrations(placed, site) : [];
}

function plainMigrations(kind: string, site: MigrationSite): Migration[] {
  const { object, index } = site;
  const { id, replace } = object;
  const ids: readonly Json[] = Array.isArray(id) ? id : [id ?? null];
  const to = typeof replace === "string" ? replace : undefined;
  // Items are not definitions of ours: only what is readable is used.
  if (kind !== "item") {
    const problem = (member: string, expected: string): void => {
      reportShape(member, expected, site);
    };
    if (!ids.every((each) => typeof each === "string")) {
      problem("id", `the id of ${oneOf(kind)} of earlier content, or a list of such ids`);
      return [];
    }
    if (to === undefined && replace !== null) {
      problem("replace", `the id of the ${kind} that replaces the old one, or null if none does`);
      return [];
    }
  }
  const member = to === undefined && replace !== null ? "id" : "replace";
  return ids
    .filter((each) => typeof each === "string")
    .map((from) => ({ kind, from, ...(to === undefined ? {} : { to }), ...at(index), member }));
}

function placedMigrations(types: readonly Placed[], site: MigrationSite): Migration[] {
  const { object, index } = site;
  const problem = (member: string, expected: string): Migration[] => {
    reportShape(member, expected, site);
    return [];
  };
  const [one, other] = types.filter((type) => object[type.from] !== undefined);
  if (!one || other) {
    const members = types.map((type) => `"${type.from}"`).join(" and ");
    return problem(other?.from ?? types[0]?.from ?? "", `exactly one of ${members}`);
  }
  const { kind } = one;
  const { [one.from]: from, [one.to]: to, [one.also.member]: also } = object;
  if (typeof from !== "string")
    return problem(one.from, `the id of ${oneOf(kind)} of earlier content`);
  if (typeof to !== "string")
    return problem(one.to, `the id of the ${kind} that replaces the old one`);
  if (also === undefined) return [{ kind, from, to, ...at(index), member: one.to }];
  if (typeof also !== "string")
    return problem(one.also.member, `the id of ${oneOf(one.also.kind)}`);
  const beside = { kind: one.also.kind, id: also };
  return [{ kind, from, to, also: beside, ...at(index), member: one.to }];
}

function at(index: number | undefined): Pick<Migration, "index"> {
  return index === undefined ? {} : { index };
}

function reportShape(
  member: string,
  expected: string,
  { type, object, file, index, report }: MigrationSite,
): void {
  const found = Object.hasOwn(object, member);
  const path = [...(index === undefined ? [] : [index]), ...(found ? [member] : [])];
  const data = { type, member, expected, found };
  report("migration-shape", { source: file, path, target: "value" }, data);
}
