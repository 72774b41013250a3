/** What a watcher reports, and its options. */
import type { BuildResult } from "../build/build-result.ts";
import type { LoadedSettings } from "../config/load-config.ts";
import type { Settings } from "../config/settings.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { ContentChanges } from "./content-changes.ts";
import type { FileEvents } from "./file-events.ts";

/**
 * "content", "configuration": files changed that hold it; "output": modules were changed or removed by others;
 * "request": `Watcher.rebuild` was called.
 */
export type Cause = "start" | "content" | "configuration" | "output" | "request";

export interface Rebuild {
  readonly cause: Cause;
  /** Files and folders that changed, absolute, by code unit; empty at the start. */
  readonly paths: readonly string[];
  readonly result: BuildResult;
  /** Against the last build that succeeded; empty where this one did not, or was the first. */
  readonly changes: ContentChanges;
  /** From the first event to the last written byte. */
  readonly milliseconds: number;
  readonly settings: Settings;
}

/** None of them may throw. */
export interface WatchEvents {
  /** After each build, the first and the failed ones included. */
  readonly built?: (rebuild: Rebuild) => void;
  /** The configuration was edited and is wrong now; the last good one stays in force. */
  readonly misconfigured?: (problems: readonly Diagnostic[]) => void;
  /** Files could not be read or written, or our own code failed; the watcher goes on. */
  readonly failed?: (error: unknown) => void;
}

export interface WatchOptions {
  /** Reads the settings again; from the configuration file alone where absent. */
  readonly reload?: () => Promise<LoadedSettings>;
  /** Reports file events; a file watcher of our own where absent. */
  readonly fileEvents?: FileEvents;
  /**
   * When all files are compared with what the last build read and wrote, in case an event was lost, in milliseconds:
   * `first` after the last build, then after twice as long each time up to `then`; 500 and 10,000 where absent.
   */
  readonly recheck?: { readonly first: number; readonly then: number };
  /** Called shortly after a build when nothing else waits: for work that should delay no build. */
  readonly rest?: () => void;
}
