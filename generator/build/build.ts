/** build: compiles, then writes what changed; does nothing if no input has changed since the last build. */
import { getOrInsert } from "../model/maps.ts";
import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import type { Compilation } from "../compile.ts";
import type { Settings } from "../config/settings.ts";
import { sourcePath } from "../layer/source-path.ts";
import type { EmittedModule } from "../emit/emitted-module.ts";
import { keepSchema } from "../editor-schema/schema-file.ts";
import { displayPath } from "../disk/display-path.ts";
import { totals } from "../layer/account.ts";
import { compilePacks, type CompilePacksOptions } from "./compile-packs.ts";
import {
  hashOf,
  manifestModule,
  readManifest,
  type Manifest,
  type ManifestFile,
} from "./manifest.ts";
import { sha256 } from "../disk/sha256.ts";
import type { SourceFile } from "../model/source-file.ts";
import { keptBuild } from "./kept-state.ts";
import { writeImage } from "../image/write-image.ts";
import { writeWhole } from "../disk/write-whole.ts";
import { imageStands } from "./image-file.ts";
import { recoverOutput } from "./other-builds.ts";
import { forgetOtherOutput } from "./session.ts";
import {
  configurationHash,
  currentManifest,
  toleranceHash,
  unchangedResult,
} from "./up-to-date.ts";
import { version } from "../disk/version.ts";
import { compareModules, writeModules, type FileDifference } from "./write.ts";
import type { BuildResult } from "./build-result.ts";
import { present } from "../json/containers.ts";

export interface BuildOptions extends Pick<
  CompilePacksOptions,
  "tidy" | "slow" | "session" | "touched" | "away"
> {
  /** Compiles and compares, but writes nothing. */
  readonly dryRun?: boolean;
  /** Compiles even if the manifest shows that nothing changed, and trusts no cache. */
  readonly force?: boolean;
  /** Called before a run of which nothing is kept, which can do with more memory. */
  readonly unkept?: () => void;
  /** The caller already knows that the output is not current, so the manifest is not checked again. */
  readonly stale?: boolean;
}

export function build(settings: Settings, options: BuildOptions = {}): BuildResult {
  const { out } = settings;
  if (out === undefined) throw new Error("build needs an output folder");
  const { force = false, dryRun = false, stale = false } = options;
  const recovered = dryRun ? undefined : recoverOutput(out);
  const recovery = recovered ? { recovered } : {};
  if (!force && !dryRun && !stale && options.session === undefined) {
    const manifest = currentManifest(settings);
    if (manifest) return { ...unchangedResult(manifest), ...recovery };
  }
  const { touched, away, tidy, slow } = options;
  const kept = options.session ? undefined : keptBuild(settings, !force);
  const session = options.session ?? kept?.session;
  if (session) forgetOtherOutput(session, settings);
  else options.unkept?.();
  const compilation = compilePacks(settings, {
    ...present({ session, touched, slow }),
    ...present({ tidy: kept?.isRestored === true ? undefined : tidy }),
    ...(away ? { away, emit: false, records: true } : {}),
  });
  if (!dryRun && !away && kept?.hasSchema(compilation) !== true) {
    keepSchema(settings, compilation, session?.schema);
  }
  if (compilation.failed || away) {
    if (!dryRun) kept?.keep(compilation, false);
    return {
      compilation,
      written: [],
      removed: [],
      unchanged: 0,
      upToDate: false,
      ...recovery,
      ...(away ? { away: [...away].map(({ name }) => name) } : {}),
    };
  }
  const manifest = manifestOf(settings, compilation);
  const report = writeModules(out, compilation.modules, {
    dryRun,
    shown: (path) => displayPath(join(out, path), settings.workingDirectory),
    manifest,
    ...(session ? { known: session.written } : {}),
  });
  if (!dryRun) kept?.keep(compilation, true);
  const { image } = settings;
  const made = sha256(manifest.bytes);
  if (!dryRun && image !== undefined && (force || !imageStands(settings, made))) {
    writeWhole(image, writeImage(settings, compilation, made));
  }
  return { compilation, ...report, upToDate: false, ...recovery };
}

/**
 * What a build would change on disk, apart from what the last one reported: that may differ from what this run finds
 * worth reporting, and the modules are the same. Empty if the output is current.
 */
export function compareWithDisk(settings: Settings, compilation: Compilation): FileDifference[] {
  const { out } = settings;
  if (out === undefined) throw new Error("there is no output folder to compare with");
  const manifest = manifestOf(settings, compilation, readManifest(out)?.diagnostics);
  const stale = compareModules(out, [...compilation.modules, manifest]);
  if (settings.image === undefined || imageStands(settings, sha256(manifest.bytes))) return stale;
  const state = existsSync(settings.image) ? "different" : "missing";
  return [...stale, { path: relative(out, settings.image), state }];
}

export function manifestOf(
  settings: Settings,
  compilation: Compilation,
  diagnostics: Manifest["diagnostics"] = reportedBy(settings, compilation),
): EmittedModule {
  const { account } = compilation;
  const { total: objects, ...objectOutcomes } = totals(account);
  return manifestModule(
    {
      tool: `defwright ${version}`,
      configuration: configurationHash(settings),
      counts: { objects, ...objectOutcomes, generated: account.generated, others: account.others },
      diagnostics,
      inputs: compilation.files.map(inputOf),
    },
    compilation.modules,
    outputOf,
  );
}

function reportedBy(
  settings: Settings,
  { diagnostics }: Pick<Compilation, "diagnostics">,
): Manifest["diagnostics"] {
  const count = (severity: string): number =>
    diagnostics.filter((each) => each.severity === severity).length;
  const tolerance = toleranceHash(settings);
  return { warnings: count("warning"), notes: count("note"), tolerance };
}

const outputs = new WeakMap<EmittedModule, ManifestFile>();

/** Entries are cached by module object, which is reused for as long as the module's content is the same. */
function outputOf(module: EmittedModule): ManifestFile {
  return getOrInsert(outputs, module, () => ({ path: module.path, sha256: hashOf(module) }));
}

const inputs = new WeakMap<SourceFile, ManifestFile>();

/** Entries are cached by file object, which is reused for as long as the file's text is the same. */
function inputOf(file: SourceFile): ManifestFile {
  const make = (): ManifestFile => ({
    path: sourcePath(file),
    sha256: file.disk?.sha256 ?? sha256(file.text),
  });
  return getOrInsert(inputs, file, make);
}
