import type { Compilation } from "../compile.ts";
import type { ManifestSummary } from "./manifest.ts";
import type { Recovered } from "./settle.ts";

export interface BuildResult {
  /** Absent where nothing had changed, so that nothing was compiled. */
  readonly compilation?: Compilation;
  /** Of the manifest by which the output was found to be current. */
  readonly summary?: ManifestSummary;
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
  /** What the manifest on disk listed and no module of ours can be called. */
  readonly ignored?: readonly string[];
  readonly upToDate: boolean;
  /** Names of packs whose directories are missing: they were compiled as they were last, and nothing was written. */
  readonly away?: readonly string[];
  /** Where an earlier build had been interrupted while it put its modules in place. */
  readonly recovered?: Recovered;
}
