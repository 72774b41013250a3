/** The configuration as its author writes it; `config.schema.json` is the same for editors. */
import type { Dialect, DialectRules } from "../model/dialect.ts";
import type { Severity } from "../model/severity.ts";
import type { ExternalKind } from "../model/external-kind-names.ts";
import type { Shape } from "../model/output-shape.ts";

export interface Configuration {
  /** For editors; defwright ignores it. */
  readonly $schema?: string;
  /**
   * Directories of definition files in load order: the core pack, then mods. Relative to the configuration file;
   * a pattern such as `"content/mods/*"` stands for its directories, those first that others depend on by their
   * `MOD_INFO`, else by name.
   */
  readonly packs: readonly (string | PackConfiguration)[];
  /** Folders from which packs may read besides, by links or by `path` of their `MOD_INFO`; relative to this file. */
  readonly roots?: readonly string[];
  /** Folder of the generated modules, relative to the configuration file. */
  readonly out?: string;
  /** Whose rules hold; `"spec"` where absent. */
  readonly dialect?: Dialect;
  /** Single rules that differ from the dialect's. */
  readonly rules?: Partial<DialectRules>;
  /** How the content is written down; `"literal"` where absent. */
  readonly shape?: Shape;
  /** What generated modules write at the end of relative imports; `".js"` where absent. */
  readonly importExtension?: ".js" | ".ts" | "";
  /** Ids that exist outside the content: each entry is an id, or a `.json` file that holds a list of ids. */
  readonly known?: Readonly<Partial<Record<ExternalKind, readonly string[]>>>;
  /** Diagnostic code -> its severity. */
  readonly severity?: Readonly<Record<string, Severity | "off">>;
  /** Warnings fail the build like errors. */
  readonly strict?: boolean;
  /** File of accepted findings, relative to the configuration file; `defwright check --update-baseline` writes it. */
  readonly baseline?: string;
  /** The record of releases, relative to the configuration file; `"defwright.lock.json"` where absent. */
  readonly record?: string;
  /** Records of what this content builds on, such as a core's: the content has to keep their ids as well. */
  readonly baseRecords?: readonly string[];
}

export interface PackConfiguration {
  /** Name in messages and in the folders of the output; the directory's own name where absent. */
  readonly name?: string;
  readonly path: string;
}

/** Returns what it is given; editors then complete and check a configuration in TypeScript or JavaScript. */
export function defineConfig(configuration: Configuration): Configuration {
  return configuration;
}
