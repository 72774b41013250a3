import type { Compilation } from "../compile.ts";
import type { ManifestSummary } from "./manifest.ts";
import type { Recovered } from "./transaction.ts";

export interface BuildResult {
  /** Absent if nothing had changed and so nothing was compiled. */
  readonly compilation?: Compilation;
  /** Summary of the manifest that showed the output to be current. */
  readonly summary?: ManifestSummary;
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
  /** Paths listed in the manifest on disk that no generated module can have. */
  readonly ignored?: readonly string[];
  readonly upToDate: boolean;
  /** Names of packs whose directories are missing: their last known content was compiled, and nothing was written. */
  readonly away?: readonly string[];
  /** Present if an earlier build was interrupted while putting its modules in place. */
  readonly recovered?: Recovered;
}
