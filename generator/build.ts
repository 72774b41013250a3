/** build: compile, then write what changed; or, where no input changed since the last build, nothing at all. */
import { compile, type Compilation } from "./compile.ts";
import type { Settings } from "./config/settings.ts";
import { sourcePath } from "./emit/source-path.ts";
import type { EmittedModule } from "./emit.ts";
import { totals } from "./layer/account.ts";
import { manifestModule, sha256, type Manifest } from "./manifest.ts";
import type { Session } from "./session.ts";
import { configurationHash, currentManifest, unchangedResult } from "./up-to-date.ts";
import { version } from "./version.ts";
import { compareModules, writeModules, type Difference } from "./write.ts";

export interface BuildResult {
  /** Absent where nothing had changed, so that nothing was compiled. */
  readonly compilation?: Compilation;
  /** The manifest that vouched for the unchanged output. */
  readonly manifest?: Manifest;
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
  readonly upToDate: boolean;
}

export interface BuildOptions {
  readonly session?: Session;
  /** Compiles and compares, and leaves the disk alone. */
  readonly dryRun?: boolean;
  /** Compiles even where the manifest says that nothing changed. */
  readonly force?: boolean;
}

export function build(settings: Settings, options: BuildOptions = {}): BuildResult {
  const { out } = settings;
  if (out === undefined) throw new Error("build needs an output folder");
  if (options.force !== true && options.dryRun !== true && options.session === undefined) {
    const manifest = currentManifest(settings);
    if (manifest) return unchangedResult(manifest);
  }
  const compilation = compile(settings, options.session ? { session: options.session } : {});
  if (compilation.failed) {
    return { compilation, written: [], removed: [], unchanged: 0, upToDate: false };
  }
  const modules = [...compilation.modules, manifestOf(settings, compilation)];
  const report = writeModules(out, modules, { dryRun: options.dryRun ?? false });
  return { compilation, ...report, upToDate: false };
}

/** What a build would change on disk; empty where the output is current. */
export function compareWithDisk(settings: Settings, compilation: Compilation): Difference[] {
  const { out } = settings;
  if (out === undefined) throw new Error("there is no output folder to compare with");
  return compareModules(out, [...compilation.modules, manifestOf(settings, compilation)]);
}

export function manifestOf(settings: Settings, compilation: Compilation): EmittedModule {
  const { account, diagnostics } = compilation;
  const { total: objects, ...fates } = totals(account);
  const count = (severity: string): number =>
    diagnostics.filter((each) => each.severity === severity).length;
  return manifestModule(
    {
      tool: `defwright ${version}`,
      configuration: configurationHash(settings),
      counts: { objects, ...fates, generated: account.generated, others: account.others },
      diagnostics: { warnings: count("warning"), notes: count("note") },
      inputs: compilation.files.map((file) => ({
        path: sourcePath(file, settings.root),
        sha256: sha256(file.text),
      })),
    },
    compilation.modules,
  );
}
