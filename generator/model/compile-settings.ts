import type { Baseline } from "./baseline.ts";
import type { Dialect, DialectRules } from "./dialect.ts";
import type { Shape } from "./output-shape.ts";
import type { Pack } from "./pack.ts";
import type { RecordSource } from "./release-record.ts";
import type { Severity } from "./severity.ts";

/** What `compile` has to know besides the content: all of it is data, and nothing names a place on a disk. */
export interface CompileSettings {
  /** In load order; names are unique. */
  readonly packs: readonly Pack[];
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
  /** What was released, which the content has to keep. */
  readonly records?: readonly RecordSource[];
}
