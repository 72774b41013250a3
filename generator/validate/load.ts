/**
 * load: SourceFile[] -> parsed and validated objects. A file that was loaded earlier in the session is not read again;
 * the summary of a file without our kinds may already be known.
 */
import { begin, refuseAbove } from "../model/budget.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import { createFindings, type Findings } from "../diagnostics/findings.ts";
import { inspectObject, type Inspected } from "./inspect.ts";
import type { RawObject } from "../model/definition.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { Pack } from "../model/pack.ts";
import type { SourceFile } from "../model/source-file.ts";
import { spliceOf } from "../model/splice.ts";
import { withoutOtherKinds } from "../parse/other-kind.ts";
import { isExternal, parseFile, type ParsedFile, nothingParsed } from "../parse/parse.ts";
import { suggestKinds } from "../parse/unknown-type.ts";
import { withUnchangedObjects } from "./unchanged-objects.ts";
import { PairMap } from "../model/maps.ts";

export interface LoadedFile {
  readonly parsed: ParsedFile;
  readonly broken: ReadonlySet<RawObject>;
  /** The facts of the file, followed by those of its objects. */
  readonly facts: readonly Fact[];
  /** The objects with findings. */
  readonly inspected: ReadonlyMap<RawObject, Inspected>;
}

export interface Loaded {
  readonly parsed: readonly ParsedFile[];
  /** Objects whose shape is so wrong that no later stage may read them. */
  readonly broken: ReadonlySet<RawObject>;
  /** One entry for each file. */
  readonly entries: readonly LoadedFile[];
}

/** The results of files that were loaded before. */
export type LoadedFiles = WeakMap<SourceFile, LoadedFile>;

/** The files of a run in load order, and the result for each. */
export interface LoadedRun {
  readonly files: readonly SourceFile[];
  readonly entries: readonly LoadedFile[];
}

/**
 * Loads files. The result depends only on `files`; earlier results only save work.
 * @param loaded results by file; new results are added
 * @param before the last run: results of files and objects that have not changed since are reused
 */
export function loadFiles(
  kinds: Kinds,
  files: readonly SourceFile[],
  loaded: LoadedFiles,
  before: LoadedRun | undefined,
  findings: Findings,
): Loaded {
  const earlier = before ?? { files: none, entries: none };
  const { start, endBefore, end } = spliceOf(earlier.files, files);
  const earlierOf = fileByPlace(earlier.files.slice(start, endBefore));
  const load = (file: SourceFile): LoadedFile => {
    const known = loaded.get(file);
    if (known) return known;
    begin(file);
    const same = earlierOf(file);
    const entry = loadFile(kinds, file, same && loaded.get(same));
    loaded.set(file, entry);
    // A file without objects of ours and without findings is not read again.
    if (isExternal(entry.parsed) && entry.facts.length === 0) file.disk?.release();
    return entry;
  };
  let objects = 0;
  const counted = (entry: LoadedFile, index: number): LoadedFile => {
    const file = files[index];
    // Those of an image were counted when it was made.
    if (!file?.digest) objects += entry.parsed.objects.length + entry.parsed.others;
    refuseAbove("objects", objects, file);
    return entry;
  };
  const entries = [
    ...earlier.entries.slice(0, start).map(counted),
    ...files.slice(start, end).map((file, index) => counted(load(file), start + index)),
    ...earlier.entries.slice(endBefore).map((entry, index) => counted(entry, end + index)),
  ];
  const broken = new Set<RawObject>();
  for (const entry of entries) {
    if (entry.broken.size > 0) for (const object of entry.broken) broken.add(object);
    if (entry.facts.length > 0) for (const fact of entry.facts) findings.facts.push(fact);
  }
  return { parsed: entries.map(({ parsed }) => parsed), broken, entries };
}

/** Returns a function that finds the file at the same place among these files. */
function fileByPlace(files: readonly SourceFile[]): (file: SourceFile) => SourceFile | undefined {
  const known = new PairMap<Pack, string, SourceFile>();
  for (const file of files) known.set(file.pack, file.path, file);
  return ({ pack, path }) => known.get(pack, path);
}

function loadFile(kinds: Kinds, file: SourceFile, earlier: LoadedFile | undefined): LoadedFile {
  const summary = file.disk?.external;
  if (summary) return { parsed: { ...nothingParsed(file), ...summary }, ...nothingFound };
  const findings = createFindings();
  const { report } = findings;
  const parsed = withoutOtherKinds(kinds, parseFile(kinds, file, report, suggestKinds), report);
  const kept = earlier ? withUnchangedObjects(parsed, earlier.parsed) : parsed;
  const inspected =
    file.disk?.clean === kinds ? nothingFound.inspected : inspectAll(kinds, kept.objects, earlier);
  const found = [...inspected.values()];
  const broken = [...inspected].filter(([, each]) => each.broken).map(([object]) => object);
  const unread = [...kept.unread, ...found.flatMap(({ unread: ids }) => ids)];
  return {
    parsed: { ...kept, unread },
    broken: new Set(broken),
    facts: [...findings.facts, ...found.flatMap(({ facts }) => facts)],
    inspected,
  };
}

/** Reuses the findings of unchanged objects. */
function inspectAll(
  kinds: Kinds,
  objects: readonly RawObject[],
  earlier: LoadedFile | undefined,
): ReadonlyMap<RawObject, Inspected> {
  const known = new Set(earlier?.parsed.objects);
  const inspected = new Map<RawObject, Inspected>();
  for (const object of objects) {
    const isKnown = known.has(object);
    if (!isKnown) begin(object);
    const found = isKnown ? earlier?.inspected.get(object) : inspectObject(kinds, object);
    if (found) inspected.set(object, found);
  }
  return inspected;
}

const none: readonly never[] = [];
const nothingFound: Omit<LoadedFile, "parsed"> = {
  broken: new Set(),
  facts: none,
  inspected: new Map(),
};
