/** The settings of one run of the compiler: the configuration with every default filled in and every path absolute. */
import type { CompileSettings } from "../kinds/compile-settings.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { PackDirectory } from "../read/pack-directory.ts";
import type { BaselineFile, ProjectSearch } from "./named-files.ts";
import type { ConfigFile } from "./config-file.ts";
import type { Overrides } from "./overrides.ts";

export interface Settings extends FoundSettings {
  readonly kinds: Kinds;
}

/** Kinds that may not be made yet. Loading what makes them takes longer than a build that has nothing to do. */
export interface KindsToLoad {
  /** What they are made of: the same text stands for the same kinds. */
  readonly key: string;
  readonly load: () => Promise<Kinds>;
}

/** Settings that are known to be without problems, with or without kinds. */
export interface FoundSettings extends Omit<CompileSettings, "kinds"> {
  readonly kinds: KindsToLoad;
  /** Absolute folder of the configuration file, or the working directory; generated paths are relative to it. */
  readonly root: string;
  /** Absolute; paths in messages are relative to it. */
  readonly workingDirectory: string;
  /** Absolute; `undefined` if the settings come only from the command line or from code. */
  readonly configFile: string | undefined;
  /** In load order; names are unique. */
  readonly packs: readonly PackDirectory[];
  /** Absolute folder of the generated modules; `check` does not need one. */
  readonly out: string | undefined;
  /** Absolute path of the image that a build writes beside the modules; absent if it writes none. */
  readonly image?: string;
  /** Absolute path of the `tile_config.json` of the tile set whose sprites `explore` shows. */
  readonly sprites?: string;
  /** Accepted findings, which do not fail the build. */
  readonly baseline?: BaselineFile;
  /** Absolute path to which `defwright release` writes the record of releases; the file need not exist. */
  readonly recordFile?: string;
  readonly decidedBy?: DecidedBy;
  /** How they were loaded; absent if they were made by hand. */
  readonly request?: LoadRequest;
}

/** Absolute paths that determine settings, whether or not they exist: settings change if one of them does. */
export interface DecidedBy {
  /** Files that were read, or would have been. */
  readonly files: readonly string[];
  /** Folders whose subfolders matter: patterns were expanded there, or a folder was missing. */
  readonly folders: readonly string[];
}

/** How settings are loaded, and how a watcher loads them again. */
export interface LoadRequest {
  /**
   * The directory where the search starts and to which paths in messages are relative; defaults to that of the process.
   */
  readonly workingDirectory?: string;
  /** If absent it is searched for, unless the overrides name packs: then they are the only settings. */
  readonly configFile?: ConfigFile | undefined;
  readonly overrides?: Overrides;
  /** An absolute folder whose code already runs: a configuration found there may be code. */
  readonly ownFolder?: string;
  /** The text of the configuration, or of a file that it names, that an editor shows and has not saved. */
  readonly unsaved?: ProjectSearch["unsaved"];
}

export async function withKinds(settings: FoundSettings): Promise<Settings> {
  return { ...settings, kinds: await settings.kinds.load() };
}
