/** What one run of the compiler is about: the configuration with every default filled in and every path absolute. */
import type { CompileSettings } from "../model/compile-settings.ts";
import type { PackDirectory } from "../read/pack-directory.ts";
import type { BaselineFile } from "./baseline-file.ts";

export interface Settings extends CompileSettings {
  /** Absolute folder of the configuration file, or the working directory: generated paths are relative to it. */
  readonly root: string;
  /** Absolute; paths in messages are relative to it. */
  readonly workingDirectory: string;
  /** Absolute; `undefined` where the settings come from the command line or from code alone. */
  readonly configFile: string | undefined;
  /** In load order; names are unique. */
  readonly packs: readonly PackDirectory[];
  /** Absolute folder of the generated modules; `check` may run without. */
  readonly out: string | undefined;
  /** Findings that fail nothing. */
  readonly baseline?: BaselineFile;
  /** Absolute: where `defwright release` writes the record of releases; the file need not be there. */
  readonly recordFile?: string;
  /** What else decides these settings, absolute: files that were read and folders whose patterns were expanded. */
  readonly decidedBy?: { readonly files: readonly string[]; readonly folders: readonly string[] };
}
