import type { LoadOptions } from "../config/load-config.ts";

/**
 * How a plugin finds its settings: like the command line, from the root of the bundler upwards (`root` of Vite,
 * `absWorkingDir` of esbuild, `context` of webpack).
 */
export interface DefwrightOptions {
  /** The configuration file, relative to the root; searched there and above where absent. */
  readonly configFile?: string;
  /** Directories of definitions in load order, relative to the root; they replace the configuration's packs. */
  readonly packs?: readonly string[];
  /** Folder of the generated modules, relative to the root. */
  readonly out?: string;
  readonly dialect?: "spec" | "bright-nights";
  readonly shape?: "literal" | "packed";
  /** Warnings fail like errors. */
  readonly strict?: boolean;
  /** Accepted findings, relative to the root; `false` for none. */
  readonly baseline?: string | false;
}

export function loadOptions(options: DefwrightOptions, root: string): LoadOptions {
  const { configFile, ...overrides } = options;
  return {
    workingDirectory: root,
    // A configuration file that is code may run from this folder: the bundler has run its own from there already.
    ownFolder: root,
    ...(configFile === undefined ? {} : { configFile }),
    overrides,
  };
}
