/** Reads an image: the settings and the files of its packs, as if they had been read and parsed. */
import type { CompileSettings } from "../kinds/compile-settings.ts";
import { withSchemas } from "../kinds/dialects.ts";
import type { Kinds } from "../kinds/kinds.ts";
import { ownKind } from "../kinds/own/own-kind.ts";
import type { KindSchema } from "../kinds/own/read-kind-schema.ts";
import { projectKinds, type OwnKinds } from "../kinds/project-kinds.ts";
import type { RawObject } from "../model/definition.ts";
import type { ExternalIds, ItemFlags } from "../model/external-summary.ts";
import type { JsonObject } from "../model/json.ts";
import { isList, isObject } from "../json/containers.ts";
import type { PartFile } from "../json/part-file.ts";
import { getOrInsert } from "../model/maps.ts";
import { once } from "../model/once.ts";
import type { Pack, UnreadNames } from "../model/pack.ts";
import type { SourceFile } from "../model/source-file.ts";
import type { Range, TextDigest } from "../model/source-text.ts";
import { nothingParsed, type ParsedFile } from "../parse/parse.ts";
import { typeWord } from "../parse/type-words.ts";
import type { KeptPresumption } from "../reuse/presumed.ts";
import { Bundle } from "../schema/link-shapes.ts";
import { inspectObject, type Inspected } from "../validate/inspect.ts";
import type { LoadedFile } from "../validate/load.ts";
import { asPositions, withEachAs } from "./distances.ts";
import { textAgain } from "./file-text.ts";
import { imageParts } from "./format.ts";
import type { ImageFile, ImageFiles, ImagePack, ImageSettings, KeptSchema } from "./image.ts";
import { countsOf } from "./word-counts.ts";

export interface Image {
  /** The hash of its content. */
  readonly content: string;
  readonly settings: Omit<CompileSettings, "limits" | "baseline">;
  readonly unread: UnreadNames;
  /** In load order, with what loading makes of each. */
  readonly files: readonly (readonly [SourceFile, LoadedFile])[];
  readonly presumed: KeptPresumption;
  readonly otherTypes: ReadonlySet<string>;
}

/**
 * Reads an image once, for any kinds that the packs do not have.
 * @throws Error that says what is wrong, if the bytes are no image, are damaged, or are of a newer release
 */
export function readImage(bytes: Uint8Array): (more?: OwnKinds) => Image {
  const { content, parts } = imageParts(bytes);
  const values = valuesOf(parts);
  return (more) => imageOf(content, values, more);
}

function imageOf(
  content: string,
  { settings, files: imageFiles, lines, objects }: ImageValues,
  more: OwnKinds | undefined,
): Image {
  const { packs, files, runs, words, presumed } = imageFiles;
  const kinds = kindsOf(settings, more);
  const loaded: (readonly [SourceFile, LoadedFile])[] = [];
  const counted = once(() =>
    countsOf(
      words,
      loaded.map(([, { parsed }]) => parsed),
      kinds,
    ),
  );
  let at = 0;
  let next = 0;
  const read = packs.map((imagePack): Pack => {
    const { name, mod, folder } = imagePack;
    const pack: Pack = { name, ...(mod && { mod }) };
    for (const file of files.slice(at, at + imagePack.files)) {
      const isOurs = file.gaps !== undefined;
      const line = isOurs ? lines[next] : undefined;
      const values = isOurs ? (objects[next++] ?? []) : [];
      const count = loaded.length > 0 ? none : (word: string) => counted()(word);
      loaded.push(load(file, { pack, folder, line, values, runs, kinds, count }));
    }
    at += imagePack.files;
    return pack;
  });
  const { unread } = settings;
  return {
    content,
    settings: { ...settingsOf(settings), kinds, packs: read },
    unread,
    files: loaded,
    presumed: { ...presumed, works: withEachAs(presumed.works, asPositions) },
    otherTypes: otherTypesOf(settings),
  };
}

interface ImageValues {
  readonly settings: ImageSettings;
  readonly files: ImageFiles;
  /** For each file with objects of our kinds, as text and as values. */
  readonly lines: readonly string[];
  readonly objects: readonly (readonly JsonObject[])[];
}

/** The hash shows that the parts are those that were written, with the values that they had. */
function valuesOf([head, body]: PartFile["parts"]): ImageValues {
  const [files, lines = []] = body ?? [];
  const objects = lines.map((line): unknown => JSON.parse(line));
  const kept: unknown = { settings: head?.[0], files: withRows(files), lines, objects };
  return kept as ImageValues;
}

/** Makes the files of their columns. */
function withRows(files: unknown): unknown {
  if (!isObject(files) || !isObject(files["files"])) return files;
  const columns = Object.entries(files["files"]);
  const rows = new Map<number, Map<string, unknown>>();
  for (const [name, values] of columns) {
    if (!isList(values)) continue;
    for (const [at, value] of values.entries()) {
      if (value !== 0) getOrInsert(rows, at, () => new Map<string, unknown>()).set(name, value);
    }
  }
  return {
    ...files,
    files: [...rows].sort(([a], [b]) => a - b).map(([, row]) => Object.fromEntries(row)),
  };
}

/** One file counts for all. */
const none = (): number => 0;

function settingsOf(settings: ImageSettings): Omit<CompileSettings, "kinds" | "packs"> {
  const { known, otherTypes, severity, records } = settings;
  const { shape, importExtension, strict, gameVersion } = settings;
  return {
    ...{ shape, importExtension, strict, gameVersion },
    known: new Map(known.map(([kind, ids]) => [kind, new Set(ids)])),
    otherTypes: new Set(otherTypes),
    severity: new Map(severity),
    ...(records && { records }),
  };
}

function otherTypesOf({ dialect, usedTypes, moreTypes }: ImageSettings): ReadonlySet<string> {
  const used = new Set(asPositions(usedTypes));
  return new Set([...dialect.types.filter((_, at) => used.has(at)), ...moreTypes]);
}

function kindsOf(
  { dialect, kinds }: ImageSettings,
  more: OwnKinds = { kinds: [], key: "" },
): Kinds {
  const ofGame = kinds.map(({ schema, types }) => ownKind(linked(schema), types));
  const own = [...ofGame, ...more.kinds];
  const key = own.length === 0 ? "" : JSON.stringify([kinds, more.key]);
  return projectKinds(withSchemas(dialect, linked), { kinds: own, key });
}

function linked(schema: KeptSchema): KindSchema {
  return { ...schema, bundle: new Bundle(schema.bundle) };
}

interface Loading {
  readonly pack: Pack;
  readonly folder: ImagePack["folder"];
  readonly line: string | undefined;
  readonly values: readonly JsonObject[];
  readonly runs: readonly string[];
  readonly kinds: Kinds;
  readonly count: TextDigest["count"];
}

function load(kept: ImageFile, loading: Loading): readonly [SourceFile, LoadedFile] {
  const { pack, folder, line, values, runs, kinds, count } = loading;
  const { path, gaps = "", found = [] } = kept;
  const indices = kept.indices?.map((index) => index ?? undefined) ?? [...values.keys()];
  const again = once(() =>
    line === undefined
      ? { text: "", entries: undefined }
      : textAgain({ objects: line, gaps }, indices, runs),
  );
  const sourcePath = folder + path;
  const places = once(() => placesOf(kept));
  const file: SourceFile = {
    ...{ pack, packName: pack.name, path, displayPath: sourcePath, sourcePath },
    get text() {
      return again().text;
    },
    get entries() {
      return again().entries;
    },
    digest: {
      rangeOf: ([place = 0]) =>
        Number(place) < 0 ? places().ranges[-1 - Number(place)] : undefined,
      get defined() {
        return places().defined;
      },
      count,
    },
  };
  const objects = values.map((value): RawObject => {
    const entry = { value, pack, path, sourcePath };
    return { kind: kindIn(kinds, value), value, entry };
  });
  const inspected = new Map<RawObject, Inspected>();
  for (const at of found) {
    const object = objects[at];
    const result = object && inspectObject(kinds, object);
    if (result) inspected.set(object, result);
  }
  const facts = [...inspected.values()].flatMap((each) => each.facts);
  const parsed = parsedOf(kept, file, objects, indices);
  return [file, { parsed, broken: new Set(), facts, inspected }];
}

function kindIn(kinds: Kinds, { type }: JsonObject): string {
  const kind = typeof type === "string" ? typeWord(kinds, type).kind : undefined;
  return kind ?? "";
}

function parsedOf(
  kept: ImageFile,
  file: SourceFile,
  objects: readonly RawObject[],
  indices: readonly (number | undefined)[],
): ParsedFile {
  const empty = nothingParsed(file);
  const { externals = empty.externals, items = [], others = 0 } = kept;
  const { qualities = [], exclusions = [], migrations = [], unread = [] } = kept;
  return {
    ...empty,
    ...{ objects, indices, externals, qualities, exclusions, migrations, unread, others },
    items: itemsOf(items, externals),
  };
}

function itemsOf(items: NonNullable<ImageFile["items"]>, externals: ExternalIds): ItemFlags[] {
  const named = externals["item"] ?? [];
  let next = 0;
  return items.map(({ names, ...item }) => ({
    names: names ?? named.slice(next, ++next),
    ...item,
  }));
}

interface Places {
  readonly ranges: readonly Range[];
  readonly defined: TextDigest["defined"];
}

/** Paths of what has no text are negative numbers: positions in the list of the places, from its beginning. */
function placesOf({ externals = {}, at = {} }: ImageFile): Places {
  const ranges: Range[] = [];
  const defined: TextDigest["defined"][number][] = [];
  for (const [kind, places] of Object.entries(at)) {
    let line = 0;
    places.forEach(([after = 0, column = 1, length], index) => {
      const id = externals[kind]?.[index] ?? "";
      line += after;
      const units = length ?? id.length + 2;
      ranges.push({
        ...{ line, column, endLine: line, endColumn: column + units, offset: 0, length: units },
      });
      defined.push({ kind, id, path: [-ranges.length] });
    });
  }
  return { ranges, defined };
}
