/** A watcher's events and options. */
import type { BuildResult } from "../build/build-result.ts";
import type { LoadedSettings } from "../config/load-config.ts";
import type { Settings } from "../config/settings.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { ContentChanges } from "../diff/content-changes.ts";
import type { FileEvents } from "./file-events.ts";

/**
 * "content", "configuration": their files changed; "output": others changed or removed modules; "request":
 * `Watcher.rebuild` was called.
 */
export type Cause = "start" | "content" | "configuration" | "output" | "request";

export interface Rebuild {
  readonly cause: Cause;
  /** Absolute paths of changed files and folders, sorted by code unit; empty at the start. */
  readonly paths: readonly string[];
  readonly result: BuildResult;
  /** Changes since the last successful build; empty if this one failed, or was the first. */
  readonly changes: ContentChanges;
  /** From the first event to the last written byte. */
  readonly milliseconds: number;
  readonly settings: Settings;
}

/** Callbacks, none of which may throw. */
export interface WatchEvents {
  /** Called after each build, including the first and failed ones. */
  readonly built?: (rebuild: Rebuild) => void;
  /** The configuration was edited and is now wrong; the last good one stays in force. */
  readonly misconfigured?: (problems: readonly Diagnostic[]) => void;
  /** Files could not be read or written, or our own code failed; watching continues. */
  readonly failed?: (error: unknown) => void;
}

export interface WatchOptions {
  /** Reads the settings again; if absent, they are read from the configuration file alone. */
  readonly reload?: () => Promise<LoadedSettings>;
  /** Reports file events; if absent, our own file watcher does. */
  readonly fileEvents?: FileEvents;
  /**
   * When to compare all files with what the last build read and wrote, in case an event was lost, in milliseconds:
   * `first` after the last build, then with twice the delay each time, up to `then`; 500 and 10,000 if absent.
   */
  readonly recheck?: { readonly first: number; readonly then: number };
  /** Called shortly after a build when nothing else is waiting: for work that should delay no build. */
  readonly rest?: () => void;
}
