/** What one run of the compiler is about: the configuration with every default filled in and every path absolute. */
import type { Dialect, DialectRules } from "../model/dialect.ts";
import type { Baseline } from "../diagnostics/baseline.ts";
import type { Severity } from "../diagnostics/severity.ts";
import type { Pack } from "../model/pack.ts";

/**
 * How the content is written down: "literal" as readable constants, a module per kind and source file; "packed" as one
 * module per kind, whose records are made when they are asked for. Types and tables are the same.
 */
export const shapes = ["literal", "packed"] as const;
export type Shape = (typeof shapes)[number];

export interface Settings {
  /** Absolute folder of the configuration file, or the working directory: generated paths are relative to it. */
  readonly root: string;
  /** Absolute; paths in messages are relative to it. */
  readonly workingDirectory: string;
  /** Absolute; `undefined` where the settings come from the command line or from code alone. */
  readonly configFile: string | undefined;
  /** In load order; names are unique. */
  readonly packs: readonly Pack[];
  /** Absolute folder of the generated modules; `check` may run without. */
  readonly out: string | undefined;
  readonly dialect: Dialect;
  /** The dialect's rules, with the configuration's own over them. */
  readonly rules: DialectRules;
  readonly shape: Shape;
  /** What generated modules write at the end of relative imports. */
  readonly importExtension: ".js" | ".ts" | "";
  /** External kind -> ids that the configuration lists. */
  readonly known: ReadonlyMap<string, ReadonlySet<string>>;
  /** Diagnostic code -> what the configuration makes of it. */
  readonly severity: ReadonlyMap<string, Severity | "off">;
  /** Warnings become errors. */
  readonly strict: boolean;
  /** Findings that fail nothing. */
  readonly baseline?: Baseline;
  /** What else decides these settings, absolute: files that were read and folders whose patterns were expanded. */
  readonly decidedBy?: { readonly files: readonly string[]; readonly folders: readonly string[] };
}
