/**
 * The compiler, one line a stage. Every stage runs to its end and collects what it finds; the one gate is before
 * `emit`: with any error nothing is emitted, and the last good output stays.
 */
import { statSync } from "node:fs";
import { checkPacks } from "./check-packs.ts";
import { check } from "./check.ts";
import type { Settings } from "./config/settings.ts";
import { sift, type Sifted } from "./diagnostics/baseline.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import { createFindings } from "./diagnostics/findings.ts";
import { settle } from "./diagnostics/settle.ts";
import { emit, type EmittedModule } from "./emit.ts";
import { keepDefinitions, type DefinitionChanges } from "./incremental/keep-definitions.ts";
import { knownHolds } from "./incremental/known-holds.ts";
import { patchLayers } from "./incremental/patch-layers.ts";
import { earlierCheck } from "./incremental/earlier-check.ts";
import { findValueEdit } from "./incremental/value-edit.ts";
import type { ForeignCache } from "./foreign-cache.ts";
import { indexTables } from "./index-tables.ts";
import { collectKnownIds } from "./known-ids.ts";
import { layer, type Layers } from "./layer.ts";
import { countFates, type Account } from "./layer/account.ts";
import { complete } from "./layer/complete.ts";
import { tellUnloadedPacks } from "./layer/unloaded-packs.ts";
import { listFiles, readFiles, type FilePath, type ListDirectory, type ReadFile } from "./read.ts";
import { resolve, resolveFindings, type ContentModel } from "./resolve.ts";
import { createSession, foreignSummaries, loadFiles, type Session } from "./session.ts";
import { createStopwatch, type StageTime } from "./stopwatch.ts";
import type { SourceFile } from "./model.ts";

export interface Compilation {
  /** Sorted; severities are final. */
  readonly diagnostics: readonly Diagnostic[];
  /** What the baseline took away from the findings; absent where there is none. */
  readonly baseline?: Omit<Sifted, "fresh">;
  /** Whether any of them is an error; then there are no modules. */
  readonly failed: boolean;
  readonly account: Account;
  readonly model: ContentModel;
  /** What the packs add up to, and how they did. */
  readonly layers: Layers;
  readonly modules: readonly EmittedModule[];
  /** Every file that was read, in load order. */
  readonly files: readonly SourceFile[];
  readonly timings: readonly StageTime[];
}

export interface CompileOptions {
  /** Caches of earlier runs, for watching. */
  readonly session?: Session;
  /** Absolute paths that may differ from the session's last run; absent where any file may. */
  readonly touched?: ReadonlySet<string>;
  readonly listDirectory?: ListDirectory;
  /** Where files are not read from the disk as they are. */
  readonly readFile?: ReadFile;
  /** What files without our kinds say, from earlier runs. */
  readonly cache?: ForeignCache | undefined;
  /** Called after stages that leave much behind which nobody needs any more. */
  readonly tidy?: (() => void) | undefined;
  /** False where only the findings count: nothing is indexed and emitted then. */
  readonly emit?: boolean;
  /** False where not even the records count: the model has none then, and a session keeps nothing of the run. */
  readonly records?: boolean;
}

export function compile(settings: Settings, options: CompileOptions = {}): Compilation {
  const session = options.session ?? createSession();
  const findings = createFindings();
  const watch = createStopwatch();

  watch.time("packs", () => {
    checkPacks(settings.packs, settings.workingDirectory, findings.report);
  });
  const { paths, touched } = watch.time("list", () => listAgain(settings, session, options));
  const files = watch.time("read", () =>
    readFiles(paths, settings.workingDirectory, findings.report, session, {
      touched,
      readFile: options.readFile,
    }),
  );
  const loaded = watch.time("parse and validate", () =>
    loadFiles(files, session, findings, options.cache),
  );
  options.cache?.save(foreignSummaries(files, session));
  options.tidy?.();
  const last = session.last?.settings === settings ? session.last : undefined;
  const known = watch.time("known ids", () =>
    last && knownHolds(last.parsed, loaded.parsed)
      ? last.known
      : collectKnownIds(loaded.parsed, settings.known),
  );
  const beforeLayers = findings.facts.length;
  const changes = watch.time("layer", (): DefinitionChanges => {
    const edit =
      last?.known === known
        ? findValueEdit(last, files, (file) => session.loaded.get(file))
        : undefined;
    if (last && edit) {
      findings.facts.push(...edit.layerFacts);
      return patchLayers(last.layers, edit);
    }
    const made = layer(
      loaded.parsed,
      loaded.broken,
      settings.rules,
      findings,
      last?.layers.origins,
    );
    complete(made, findings);
    return last
      ? keepDefinitions(last.layers, made)
      : { layers: made, changed: new Map(), ids: true, layered: true };
  });
  const { layers } = changes;
  const layerFacts = findings.facts.slice(beforeLayers);
  const replaced = replacedFiles(last?.files ?? [], files);
  const model = watch.time("resolve", () => {
    if (options.records === false) return resolveFindings(layers, settings.rules, findings, known);
    const comparable = last?.known === known && sameAliases(last.layers, layers);
    return resolve(
      layers,
      settings.rules,
      findings,
      known,
      comparable ? { ...last, changes, replaced } : undefined,
    );
  });
  const checked = watch.time("check", () => {
    const earlier =
      last?.known === known && !changes.ids
        ? earlierCheck(changes, replaced, last.checked)
        : undefined;
    return check(model, layers, known, findings, earlier);
  });
  options.tidy?.();
  tellUnloadedPacks(findings.facts, settings.packs, settings.root);
  const { fresh: diagnostics, ...baseline } = watch.time("diagnostics", () => {
    const settled = settle(findings.facts, files, settings);
    if (settings.baseline === undefined) return { fresh: settled };
    return sift(settled, settings.baseline, settings.workingDirectory);
  });
  const failed = diagnostics.some(({ severity }) => severity === "error");
  const tables = watch.time("index", () =>
    failed || options.emit === false
      ? undefined
      : indexTables(model, last?.tables && { tables: last.tables, records: last.model.records }),
  );
  const modules = watch.time("emit", () =>
    tables ? emit(model, tables, known, settings, options.session?.modules) : [],
  );
  const { parsed } = loaded;
  if (options.records !== false) {
    session.last = {
      settings,
      files,
      parsed,
      known,
      layers,
      layerFacts,
      model,
      checked,
      ...(tables ? { tables } : {}),
    };
  }

  const account: Account = {
    files: files.length,
    others: sum(loaded.parsed.map((file) => file.others)),
    unusable: sum(loaded.parsed.map((file) => file.unusable)),
    kinds: countFates(layers.fate),
    generated: model.generated,
  };
  return {
    diagnostics,
    ...("accepted" in baseline ? { baseline } : {}),
    failed,
    account,
    model,
    layers,
    modules,
    files,
    timings: watch.times,
  };
}

/** The files of the packs, and which of them may differ from the session's. */
function listAgain(
  settings: Settings,
  session: Session,
  { touched, listDirectory }: CompileOptions,
): { readonly paths: readonly FilePath[]; readonly touched?: ReadonlySet<string> } {
  const before = session.listing;
  if (before && touched && onlyEdited(touched, before)) return { paths: before, touched };
  const paths = listFiles(settings.packs, listDirectory);
  session.listing = paths;
  return { paths };
}

/** Whether nothing but files that were there before was touched, and all of these still are. */
function onlyEdited(touched: ReadonlySet<string>, before: readonly FilePath[]): boolean {
  const files = new Set(before.map(({ absolute }) => absolute));
  return [...touched].every(
    (path) => files.has(path) && statSync(path, { throwIfNoEntry: false })?.isFile() === true,
  );
}

/** Files of an earlier run that are not there any more as they were. */
function replacedFiles(
  before: readonly SourceFile[],
  now: readonly SourceFile[],
): ReadonlySet<SourceFile> {
  const kept = new Set(now);
  return new Set(before.filter((file) => !kept.has(file)));
}

/** Records hold ids with their aliases settled. */
function sameAliases(one: Layers, other: Layers): boolean {
  const [before, now] = [one.registry.aliases(), other.registry.aliases()];
  return before.size === now.size && [...now].every(([key, id]) => before.get(key) === id);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
