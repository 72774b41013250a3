import { ConfigFile } from "../config/config-file.ts";
import type { DialectName } from "../model/dialect.ts";
import type { LoadRequest } from "../config/settings.ts";

/**
 * How a plugin finds its settings: like the command line, from the bundler's root upwards (`root` in Vite,
 * `absWorkingDir` in esbuild, `context` in webpack).
 */
export interface DefwrightOptions {
  /** The configuration file, relative to the root; if absent, it is searched for there and above. */
  readonly configFile?: string;
  /** Directories of definitions in load order, relative to the root; they replace the configuration's packs. */
  readonly packs?: readonly string[];
  /** Folder of the generated modules, relative to the root. */
  readonly out?: string;
  /** File of the image against which a game links mods, relative to the root. */
  readonly image?: string;
  readonly dialect?: DialectName;
  readonly shape?: "literal" | "packed";
  /** Makes warnings fail like errors. */
  readonly strict?: boolean;
  /** File of accepted findings, relative to the root; `false` for none. */
  readonly baseline?: string | false;
}

export function loadOptions(options: DefwrightOptions, root: string): LoadRequest {
  const { configFile, ...overrides } = options;
  return {
    workingDirectory: root,
    // A configuration file that is code may run from this folder: the bundler has already run its own from there.
    ownFolder: root,
    ...(configFile === undefined ? {} : { configFile: ConfigFile.named(configFile, root) }),
    overrides,
  };
}
