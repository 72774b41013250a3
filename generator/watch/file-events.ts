/** Where a watcher's file events come from: a file watcher of its own, or the one that a bundler runs anyway. */
import type { WatchedPaths } from "./watched-paths.ts";

export interface FileWatcher {
  readonly close: () => Promise<void>;
}

/** Something may have happened at an absolute path; whether a file differs is for the receiver to find out. */
export type FileNotice = (path: string, directory: boolean) => void;

/**
 * Starts to report every file and folder that changes at or below `paths.roots` (absolute paths), except for what
 * `paths` ignores; more may be reported. Resolves as soon as no later change is missed.
 */
export type FileEvents = (
  paths: WatchedPaths,
  notice: FileNotice,
  failed: (error: unknown) => void,
) => Promise<FileWatcher>;
