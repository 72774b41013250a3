/**
 * One build of the content before each bundle, with what the last one knew: an edit of code costs a look at the files.
 */
import { existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { build } from "../build/build.ts";
import { createBuildSession, type BuildSession } from "../build/session.ts";
import { loadSettings } from "../config/load-config.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { createFileHashes } from "../watch/file-hashes.ts";
import { changedSettings, settingsState, type SettingsState } from "../watch/settings-state.ts";
import { loadOptions, type DefwrightOptions } from "./options.ts";
import { withOutput, type SettingsWithOutput } from "./output-folder.ts";

export interface BuiltContent {
  readonly diagnostics: readonly Diagnostic[];
  /** What the output depends on, absolute, whether or not the content is valid. */
  readonly files: readonly string[];
  /** Folders in which files may come to be, absolute; of packs all that lie below them too. */
  readonly folders: readonly string[];
  /** Modules that were written or removed, absolute. */
  readonly written: readonly string[];
}

/**
 * Builds when it is called; calls must not overlap.
 * @param once Whether no other call follows: where nothing changed since the last build, nothing is compiled or found
 * then.
 */
export type BuildContent = (once?: boolean) => Promise<BuiltContent>;

interface Known {
  readonly settings: SettingsWithOutput;
  readonly decided: SettingsState;
  readonly session: BuildSession;
}

/** @param root Absolute: where the bundler's paths start. */
export function contentBuilder(options: DefwrightOptions, root: string): BuildContent {
  const hashOf = createFileHashes();
  let known: Known | undefined;
  return async (once = false) => {
    if (known && changedSettings(known.decided, settingsState(known.settings, hashOf)).length > 0) {
      known = undefined;
    }
    if (known === undefined) {
      const { settings, problems } = await loadSettings(loadOptions(options, root));
      if (settings === undefined) return misconfigured(problems, root);
      const decided = settingsState(settings, hashOf);
      known = { settings: withOutput(settings), decided, session: createBuildSession() };
    }
    const { settings, session } = known;
    const { compilation, written, removed } = build(settings, once ? {} : { session });
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
      written: [...written, ...removed].map((path) => resolve(settings.out, path)),
    };
  };
}

/** The wrong file may be mended, or one come to be where none was found. */
function misconfigured(problems: readonly Diagnostic[], root: string): BuiltContent {
  const files = problems
    .map(({ source }) => resolve(root, source.displayPath))
    .filter((path) => existsSync(path) && statSync(path).isFile());
  const folders = files.length > 0 ? files.map((file) => dirname(file)) : [root];
  return { diagnostics: problems, files, folders, written: [] };
}
