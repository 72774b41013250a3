/**
 * The compiler, one line a stage. Every stage runs to its end and collects what it finds; the one gate is before
 * `emit`: with any error nothing is emitted, and the last good output stays.
 */
import { checkPacks } from "./packs/check-packs.ts";
import { check } from "./check/check.ts";
import type { Settings } from "./config/settings.ts";
import { sift, type Sifted } from "./diagnostics/baseline.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import { createFindings } from "./diagnostics/findings.ts";
import { settle } from "./diagnostics/settle.ts";
import { emit, type EmittedModule } from "./emit/emit.ts";
import { earlierCheck } from "./reuse/earlier-check.ts";
import { earlierModel } from "./reuse/earlier-model.ts";
import { knownHolds } from "./reuse/known-holds.ts";
import { lastUnder } from "./reuse/last-under.ts";
import { layerAgain } from "./reuse/layer-again.ts";
import { listAgain } from "./reuse/list-again.ts";
import { replacedFiles } from "./reuse/replaced-files.ts";
import type { ForeignCache, KnownForeign } from "./read/foreign/cache.ts";
import { indexTables } from "./index/index-tables.ts";
import { collectKnownIds } from "./layer/known-ids.ts";
import { foreignSummaries, loadFiles } from "./validate/load.ts";
import type { Layers } from "./layer/layer.ts";
import { countFates, type Account } from "./layer/account.ts";
import { holdAccounts } from "./layer/hold-accounts.ts";
import { excuseNameless } from "./layer/nameless.ts";
import { tellUnloadedPacks } from "./layer/unloaded-packs.ts";
import { readFiles, type ListDirectory, type ReadFile } from "./read/read.ts";
import { resolve, resolveFindings, type ContentModel } from "./resolve/resolve.ts";
import { evidenceIn, type Evidence } from "./slips/evidence.ts";
import { tellMisspeltDefinitions } from "./slips/misspelt-definitions.ts";
import { createSession, type Session } from "./reuse/session.ts";
import { createStopwatch, type StageTime } from "./model/stopwatch.ts";
import type { SourceFile } from "./model/source-file.ts";

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
  /** What the packs say for and against taking an unknown id for another. */
  readonly evidence: Evidence;
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
  readonly cache?: KnownForeign | ForeignCache | undefined;
  /** Called before modules are printed: nobody needs much of what was made until then. */
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

  const last = lastUnder(settings, session);
  watch.time("packs", () => {
    checkPacks(settings.packs, settings.workingDirectory, findings.report);
  });
  const { paths, touched } = watch.time("list", () =>
    listAgain(settings.packs, session, options.touched, options.listDirectory),
  );
  const files = watch.time("read", () =>
    readFiles(paths, settings.workingDirectory, findings.report, session, {
      touched,
      readFile: options.readFile,
      known: options.cache?.get,
      // Sessions and manifests tell by them what has changed; who only looks for findings needs none.
      hashes: options.emit !== false || options.session !== undefined,
    }),
  );
  const loaded = watch.time("parse and validate", () => loadFiles(files, session, findings));
  if (options.cache && "save" in options.cache)
    options.cache.save(foreignSummaries(files, session));
  const known = watch.time("known ids", () =>
    last && knownHolds(last.parsed, loaded.parsed)
      ? last.known
      : collectKnownIds(loaded.parsed, settings.known),
  );
  const sameKnown = last?.known === known;
  const { changes, memory: layering } = watch.time("layer", () =>
    layerAgain(loaded, settings.rules, findings, last?.layering, (file) =>
      session.loaded.get(file),
    ),
  );
  const { layers } = changes;
  const replaced = replacedFiles(last?.files ?? [], files);
  const model = watch.time("resolve", () => {
    if (options.records === false) return resolveFindings(layers, settings.rules, findings, known);
    const earlier = sameKnown ? earlierModel(last, changes, replaced) : undefined;
    return resolve(layers, settings.rules, findings, known, earlier);
  });
  const checked = watch.time("check", () => {
    // After layering anew a template, an alias or a modification may reach definitions that look unchanged.
    const earlier =
      sameKnown && !changes.layered ? earlierCheck(changes, replaced, last.checked) : undefined;
    return check(model, layers, known, findings, earlier);
  });
  const { facts: blamed, excused } = excuseNameless(findings.facts, layers.rejections);
  const facts = [...blamed];
  const evidence = evidenceIn({ files, facts, layers, known, configured: settings.known });
  const { fresh: diagnostics, ...baseline } = watch.time("diagnostics", () => {
    tellUnloadedPacks(facts, settings.packs, settings.root);
    const settled = settle(facts, files, settings, (told) =>
      tellMisspeltDefinitions(told, { layers, files }, evidence),
    );
    // What was not layered anew was accounted for when it was.
    if (changes.layered) holdAccounts(loaded, layers, settled, excused);
    if (settings.baseline === undefined) return { fresh: settled };
    return sift(settled, settings.baseline, settings.workingDirectory);
  });
  const failed = diagnostics.some(({ severity }) => severity === "error");
  if (options.tidy) {
    releaseTexts(files, diagnostics);
    options.tidy();
  }
  const tables = watch.time("index", () =>
    failed || options.emit === false
      ? undefined
      : indexTables(
          model,
          settings.dialect,
          last?.tables && { tables: last.tables, records: last.model.records },
        ),
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
      layering,
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
    evidence,
    files,
    timings: watch.times,
  };
}

/** Nobody looks into files again in which nothing was found. */
function releaseTexts(files: readonly SourceFile[], diagnostics: readonly Diagnostic[]): void {
  const shown = new Set<unknown>(
    diagnostics.flatMap(({ source, notes }) => [source, ...notes.map((note) => note.source)]),
  );
  for (const file of files) if (!shown.has(file)) file.disk?.release();
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
