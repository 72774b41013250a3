/** build: compile, then write what changed; or, where no input changed since the last build, nothing at all. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compile, type Compilation } from "./compile.ts";
import type { Settings } from "./config/settings.ts";
import { sourcePath } from "./emit/source-path.ts";
import type { EmittedModule } from "./emit.ts";
import { totals } from "./layer/account.ts";
import { manifestModule, readManifest, sha256, type Manifest } from "./manifest.ts";
import { listFiles } from "./read.ts";
import type { Session } from "./session.ts";
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
    const manifest = currentManifest(settings, out);
    if (manifest) {
      const unchanged = manifest.outputs.length;
      return { manifest, written: [], removed: [], unchanged, upToDate: true };
    }
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

/** The manifest of the last build, if inputs, configuration, tool and outputs are what they were then. */
function currentManifest(settings: Settings, out: string): Manifest | undefined {
  const manifest = readManifest(out);
  if (
    manifest?.tool !== `defwright ${version}` ||
    manifest.configuration !== configurationHash(settings)
  ) {
    return undefined;
  }
  const files = listFiles(settings.packs);
  if (files.length !== manifest.inputs.length) return undefined;
  for (const [index, { pack, path, absolute }] of files.entries()) {
    const input = manifest.inputs[index];
    const file = { pack, path, displayPath: "", text: "" };
    if (input?.path !== sourcePath(file, settings.root)) return undefined;
    if (input.sha256 !== sha256(readFileSync(absolute))) return undefined;
  }
  for (const { path, sha256: hash } of manifest.outputs) {
    const file = join(out, path);
    if (!existsSync(file) || sha256(readFileSync(file)) !== hash) return undefined;
  }
  return manifest;
}

/** Everything outside the packs that reaches the output or the diagnostics. */
function configurationHash(settings: Settings): string {
  const { packs, dialect, rules, shape, importExtension, known, severity, strict } = settings;
  return sha256(
    JSON.stringify({
      packs: packs.map((pack) => pack.name),
      dialect,
      rules,
      shape,
      importExtension,
      known: [...known].map(([kind, ids]) => [kind, [...ids].sort()]),
      severity: [...severity].sort(),
      strict,
    }),
  );
}
