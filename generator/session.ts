/**
 * What outlives one run of `compile()`, for watching: parsed and validated files, by their text, and what the stages
 * made of them. A hit is "same contents", never a time stamp; findings of an unchanged file are replayed.
 */
import type { Settings } from "./config/settings.ts";
import type { LastRun } from "./incremental/last-run.ts";
import type { ModuleMemo } from "./emit/module-memo.ts";
import { createModuleMemo } from "./emit/module-memo.ts";
import type { Fact } from "./diagnostics/diagnostic.ts";
import { createFindings, type Findings } from "./diagnostics/findings.ts";
import type { ForeignCache, ForeignSummary } from "./foreign-cache.ts";
import { sameWriting } from "./json/same-json.ts";
import type { ManifestFile } from "./manifest.ts";
import type { RawObject, SourceFile } from "./model.ts";
import { parseFile, type ParsedFile } from "./parse.ts";
import type { FilePath } from "./read.ts";
import { validateObjects } from "./validate.ts";
import type { WrittenModules } from "./write.ts";

export interface LoadedFile {
  readonly parsed: ParsedFile;
  readonly broken: ReadonlySet<RawObject>;
  readonly facts: readonly Fact[];
}

/** Texts with their entries in the manifest, by the path of the module that they are. */
export type TextHashes = Map<string, { readonly text: string; readonly entry: ManifestFile }>;

export interface Session {
  /** Those of the last run; what other settings made does not hold. */
  settings?: Settings;
  /** Files by absolute path; the same object for the same text, so that caches by file hold. */
  readonly sources: Map<string, SourceFile>;
  readonly loaded: WeakMap<SourceFile, LoadedFile>;
  /** The files of the packs as they were listed last. */
  listing?: readonly FilePath[];
  /** What the last run made of the content, whether it had errors or not. */
  last?: LastRun;
  /** Texts of modules, by what they were made of. */
  modules: ModuleMemo;
  readonly hashes: TextHashes;
  /** What stands in the output folder, as far as it is ours. */
  readonly written: WrittenModules;
}

export function createSession(): Session {
  return {
    sources: new Map(),
    loaded: new WeakMap(),
    modules: createModuleMemo(),
    hashes: new Map(),
    written: new Map(),
  };
}

export interface Loaded {
  readonly parsed: readonly ParsedFile[];
  /** Objects whose shape is so wrong that no later stage may read them. */
  readonly broken: ReadonlySet<RawObject>;
}

export function loadFiles(
  files: readonly SourceFile[],
  session: Pick<Session, "loaded" | "last">,
  findings: Findings,
  cache?: ForeignCache,
): Loaded {
  const parsed: ParsedFile[] = [];
  const broken = new Set<RawObject>();
  const before = session.last?.files;
  for (const [index, file] of files.entries()) {
    let entry = session.loaded.get(file);
    if (!entry) {
      const earlier = before?.[index];
      const known = earlier?.path === file.path ? session.loaded.get(earlier) : undefined;
      const summary = file.disk && cache?.get(file.disk.sha256);
      entry = summary ? foreign(file, summary) : load(file, known);
      session.loaded.set(file, entry);
      // Nobody looks into a file again that holds nothing of ours and nothing to be told.
      if (isForeign(entry)) file.disk?.release();
    }
    parsed.push(entry.parsed);
    for (const object of entry.broken) broken.add(object);
    for (const fact of entry.facts) findings.facts.push(fact);
  }
  return { parsed, broken };
}

function load(file: SourceFile, earlier: LoadedFile | undefined): LoadedFile {
  const findings = createFindings();
  const parsed = parseFile(file, findings.report);
  const kept = earlier ? withUnchangedObjects(parsed, earlier.parsed) : parsed;
  const broken = validateObjects(kept.objects, findings.report);
  return { parsed: kept, broken, facts: findings.facts };
}

function foreign(file: SourceFile, summary: ForeignSummary): LoadedFile {
  const parsed: ParsedFile = { ...summary, file, objects: [], unusable: 0, unread: [] };
  return { parsed, broken: new Set(), facts: [] };
}

function isForeign({ parsed, facts }: LoadedFile): boolean {
  const { objects, unusable, unread } = parsed;
  return objects.length + unusable + unread.length + facts.length === 0;
}

/** What the files without objects of ours say, by their hashes. */
export function foreignSummaries(
  files: readonly SourceFile[],
  { loaded }: Pick<Session, "loaded">,
): ReadonlyMap<string, ForeignSummary> {
  const summaries = new Map<string, ForeignSummary>();
  for (const file of files) {
    const entry = loaded.get(file);
    if (!file.disk || !entry || !isForeign(entry)) continue;
    const { externals, items, migrations, others } = entry.parsed;
    summaries.set(file.disk.sha256, { externals, items, migrations, others });
  }
  return summaries;
}

/** What an edit left as it was stays the same object, so that all that was made of it still holds. */
function withUnchangedObjects(now: ParsedFile, before: ParsedFile): ParsedFile {
  const objects = now.objects.map((object, index) => {
    const old = before.objects[index];
    const same =
      old?.kind === object.kind &&
      old.index === object.index &&
      sameWriting(old.value, object.value);
    if (!same) return object;
    old.file = object.file;
    return old;
  });
  return { ...now, objects };
}
