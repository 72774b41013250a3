/** The configuration as its author writes it; `config.schema.json` is the equivalent for editors. */
import type { DialectName, DialectRules, PlaceTable, WrittenDialect } from "../model/dialect.ts";
import type { Limits } from "../model/limits.ts";
import type { Severity } from "../model/severity.ts";
import type { ExternalKind } from "../model/external-kind-names.ts";
import type { OutputShape } from "../model/output-shape.ts";
import type { Format } from "../../runtime/tables/format.ts";

/** The newest format of configurations that is read; `init` writes it. */
export const configurationFormat: Format = "0.1";

export interface Configuration {
  /** For editors; defwright ignores it. */
  readonly $schema?: string;
  /** The format of the configuration: the release that introduced it, such as `"0.1"`. */
  readonly format?: string;
  /**
   * Directories of definition files in load order: the core pack, then mods. Relative to the configuration file; a
   * pattern such as `"content/mods/*"` stands for the matching directories, ordered by the dependencies in their
   * `MOD_INFO`, else by name.
   */
  readonly packs: readonly (string | PackConfiguration)[];
  /** Further folders from which packs may read, by links or by `path` of their `MOD_INFO`; relative to this file. */
  readonly roots?: readonly string[];
  /** Folder of the generated modules, relative to the configuration file. */
  readonly out?: string;
  /** File of the image against which a game links mods (`defwright/mods`), relative to the configuration file. */
  readonly image?: string;
  /** The dialect whose rules apply, or one of the project's own; defaults to `"spec"`. */
  readonly dialect?:
    DialectName | (Omit<WrittenDialect, "places" | "types"> & { readonly extends: DialectName });
  /** Single rules that differ from the dialect's. */
  readonly rules?: Partial<DialectRules>;
  /** Kinds of the project's own, by their names. */
  readonly kinds?: Readonly<Record<string, KindConfiguration | string>>;
  /**
   * Type -> path -> kind: where ids stand in objects of types that no kind describes, besides the places that the
   * dialect knows. In a path, `*` stands for any member, and `[]` for the entries of a list.
   */
  readonly places?: PlaceTable;
  /** How the content is written; defaults to `"literal"`. */
  readonly shape?: OutputShape;
  /** The ending of relative imports in generated modules; defaults to `".js"`. */
  readonly importExtension?: ".js" | ".ts" | "";
  /** Ids that exist outside the content: each entry is an id, or a `.json` file that contains a list of ids. */
  readonly known?: Readonly<Partial<Record<ExternalKind, readonly string[]>>>;
  /** The version of the game: numbers with dots. Packs may require one. */
  readonly game_version?: string;
  /** Types of objects that the game reads itself; objects of other unknown types are reported. */
  readonly other_types?: readonly string[];
  /** Diagnostic code -> its severity. */
  readonly severity?: Readonly<Record<string, Severity | "off">>;
  /** Warnings fail the build like errors. */
  readonly strict?: boolean;
  /** How much content is compiled at most; for content that strangers upload. */
  readonly limits?: Partial<Limits>;
  /** File of accepted findings, relative to the configuration file; `defwright check --update-baseline` writes it. */
  readonly baseline?: string;
  /** Folder of a tile set (`tile_config.json`), relative to the configuration file: `explore` shows its sprites. */
  readonly sprites?: string;
  /** The record of releases, relative to the configuration file; defaults to `"defwright.lock.json"`. */
  readonly record?: string;
  /** Records of what this content builds on, such as a core's: the content must keep their ids too. */
  readonly baseRecords?: readonly string[];
}

/** A kind of a project's own; or the file or package of the module that defines it. */
export interface KindConfiguration {
  /** The `type` words of its objects; defaults to its name. */
  readonly types?: readonly string[];
  /** File of its JSON Schema, relative to the configuration file. */
  readonly schema: string;
}

export interface PackConfiguration {
  /** Name in messages and in the folders of the output; defaults to the name of the directory. */
  readonly name?: string;
  readonly path: string;
}

/** Returns its argument; with it, editors complete and check a configuration in TypeScript or JavaScript. */
export function defineConfig(configuration: Configuration): Configuration {
  return configuration;
}
