/**
 * Builds the content before each bundle, reusing what the last build cached: an edit to code costs only a check of the
 * files.
 */
import { isFile } from "../disk/stats-of.ts";
import { dirname, resolve } from "node:path";
import { build } from "../build/build.ts";
import { openBuildSession } from "../build/kept-state.ts";
import { createBuildSession, type BuildSession } from "../build/session.ts";
import { loadSettings } from "../config/load-config.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { createFileHashes } from "../watch/file-hashes.ts";
import { changedSettings, settingsState, type SettingsState } from "../watch/settings-state.ts";
import { builtModules, changedModules, type BuiltModules } from "./changed-modules.ts";
import { loadOptions, type DefwrightOptions } from "./options.ts";
import { withOutput, type SettingsWithOutput } from "./output-folder.ts";

export interface BuiltContent {
  readonly diagnostics: readonly Diagnostic[];
  /** Absolute paths of the files that the output depends on, whether or not the content is valid. */
  readonly files: readonly string[];
  /** Absolute paths of folders in which new files may appear; for packs, this includes all folders below them. */
  readonly folders: readonly string[];
  /** Absolute paths of modules that were added, removed or changed since the last call. */
  readonly changed: readonly string[];
}

/**
 * Builds when called; calls must not overlap.
 * @param once Whether no other call follows: if nothing has changed since the last build, nothing is compiled and no
 * findings are reported.
 */
export type BuildContent = (once?: boolean) => Promise<BuiltContent>;

interface Known {
  readonly settings: SettingsWithOutput;
  readonly decided: SettingsState;
  readonly session: BuildSession;
}

/** @param root Absolute path from which the bundler resolves its paths. */
export function contentBuilder(options: DefwrightOptions, root: string): BuildContent {
  const hashOf = createFileHashes();
  let known: Known | undefined;
  let last: BuiltModules = new Map();
  return async (once = false) => {
    if (known && changedSettings(known.decided, settingsState(known.settings, hashOf)).length > 0) {
      known = undefined;
    }
    if (known === undefined) {
      const { settings, problems } = await loadSettings(loadOptions(options, root));
      if (settings === undefined) return misconfigured(problems, root);
      const decided = settingsState(settings, hashOf);
      const sure = withOutput(settings);
      const session = once ? createBuildSession() : openBuildSession(sure);
      known = { settings: sure, decided, session };
    }
    const { settings, session } = known;
    const { compilation } = build(settings, once ? {} : { session });
    const before = last;
    // Nothing is emitted if there are errors, or if nothing was compiled.
    if (compilation && compilation.modules.length > 0) last = builtModules(compilation.modules);
    const sources = compilation?.files ?? [];
    const packs = settings.packs.map(({ directory }) => directory);
    const files = [
      ...(settings.decidedBy?.files ?? []),
      ...sources.map(({ displayPath }) => resolve(settings.workingDirectory, displayPath)),
    ];
    return {
      diagnostics: compilation?.diagnostics ?? [],
      files,
      folders: [...packs, ...(settings.decidedBy?.folders ?? [])],
      changed: changedModules(before, last).map((path) => resolve(settings.out, path)),
    };
  };
}

/** Watches for a faulty file to be corrected, or for a missing one to appear. */
function misconfigured(problems: readonly Diagnostic[], root: string): BuiltContent {
  const files = problems.map(({ source }) => resolve(root, source.displayPath)).filter(isFile);
  const folders = files.length > 0 ? files.map((file) => dirname(file)) : [root];
  return { diagnostics: problems, files, folders, changed: [] };
}
