/**
 * parse: SourceFile -> RawObject[]. Strict JSON; every finding has its position. Objects of other types are not ours:
 * their ids become known, what they refer to at known places is kept, and they are counted, nothing more.
 */
import { isList, isObject } from "../json/containers.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { idsInObject, idsInText, idsWithin } from "./unread-ids.ts";
import { collectExternalIds } from "../kinds/external-kinds.ts";
import { isBuiltIn } from "../model/kind-names.ts";
import { itemFlags } from "./item-flags.ts";
import { exclusionsOf, toolQualities } from "./tool-qualities.ts";
import type {
  Exclusion,
  ExternalSummary,
  ItemFlags,
  PlacedIds,
  ToolQuality,
} from "../model/external-summary.ts";
import type { HasShape } from "../json/bracket-place.ts";
import { parseJson } from "../json/parse-json.ts";
import { intactInstead } from "../json/intact-objects.ts";
import { placedIds } from "./placed-objects.ts";
import { reportJsonFindings } from "./report-findings.ts";
import type { RawObject } from "../model/definition.ts";
import type { Migration } from "../model/migration.ts";
import { migrationsOf } from "./migrations.ts";
import type { Json, JsonObject, JsonPath } from "../model/json.ts";
import type { Kinds } from "../kinds/kinds.ts";
import { isWellShaped } from "../kinds/well-shaped.ts";
import type { KindName } from "../model/kind-names.ts";
import type { TextPlace } from "../model/place.ts";
import type { SourceFile } from "../model/source-file.ts";
import { blanked } from "../text/edits.ts";
import { typeWord, type TypeWord } from "./type-words.ts";

export interface ParsedFile extends ExternalSummary {
  readonly file: SourceFile;
  /** Objects of our kinds, in file order. */
  readonly objects: readonly RawObject[];
  /** Index of each object in the file's top-level array; `undefined` if the file consists of the object alone. */
  readonly indices: readonly (number | undefined)[];
  /** Number of entries without a known type: no `type`, or not an object. */
  readonly unusable: number;
  /** Ids of objects that could not be read: they exist, so references to them are not reported. */
  readonly unread: readonly string[];
  /** Objects of types that no known game has. */
  readonly strange: readonly StrangeObject[];
}

/** An object of a type that no known game has. */
export interface StrangeObject {
  readonly type: string;
  readonly place: TextPlace;
  /** The kinds of which it is a complete definition. */
  readonly suggested: readonly KindName[];
}

/** The kinds of which an object of an unknown type is a complete definition. */
export type SuggestKinds = (kinds: Kinds, object: JsonObject) => readonly KindName[];

/** @param suggestKinds Passed in by the loader, which has the schemas; callers that only compare never load them. */
export function parseFile(
  kinds: Kinds,
  file: SourceFile,
  report: Report,
  suggestKinds: SuggestKinds,
): ParsedFile {
  if (file.unreadable) return { ...nothingParsed(file), unread: idsInText(kinds, file.text) };
  const parsed = parseJson(file.text, file.disk?.strict);
  const value = parsed === undefined ? reportJsonFindings(file, report, hasShapeIn(kinds)) : parsed;
  if (value === undefined) return parseIntact(kinds, file);
  const sorted = sortEntries(kinds, value, file, report, suggestKinds);
  sorted.placed = placedIds(kinds, value, file);
  return sorted;
}

/** Whether an object has the shape of the kind that its `type` states; true for other types. */
function hasShapeIn(kinds: Kinds): HasShape {
  return (object) => {
    const { type } = object;
    const kind = typeof type === "string" ? kinds.ofType(type) : undefined;
    return kind === undefined || isWellShaped(kind, object);
  };
}

/** The intact objects of a file with mistakes; what else is in it is unread. */
function parseIntact(kinds: Kinds, file: SourceFile): ParsedFile {
  const intact = intactInstead(file.text) ?? [];
  const value = intact.map((each) => each.value);
  // What has no type that is known may be a part of an object with mistakes.
  const sorted = sortEntries(
    kinds,
    value,
    file,
    () => undefined,
    () => [],
  );
  sorted.placed = placedIds(kinds, value, file);
  sorted.unread.push(...idsInText(kinds, blanked(file.text, intact)));
  return { ...sorted, strange: [] };
}

/**
 * Finds no ids at known places.
 * @param value the value of the whole file, or the outline of a file without objects of ours
 */
export function sortEntries(
  kinds: Kinds,
  value: Json,
  file: SourceFile,
  report: Report,
  suggestKinds: SuggestKinds,
): Sorted {
  const sorted = nothingParsed(file);
  const context: SortContext = {
    kinds,
    file,
    report,
    suggestKinds,
    modInfos: 0,
    addExternal: (kind, id) => {
      (sorted.externals[kind] ??= []).push(id);
    },
  };
  const entries: readonly Json[] = isList(value) ? value : [value];
  entries.forEach((entry, position) => {
    const index = isList(value) ? position : undefined;
    if (!isObject(entry)) {
      sorted.unusable += 1;
      sorted.unread.push(...idsWithin(kinds, entry));
      // Several in a row are one mistake.
      if (position === 0 || isObject(entries[position - 1]))
        reportNoObjects(entries, index, context);
      return;
    }
    const { type } = entry;
    const word = typeof type === "string" ? typeWord(kinds, type) : undefined;
    if (word?.kind !== undefined) {
      const { pack, path, sourcePath } = file;
      const own = { value: entry, pack, path, sourcePath };
      sorted.objects.push({ kind: word.kind, value: entry, entry: own });
      sorted.indices.push(index);
      if (word.isItemType || word.kind === "item") sorted.items.push(itemFlags(entry));
      if (!isBuiltIn(word.kind)) addFacts(sorted, word.word, entry);
      // A kind of another name than the external one does not take its place.
      if (!isBuiltIn(word.kind)) {
        collectExternalIds(kinds, word.word, entry, context.addExternal, word.kind);
      }
    } else if (word && word.nearMiss === undefined) {
      addOther(sorted, word, entry, index, context);
    } else {
      reportType(entry, index, context);
      sorted.unread.push(...idsWithin(kinds, entry));
      sorted.unusable += 1;
    }
  });
  return sorted;
}

/** A file while it is sorted. */
interface Sorted extends ParsedFile {
  readonly objects: RawObject[];
  readonly indices: (number | undefined)[];
  readonly externals: Record<string, string[]>;
  readonly names: string[];
  readonly items: ItemFlags[];
  readonly qualities: ToolQuality[];
  readonly exclusions: Exclusion[];
  readonly migrations: Migration[];
  readonly unread: string[];
  readonly strange: StrangeObject[];
  placed: PlacedIds;
  others: number;
  unusable: number;
}

interface SortContext {
  readonly kinds: Kinds;
  readonly file: SourceFile;
  readonly report: Report;
  readonly suggestKinds: SuggestKinds;
  readonly addExternal: (kind: string, id: string) => void;
  /** Number of mod descriptions in the file so far. */
  modInfos: number;
}

/** @param index of the first of several consecutive entries that are not objects */
function reportNoObjects(
  entries: readonly Json[],
  index: number | undefined,
  { file, report }: SortContext,
): void {
  const start = index ?? 0;
  let end = start + 1;
  while (end < entries.length && !isObject(entries[end])) end += 1;
  const found = entries.slice(start, end);
  report(
    "not-an-object",
    { source: file, path: pathTo(index), target: "value" },
    { found: describeEntries(found), all: found.length === entries.length && index === 0 },
  );
}

/** Reports an object without a type, or with a misspelt kind as its type. */
function reportType(
  object: JsonObject,
  index: number | undefined,
  { kinds, file, report }: SortContext,
): void {
  const type = object["type"];
  if (typeof type !== "string") {
    const written = Object.hasOwn(object, "type");
    report(
      "missing-type",
      { source: file, path: written ? pathTo(index, "type") : pathTo(index), target: "value" },
      { written, ...listIn(object, index), ...(isMap(object) ? { isMap: true } : {}) },
    );
    return;
  }
  report("near-miss-type", placeOfType(file, index), {
    found: type,
    suggested: typeWord(kinds, type).nearMiss ?? "",
  });
}

/** Whether the object holds the definitions as its members. */
function isMap(object: JsonObject): boolean {
  const members = Object.values(object);
  return members.length > 0 && members.every(isObject);
}

/** The only member of a file's top-level object, if it contains a list of definitions. */
function listIn(object: JsonObject, index: number | undefined): { readonly list?: string } {
  const [[list, entries] = [], ...others] = Object.entries(object);
  if (index !== undefined || list === undefined || others.length > 0) return {};
  const areDefinitions =
    isList(entries) &&
    entries.length > 0 &&
    entries.every((entry) => isObject(entry) && Object.hasOwn(entry, "type"));
  return areDefinitions ? { list } : {};
}

/** Adds an object of another type: the ids to which our objects may refer. */
function addOther(
  sorted: Sorted,
  type: TypeWord,
  object: JsonObject,
  index: number | undefined,
  context: SortContext,
): void {
  const { kinds, file, report, suggestKinds, addExternal } = context;
  const { word } = type;
  if (!type.isGameType) {
    const suggested = suggestKinds(kinds, object);
    sorted.strange.push({ type: word, place: placeOfType(file, index), suggested });
    if (suggested.length > 0) for (const id of idsInObject(kinds, object)) sorted.unread.push(id);
  }
  sorted.others += 1;
  if (word === "MOD_INFO") {
    const second = context.modInfos > 0;
    if (second || file.path !== "modinfo.json") {
      report("mod-info-misplaced", placeOfType(file, index), { second });
    }
    context.modInfos += 1;
  }
  if (type.isItemType) sorted.items.push(itemFlags(object));
  addFacts(sorted, word, object);
  if (type.isMigrationType) {
    sorted.migrations.push(...migrationsOf(kinds, { type: word, object, file, index, report }));
  }
  collectExternalIds(kinds, word, object, addExternal);
  const names = idsInObject(kinds, object, type.otherNames);
  if (names.length > 0) sorted.names.push(...names);
}

/** Adds what rules of our kinds need to know of an object of another type. */
function addFacts({ qualities, exclusions }: Sorted, type: string, object: JsonObject): void {
  if (object["qualities"] ?? object["charged_qualities"] ?? object["extend"]) {
    if (!requiring.has(type)) qualities.push(...toolQualities(object));
  }
  if (object["cancels"] !== undefined) exclusions.push(...exclusionsOf(object));
}

/** Types whose qualities are what they need. */
const requiring: ReadonlySet<string> = new Set(["construction", "practice"]);

function placeOfType(file: SourceFile, index: number | undefined): TextPlace {
  return { source: file, path: pathTo(index, "type"), target: "value" };
}

/** The path from the top of a file. */
export function pathTo(index: number | undefined, ...member: JsonPath): JsonPath {
  return index === undefined ? member : [index, ...member];
}

/** The result for a file without any entry; every other has its members in the same order, which is fastest to read. */
export function nothingParsed(file: SourceFile): Sorted {
  return {
    file,
    objects: [],
    indices: [],
    externals: {},
    names: [],
    items: [],
    qualities: [],
    exclusions: [],
    migrations: [],
    placed: {},
    others: 0,
    unusable: 0,
    unread: [],
    strange: [],
  };
}

/** Describes one entry, or the number of entries and their type if they share one. */
function describeEntries(entries: readonly Json[]): string {
  const [first = null] = entries;
  if (entries.length === 1) return describeJson(first);
  const type = typeof first;
  const same = type !== "object" && entries.every((entry) => typeof entry === type);
  return `${String(entries.length)} ${same ? `${type}s` : "entries that are not objects"}`;
}

function describeJson(value: Json): string {
  if (value === null) return "null";
  return isList(value) ? "A list inside the list" : `A ${typeof value}`;
}

export function isExternal({ objects, unusable, unread, strange }: ParsedFile): boolean {
  return objects.length + unusable + unread.length + strange.length === 0;
}

export function summaryOf(parsed: ParsedFile): ExternalSummary {
  const { externals, names, items, qualities, exclusions, migrations, placed, others } = parsed;
  return { externals, names, items, qualities, exclusions, migrations, placed, others };
}
