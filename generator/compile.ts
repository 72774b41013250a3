/**
 * The compiler, stage by stage. Every stage runs to its end and collects its findings; the only gate is before `index`
 * and `emit`: if there is any error, nothing is emitted, and the last good output stays.
 */
import { checkPacks } from "./packs/check-packs.ts";
import { check } from "./check/check.ts";
import { checkMigrations } from "./check/check-migrations.ts";
import type { CompileSettings } from "./kinds/compile-settings.ts";
import type { Diagnostic, Fact } from "./diagnostics/diagnostic.ts";
import { createFindings } from "./diagnostics/findings.ts";
import { reportLimit } from "./diagnostics/report-limit.ts";
import { emit } from "./emit/emit.ts";
import type { EmittedModule } from "./emit/emitted-module.ts";
import { haveSameExternalIds, sourcesOfExternalIds } from "./reuse/same-external-ids.ts";
import type { Layered } from "./reuse/different-words.ts";
import { layerAgain } from "./reuse/layer-again.ts";
import type { ParsedFile } from "./parse/parse.ts";
import { idStates, type IdStates } from "./release/id-states.ts";
import { checkRecords } from "./release/check-record.ts";
import { indexTables } from "./index/index-tables.ts";
import { contentView, finalView } from "./layer/content-view.ts";
import { collectKnownIds, type KnownIds } from "./layer/known-ids.ts";
import { loadFiles } from "./validate/load.ts";
import { withHeirs } from "./layer/heirs.ts";
import type { Layers } from "./layer/layer.ts";
import { formerIds } from "./layer/former-ids.ts";
import { accountOf, type Account } from "./layer/account.ts";
import { generateDefinitions } from "./resolve/generate-definitions.ts";
import { contentModel, type ContentModel } from "./resolve/content-model.ts";
import { contextOf } from "./resolve/resolve-context.ts";
import { resolve } from "./resolve/resolve.ts";
import { openStage } from "./resolve/stage.ts";
import { diagnose, type Diagnosed, type DiagnoseOptions } from "./blame/diagnose.ts";
import { beginRun, createSession, type LastRun, type Session } from "./reuse/session.ts";
import { LimitReached, withinLimits } from "./model/budget.ts";
import type { RawObject } from "./model/definition.ts";
import { defaultLimits } from "./model/limits.ts";
import { once } from "./model/once.ts";
import { createStopwatch, type StageTime, type Stopwatch } from "./model/stopwatch.ts";
import type { Locations } from "./model/locations.ts";
import type { SourceFile } from "./model/source-file.ts";
import { locationsOf } from "./parse/locations.ts";
import { checkTypes } from "./parse/unknown-type.ts";
import { createModuleMemo } from "./emit/module-memo.ts";

export interface Compilation extends Diagnosed {
  /** Whether any diagnostic is an error; then there are no modules. */
  readonly failed: boolean;
  readonly account: Account;
  readonly model: ContentModel;
  /** The combined result of the packs, and how it came about. */
  readonly layers: Layers;
  readonly modules: readonly EmittedModule[];
  /** Where the objects are in their files. */
  readonly locations: Locations;
  /** The states that the content gives to ids that saved games may contain. */
  readonly idStates: () => IdStates;
  /** Ids of kinds that are defined outside the format. */
  readonly known: KnownIds;
  /** The parsed content of each file, in load order. */
  readonly parsed: readonly ParsedFile[];
  /** Every file that was read, in load order. */
  readonly files: readonly SourceFile[];
  readonly timings: readonly StageTime[];
}

/** The input of a compilation. */
export interface Sources {
  /** In load order: packs as in the settings, and the files of a pack as §7.1 defines. */
  readonly files: readonly SourceFile[];
  /** Facts about files that were found before they were text. */
  readonly facts?: readonly Fact[];
}

export interface CompileOptions extends DiagnoseOptions {
  /** Caches of earlier runs, for watching. */
  readonly session?: Session;
  /** Called in a single run once intermediate results are no longer needed, before anything is printed. */
  readonly tidy?: () => void;
  /** Called about once a second, with the stage under way. */
  readonly slow?: (stage: string) => void;
  /** False if only the findings count: then nothing is indexed or emitted. */
  readonly emit?: boolean;
  /** False if hardly anybody asks for the records: they are made when somebody does, and no session keeps them. */
  readonly records?: boolean;
}

/**
 * Compiles sources to modules and findings. Reads nothing from a disk and writes nothing, so that it also runs in a
 * browser.
 * @throws Never because of content; an exception is a defect of defwright.
 */
export function compile(
  settings: CompileSettings,
  sources: Sources,
  options: CompileOptions = {},
): Compilation {
  const { limits = defaultLimits } = settings;
  const watch = createStopwatch();
  const run = (): Compilation => compileAll(settings, sources, options, watch);
  try {
    return withinLimits(limits, run, () => options.slow?.(watch.stage()));
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    // What was not finished is not kept.
    const { session } = options;
    if (session) {
      Object.assign(session, { ...createSession(session.isSingle), ...nothingKept });
      delete session.kept;
    }
    const { report, facts } = createFindings();
    const source = fileOf(error.subject, sources.files);
    if (source) reportLimit(error.what, source, limits, report);
    const nothing = { files: [], facts: [...(sources.facts ?? []), ...facts] };
    return compileAll(settings, nothing, options, watch);
  }
}

const nothingKept = { settings: undefined, last: undefined, memory: undefined } as const;

/** The file of what was worked on: a file, or something that an object of a file contributed to. */
function fileOf(subject: unknown, files: readonly SourceFile[]): SourceFile | undefined {
  const [first] = files;
  if (typeof subject !== "object" || subject === null) return first;
  if ("text" in subject) return subject as SourceFile;
  if ("file" in subject) return fileOf(subject.file, files);
  const { entry } = ("origin" in subject ? subject.origin : subject) as Partial<RawObject>;
  return files.find(({ pack, path }) => pack === entry?.pack && path === entry.path) ?? first;
}

function compileAll(
  settings: CompileSettings,
  sources: Sources,
  options: CompileOptions,
  watch: Stopwatch,
): Compilation {
  const { files } = sources;
  const { kinds } = settings;
  const session = options.session ?? createSession(true);
  const findings = createFindings();

  const last = lastUnder(settings, session);
  watch.time("packs", () => {
    checkPacks(settings.packs, findings.report, settings.gameVersion);
  });
  for (const fact of sources.facts ?? []) findings.facts.push(fact);
  const loaded = watch.time("parse and validate", () =>
    withHeirs(loadFiles(kinds, files, session.loaded, last, findings), kinds),
  );
  const locations = locationsOf(kinds, loaded.parsed, last?.locations);
  checkTypes(kinds, loaded.parsed, settings.otherTypes ?? new Set(), findings.report);
  const known = watch.time("known ids", () => knownIdsOf(loaded.parsed, settings, last));
  const { changes, memory: layering } = watch.time("layer", () =>
    layerAgain({ ...loaded, locations }, kinds, findings, last?.layering ?? session.presumed),
  );
  const { layers } = changes;
  recognize(session, { layers, known, parsed: loaded.parsed });
  const run = beginRun(options);
  const written = run.open("generate", contentView(layers.registry, known));
  const generated = watch.time("generate", () =>
    generateDefinitions(layers, kinds, written, findings, run.memo),
  );
  const view = finalView(layers.registry, known, run.memo);
  const areAwaited = options.records !== false;
  const { open, memo } = areAwaited ? run : beginRun({});
  const resolved = once(() => resolve(layers, kinds, open("resolve", view), memo));
  if (areAwaited) watch.time("resolve", resolved);
  const { history, unchecked } = watch.time("check", () => {
    const left = check(layers, kinds, view, { ...loaded, known }, findings, run.open, run.memo);
    const { registry } = layers;
    const records = checkRecords(settings.records ?? [], { registry, known }, findings, run.memo);
    const { explains } = records;
    checkMigrations(loaded.parsed, { registry, known, view, explains }, findings.report);
    return { history: records.history, unchecked: left };
  });
  const context = contextOf(openStage("afterwards", view), kinds, layers.origins);
  const former: ContentModel["former"] = (kind) =>
    formerIds(layers.registry, known, kind, history, run.memo);
  const references = run.references(kinds, resolved);
  const model = contentModel(resolved, areAwaited, view, { context, former, references });
  const found = { facts: findings.facts, unchecked, files, loaded, locations, known, layers };
  const diagnosed = watch.time("diagnostics", () => diagnose(found, settings, options, run.memo));
  const failed = diagnosed.diagnostics.some(({ severity }) => severity === "error");
  if (session.isSingle) letGo(files, diagnosed.diagnostics, options.tidy);
  const tables = watch.time("index", () =>
    failed || options.emit === false ? undefined : indexTables(kinds, model, run.memo),
  );
  const modules = watch.time("emit", () =>
    tables ? emit(model, tables, known, settings, findings.facts, options.session?.modules) : [],
  );
  session.last = { ...loaded, settings, files, known, locations, layering };
  run.end();
  return {
    ...diagnosed,
    failed,
    account: accountOf(kinds, loaded.parsed, layers.set, generated, run.memo),
    model,
    layers,
    modules,
    locations,
    known,
    parsed: loaded.parsed,
    files,
    idStates: () => idStates(layers.registry, known),
    timings: watch.times,
  };
}

/** Lets a session recognize what an earlier process had. */
function recognize({ fingerprints, presumed }: Session, layered: Layered): void {
  const { parsed, known } = layered;
  presumed?.begin(layered);
  fingerprints?.locate(parsed);
  fingerprints?.derive(known, sourcesOfExternalIds(parsed));
}

/** The known ids; those of the last run as long as the files define the same ones. */
function knownIdsOf(
  parsed: readonly ParsedFile[],
  settings: CompileSettings,
  last: LastRun | undefined,
): KnownIds {
  return last && haveSameExternalIds(last.parsed, parsed)
    ? last.known
    : collectKnownIds(settings.kinds, parsed, settings.known);
}

/** Releases the texts that no diagnostic points into; they are read again when needed. */
function letGo(
  files: readonly SourceFile[],
  diagnostics: readonly Diagnostic[],
  tidy: (() => void) | undefined,
): void {
  const shown = new Set<unknown>(
    diagnostics.flatMap(({ source, notes }) => [source, ...notes.map((note) => note.source)]),
  );
  for (const file of files) if (!shown.has(file)) file.disk?.release();
  tidy?.();
}

/**
 * Returns the session's last run if it had these settings. When the settings change, the session forgets everything
 * except the loaded files, which depend on the kinds alone.
 */
function lastUnder(settings: CompileSettings, session: Session): LastRun | undefined {
  if (session.settings === settings) return session.last;
  if (session.settings !== undefined) {
    if (session.settings.kinds !== settings.kinds) session.loaded = new WeakMap();
    delete session.last;
    delete session.memory;
    delete session.kept;
    session.modules = createModuleMemo();
  }
  session.settings = settings;
  return undefined;
}
