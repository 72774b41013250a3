/**
 * The compiler, one line a stage. Every stage runs to its end and collects what it finds; the one gate is before
 * `emit`: with any error nothing is emitted, and the last good output stays.
 */
import { checkPacks } from "./check-packs.ts";
import { check } from "./check.ts";
import type { Settings } from "./config/settings.ts";
import { sift, type Sifted } from "./diagnostics/baseline.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import { createFindings } from "./diagnostics/findings.ts";
import { settle } from "./diagnostics/settle.ts";
import { emit, type EmittedModule } from "./emit.ts";
import { indexTables } from "./index-tables.ts";
import { collectKnownIds } from "./known-ids.ts";
import { layer, type Layers } from "./layer.ts";
import { countFates, type Account } from "./layer/account.ts";
import { complete } from "./layer/complete.ts";
import { tellUnloadedPacks } from "./layer/unloaded-packs.ts";
import { listFiles, readFiles, type ListDirectory } from "./read.ts";
import { resolve, type ContentModel } from "./resolve.ts";
import { createSession, loadFiles, type Session } from "./session.ts";
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
  readonly listDirectory?: ListDirectory;
  /** False where only the findings count: nothing is indexed and emitted then. */
  readonly emit?: boolean;
}

export function compile(settings: Settings, options: CompileOptions = {}): Compilation {
  const session = options.session ?? createSession();
  const findings = createFindings();
  const watch = createStopwatch();

  watch.time("packs", () => {
    checkPacks(settings.packs, settings.workingDirectory, findings.report);
  });
  const paths = watch.time("list", () => listFiles(settings.packs, options.listDirectory));
  const files = watch.time("read", () =>
    readFiles(paths, settings.workingDirectory, findings.report, session),
  );
  const loaded = watch.time("parse and validate", () => loadFiles(files, session, findings));
  const known = watch.time("known ids", () => collectKnownIds(loaded.parsed, settings.known));
  const layers = watch.time("layer", () =>
    layer(loaded.parsed, loaded.broken, settings.rules, findings),
  );
  watch.time("complete", () => {
    complete(layers, findings);
  });
  const model = watch.time("resolve", () => resolve(layers, settings.rules, findings, known));
  watch.time("check", () => {
    check(model, layers, known, findings);
    tellUnloadedPacks(findings.facts, settings.packs, settings.root);
  });
  const { fresh: diagnostics, ...baseline } = watch.time("diagnostics", () => {
    const settled = settle(findings.facts, files, settings);
    if (settings.baseline === undefined) return { fresh: settled };
    return sift(settled, settings.baseline, settings.workingDirectory);
  });
  const failed = diagnostics.some(({ severity }) => severity === "error");
  const tables = watch.time("index", () =>
    failed || options.emit === false ? undefined : indexTables(model),
  );
  const modules = watch.time("emit", () => (tables ? emit(model, tables, known, settings) : []));

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

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
