/** The source of a watcher's file events: its own file watcher, or the one that a bundler runs anyway. */
import type { WatchedPaths } from "./watched-paths.ts";

export interface FileWatcher {
  readonly close: () => Promise<void>;
}

/** Reports that something may have happened at an absolute path; the receiver checks whether a file really differs. */
export type FileNotice = (path: string, directory: boolean) => void;

/**
 * Starts reporting every file and folder that changes at or below `paths.roots` (absolute paths), except those that
 * `paths` ignores; it may report more. Resolves, within seconds, as soon as no later change is missed: what is missed
 * all the same, a recheck finds.
 */
export type FileEvents = (
  paths: WatchedPaths,
  notice: FileNotice,
  failed: (error: unknown) => void,
) => Promise<FileWatcher>;
