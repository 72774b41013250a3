/**
 * Writes an image: compiled packs, with everything that linking other packs against them needs. It has the objects of
 * our kinds as authors wrote them, and of all others what the compiler keeps of them. It is made of content without
 * errors, and does not depend on where or when it is made.
 */
import { locate } from "../diagnostics/locate.ts";
import { isList, present, textsIn } from "../json/containers.ts";
import { readJson } from "../json/parse-json.ts";
import { memberOf } from "../json/path.ts";
import { sourcePath } from "../layer/source-path.ts";
import { treeIn } from "../json/tree.ts";
import type { CompileSettings } from "../kinds/compile-settings.ts";
import { withSchemas } from "../kinds/dialects.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { KindSchema } from "../kinds/own/read-kind-schema.ts";
import type { ExternalSummary } from "../model/external-summary.ts";
import type { Pack } from "../model/pack.ts";
import { externalIndex } from "../parse/external-definitions.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { sortedByCodeUnit } from "../text/code-unit.ts";
import { inspectObject } from "../validate/inspect.ts";
import { keepText, noGaps, type Gaps, type ObjectSpan } from "./file-text.ts";
import { printImage } from "./format.ts";
import type {
  ImagedSettings,
  ImageFile,
  ImageFiles,
  ImageItem,
  ImagePack,
  ImageSettings,
  KeptSchema,
} from "./image.ts";
import { asDistances, withEachAs } from "./distances.ts";
import { presumptionOf, type ImagedContent } from "./presume.ts";
import { keptCounts } from "./word-counts.ts";

/**
 * Returns the bytes of the image of a compilation without errors, a line at a time.
 * @param manifest the hash of the manifest of the build
 */
export function writeImage(
  settings: ImagedSettings,
  compilation: ImagedContent,
  manifest: string,
): Iterable<Uint8Array> {
  const { parsed: all } = compilation;
  const gaps = noGaps();
  const kept = all.map((parsed) => keepFile(parsed, all, settings, gaps));
  const presumed = presumptionOf(compilation);
  const files: ImageFiles = {
    packs: settings.packs.map((pack) => keepPack(pack, all)),
    files: kept.map(({ file }) => file),
    runs: gaps.runs,
    words: keptCounts(all, settings.kinds),
    presumed: { ...presumed, works: withEachAs(presumed.works, asDistances) },
  };
  const objects = kept.flatMap(({ line }) => line ?? []);
  const types = otherTypesIn(all, settings.kinds);
  return printImage(
    [
      [{ ...keepSettings(settings), ...types }, []],
      [{ ...files, files: columnsOf(files.files) }, objects],
    ],
    manifest,
  );
}

/**
 * For each member the values of all files, which are more alike than the members of one file, so that they are packed
 * better; 0 where a file has none.
 */
function columnsOf(files: readonly ImageFile[]): Readonly<Record<string, readonly unknown[]>> {
  const members = files.map((file) => new Map<string, unknown>(Object.entries(file)));
  const names = [...new Set(members.flatMap((each) => [...each.keys()]))].sort();
  return Object.fromEntries(
    names.map((name) => [name, members.map((each) => each.get(name) ?? 0)]),
  );
}

function keepSettings(settings: ImagedSettings): Omit<ImageSettings, "usedTypes" | "moreTypes"> {
  const { kinds, shape, importExtension, strict, known, severity, records } = settings;
  const { gameVersion } = settings;
  const { files = [], folders = [] } = settings.packs[0]?.reading ?? {};
  return {
    ...{ shape, importExtension, strict, unread: { files, folders }, ...present({ gameVersion }) },
    // With everything that it extends, so that whoever reads the image needs no other one.
    dialect: withSchemas(kinds.dialect, withoutText),
    kinds: kinds.all.flatMap(({ own, types }) =>
      own ? [{ schema: withoutText(own.schema), types }] : [],
    ),
    known: [...known].map(([kind, ids]) => [kind, [...ids]]),
    otherTypes: [...(settings.otherTypes ?? [])],
    severity: [...severity],
    ...(records ? { records } : {}),
  };
}

function otherTypesIn(
  all: readonly ParsedFile[],
  kinds: Kinds,
): Pick<ImageSettings, "usedTypes" | "moreTypes"> {
  const found = all.flatMap(({ file, others }) => {
    const value = others === 0 ? undefined : readJson(file.text);
    return (isList(value) ? value : [value]).flatMap((each) => memberOf(each, "type") ?? []);
  });
  const used = new Set(textsIn(found).filter((type) => !kinds.ofType(type)));
  const { types } = kinds.dialect;
  return {
    usedTypes: asDistances(types.flatMap((type, at) => (used.has(type) ? at : []))),
    moreTypes: sortedByCodeUnit([...used].filter((type) => !types.includes(type))),
  };
}

function keepPack(pack: Pack, all: readonly ParsedFile[]): ImagePack {
  const own = all.filter(({ file }) => file.pack === pack);
  const [first] = own;
  const shown = first ? sourcePath(first.file) : "";
  const folder = first ? shown.slice(0, shown.length - first.file.path.length) : `${pack.name}/`;
  const { name, mod } = pack;
  const displayPath = `${folder}modinfo.json`;
  const kept = { name, folder, files: own.length };
  return mod ? { ...kept, mod: { ...mod, source: { ...mod.source, displayPath } } } : kept;
}

/** The schema was found to be right, so that nothing points into its text any more. */
function withoutText(schema: KindSchema): KeptSchema {
  const { displayPath } = schema.place.source;
  return {
    ...schema,
    place: { ...schema.place, source: { displayPath, text: "" } },
    references: [],
  };
}

interface KeptFile {
  readonly file: ImageFile;
  /** Its objects, if it has any of our kinds. */
  readonly line?: string;
}

function keepFile(
  parsed: ParsedFile,
  all: readonly ParsedFile[],
  { kinds }: CompileSettings,
  gaps: Gaps,
): KeptFile {
  const { file, objects, indices, unread } = parsed;
  // As they were written: some have parts of their ids of their parents.
  const written = objects.map((object) => ({ ...object, value: object.entry.value }));
  const found = written.flatMap((object, at) => (inspectObject(kinds, object) ? [at] : []));
  const isWhole = indices.every((index, at) => index === at);
  const kept = objects.length > 0 ? keepText(file.text, spansOf(parsed), gaps) : undefined;
  return {
    file: {
      path: file.path,
      ...keepSummary(parsed),
      ...keepList("unread", unread),
      ...keepPlaces(parsed, all, kinds),
      ...(kept && { gaps: kept.gaps }),
      ...(!isWhole && { indices: indices.map((index) => index ?? null) }),
      ...keepList("found", found),
    },
    ...(kept && { line: kept.objects }),
  };
}

function keepSummary({
  externals,
  items,
  qualities,
  exclusions,
  migrations,
  others,
}: ExternalSummary): Partial<ImageFile> {
  const named = externals["item"] ?? [];
  let next = 0;
  const kept = items.map(({ names, ...item }): ImageItem => {
    const isNext = names.length === 1 && names[0] === named[next];
    if (isNext) next += 1;
    return isNext ? item : { ...item, names };
  });
  return {
    ...(Object.keys(externals).length > 0 && { externals }),
    ...keepList("items", kept),
    ...keepList("qualities", qualities),
    ...keepList("exclusions", exclusions),
    ...keepList("migrations", migrations),
    ...(others > 0 && { others }),
  };
}

function keepList<Name extends string, Entry>(
  name: Name,
  list: readonly Entry[],
): Partial<Record<Name, readonly Entry[]>> {
  const kept: Partial<Record<Name, readonly Entry[]>> = {};
  if (list.length > 0) kept[name] = list;
  return kept;
}

function keepPlaces(
  { file, externals }: ParsedFile,
  all: readonly ParsedFile[],
  kinds: Kinds,
): Pick<ImageFile, "at"> {
  if (Object.keys(externals).length === 0) return {};
  const at: Record<string, number[][]> = {};
  const lines = new Map<string, number>();
  for (const { kind, id, path } of externalIndex(all, kinds).inFile(file)) {
    const places = (at[kind] ??= []);
    // Objects of our kinds define some of them as well.
    if (externals[kind]?.[places.length] !== id) continue;
    const { range } = locate({ source: file, path, target: "value" });
    const { line, column, length } = range;
    const after = line - (lines.get(kind) ?? 0);
    lines.set(kind, line);
    places.push(length === id.length + 2 ? [after, column] : [after, column, length]);
  }
  return { at };
}

/** Where the objects of our kinds are in the text of their file. */
function spansOf({ file, indices }: ParsedFile): readonly ObjectSpan[] {
  const { entries, text } = file;
  const tree = entries ? undefined : treeIn(text);
  return indices.map((index): ObjectSpan => {
    const [start, end] = index === undefined ? [] : (entries?.subarray(2 * index) ?? []);
    if (start !== undefined && end !== undefined) return { start, end };
    const node = index === undefined ? (tree ?? treeIn(text)) : tree?.children?.[index];
    const offset = node?.offset ?? 0;
    return { start: offset, end: offset + (node?.length ?? 0) };
  });
}
