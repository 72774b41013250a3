/**
 * parse: SourceFile -> RawObject[]. Strict JSON; every finding has its position. Objects of other types are
 * not ours: they make external ids known and are counted, nothing more.
 */
import type { Report } from "../diagnostics/diagnostic.ts";
import { suggest } from "../diagnostics/suggest.ts";
import { idsInObject, idsInText } from "../json/unread-ids.ts";
import { collectExternalIds, isItemType } from "../kinds/external-kinds.ts";
import { itemFlags } from "./item-flags.ts";
import type { ExternalKind } from "../model/external-kind-names.ts";
import type { ForeignSummary, ItemFlags } from "../model/foreign-summary.ts";
import { parseJson } from "../json/parse-json.ts";
import { reportJsonFindings } from "./report-findings.ts";
import type { RawObject } from "../model/definition.ts";
import type { Migration } from "../model/migration.ts";
import { migrationsOf } from "./migrations.ts";
import type { Json, JsonObject, JsonPath } from "../model/json.ts";
import { isKindName, kindNames, type KindName } from "../model/kind-names.ts";
import type { SourceFile } from "../model/source-file.ts";

export interface ParsedFile extends ForeignSummary {
  readonly file: SourceFile;
  /** Objects of our kinds, in file order. */
  readonly objects: readonly RawObject[];
  /** Where each of them stands in the file's top-level array; `undefined` where the file is that object alone. */
  readonly indices: readonly (number | undefined)[];
  /** Objects that cannot be told apart: no `type`, or no object at all. */
  readonly unusable: number;
  /** Ids of what could not be read: they exist, so nobody who refers to them is to blame. */
  readonly unread: readonly string[];
}

/** The kinds that an object of an unknown type is a whole definition of. */
export type KindsMeant = (type: string, object: JsonObject) => readonly KindName[];

/** @param kindsMeant Handed in by who loads: it knows the schemas, which who only looks for changes never loads. */
export function parseFile(file: SourceFile, report: Report, kindsMeant: KindsMeant): ParsedFile {
  if (file.unreadable) return { ...nothing, file, unread: idsInText(file.text) };
  const parsed = parseJson(file.text, file.disk?.strict);
  let value: Json;
  if (parsed.ok) value = parsed.value;
  else {
    const recovered = reportJsonFindings(file, report);
    if (recovered === undefined) return { ...nothing, file, unread: idsInText(file.text) };
    value = recovered;
  }
  return sortEntries(value, file, report, kindsMeant);
}

/** @param value the whole file's, or of a file without objects of ours its outline */
export function sortEntries(
  value: Json,
  file: SourceFile,
  report: Report,
  kindsMeant: KindsMeant = () => [],
): ParsedFile {
  const objects: RawObject[] = [];
  const indices: (number | undefined)[] = [];
  const externals: Partial<Record<ExternalKind, string[]>> = {};
  const items: ItemFlags[] = [];
  const migrations: Migration[] = [];
  const unread: string[] = [];
  let others = 0;
  let unusable = 0;
  let modInfos = 0;

  const addExternal = (kind: ExternalKind, id: string): void => {
    (externals[kind] ??= []).push(id);
  };
  const entries: readonly Json[] = Array.isArray(value) ? value : [value];
  entries.forEach((entry, position) => {
    const index = Array.isArray(value) ? position : undefined;
    if (!isObject(entry)) {
      unusable += 1;
      // Several in a row are one mistake.
      if (position > 0 && !isObject(entries[position - 1])) return;
      let end = position + 1;
      while (end < entries.length && !isObject(entries[end])) end += 1;
      const found = entries.slice(position, end);
      report(
        "not-an-object",
        { source: file, path: pathTo(index), target: "value" },
        { found: describeEntries(found), all: found.length === entries.length && index === 0 },
      );
      return;
    }
    const object = entry as JsonObject;
    const type = object["type"];
    if (typeof type !== "string") {
      const written = Object.hasOwn(object, "type");
      report(
        "missing-type",
        { source: file, path: written ? pathTo(index, "type") : pathTo(index), target: "value" },
        { written },
      );
      for (const id of idsInObject(object)) unread.push(id);
      unusable += 1;
      return;
    }
    if (isKindName(type)) {
      const { pack, path, sourcePath } = file;
      objects.push({ kind: type, value: object, entry: { value: object, pack, path, sourcePath } });
      indices.push(index);
      return;
    }
    const near = nearMiss(type);
    if (near !== undefined) {
      report(
        "near-miss-type",
        { source: file, path: pathTo(index, "type"), target: "value" },
        { found: type, suggested: near },
      );
      for (const id of idsInObject(object)) unread.push(id);
      unusable += 1;
      return;
    }
    const suggested = kindsMeant(type, object);
    if (suggested.length > 0) {
      report(
        "unknown-type",
        { source: file, path: pathTo(index, "type"), target: "value" },
        { found: type, suggested },
      );
      unread.push(...idsInObject(object));
    }
    others += 1;
    if (type === "MOD_INFO") {
      const misplaced = modInfos > 0 || file.path !== "modinfo.json";
      if (misplaced) {
        report(
          "mod-info-misplaced",
          { source: file, path: pathTo(index, "type"), target: "value" },
          { second: modInfos > 0 },
        );
      }
      modInfos += 1;
    }
    if (isItemType(type)) items.push(itemFlags(object));
    for (const each of migrationsOf({ type, object, file, index, report })) migrations.push(each);
    collectExternalIds(type, object, addExternal);
  });
  return { file, objects, indices, externals, items, migrations, others, unusable, unread };
}

/** From the top of a file. */
export function pathTo(index: number | undefined, ...member: string[]): JsonPath {
  return index === undefined ? member : [index, ...member];
}

const nothing = {
  objects: [],
  indices: [],
  externals: {},
  items: [],
  migrations: [],
  others: 0,
  unusable: 0,
  unread: [],
} as const;

function isObject(value: Json | undefined): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** One entry, or how many there are: of one sort where they are. */
function describeEntries(entries: readonly Json[]): string {
  const [first = null] = entries;
  if (entries.length === 1) return describeJson(first);
  const type = typeof first;
  const same = type !== "object" && entries.every((entry) => typeof entry === type);
  return `${String(entries.length)} ${same ? `${type}s` : "entries that are no objects"}`;
}

function describeJson(value: Json): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "A list inside the list" : `A ${typeof value}`;
}

/** Real types of the game that are spelt like ours. */
const realTypes = new Set(["recipe_category", "recipe_subcategory", "recipe_group"]);

const nearCache = new Map<string, string | undefined>();

/** A typo of one of our kinds must not pass for some other kind. */
function nearMiss(type: string): string | undefined {
  if (realTypes.has(type)) return undefined;
  if (!nearCache.has(type)) nearCache.set(type, suggest(type, kindNames)[0]);
  return nearCache.get(type);
}
