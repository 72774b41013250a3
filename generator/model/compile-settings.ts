import type { Baseline } from "./baseline.ts";
import type { Dialect, DialectRules } from "./dialect.ts";
import type { Limits } from "./limits.ts";
import type { OutputShape } from "./output-shape.ts";
import type { Pack } from "./pack.ts";
import type { ReleaseRecordText } from "./release-record.ts";
import type { Severity } from "./severity.ts";

/** What `compile` needs besides the content: plain data, without any path on a disk. */
export interface CompileSettings {
  /** In load order; names are unique. */
  readonly packs: readonly Pack[];
  readonly dialect: Dialect;
  /** The dialect's rules, overridden by those of the configuration. */
  readonly rules: DialectRules;
  readonly shape: OutputShape;
  /** The file extension of relative imports in generated modules. */
  readonly importExtension: ".js" | ".ts" | "";
  /** External kind -> ids that the configuration lists. */
  readonly known: ReadonlyMap<string, ReadonlySet<string>>;
  /** Types of objects that the game reads itself. */
  readonly otherTypes?: ReadonlySet<string>;
  /** Diagnostic code -> the severity that the configuration gives it. */
  readonly severity: ReadonlyMap<string, Severity | "off">;
  /** Warnings become errors. */
  readonly strict: boolean;
  /** How much content is compiled at most; absent for the defaults. */
  readonly limits?: Limits;
  /** Findings that do not fail a build. */
  readonly baseline?: Baseline;
  /** What was released, and must be kept by the content. */
  readonly records?: readonly ReleaseRecordText[];
}
