import type { ConfigFile } from "./config-file.ts";
import type { Overrides } from "./overrides.ts";

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
}
