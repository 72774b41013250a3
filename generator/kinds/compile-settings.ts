import type { Baseline } from "../model/baseline.ts";
import type { Limits } from "../model/limits.ts";
import type { OutputShape } from "../model/output-shape.ts";
import type { Pack } from "../model/pack.ts";
import type { ReleaseRecordText } from "../model/release-record.ts";
import type { Severity } from "../model/severity.ts";
import type { Kinds } from "./kinds.ts";

/** What `compile` needs besides the content: without any path on a disk. */
export interface CompileSettings {
  /** In load order; names are unique. */
  readonly packs: readonly Pack[];
  readonly kinds: Kinds;
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
  /** The version of the game, which packs may require; absent if it is not known. */
  readonly gameVersion?: string | undefined;
  /** How much content is compiled at most; absent for the defaults. */
  readonly limits?: Limits;
  /** Findings that do not fail a build. */
  readonly baseline?: Baseline;
  /** What was released, and must be kept by the content. */
  readonly records?: readonly ReleaseRecordText[];
}
