/** Where a watcher hears of files from: by itself, or from a bundler that watches anyway. */
import type { WatchedPaths } from "./watched-paths.ts";

export interface FileWatcher {
  readonly close: () => Promise<void>;
}

/**
 * Begins to tell of every file and folder that changes at or below `paths.roots` (absolute paths), but for what
 * `paths` ignores; resolves as soon as no later change is missed.
 */
export type FileEvents = (
  paths: WatchedPaths,
  notice: (path: string, directory: boolean) => void,
  failed: (error: unknown) => void,
  /** Something may have happened to a file; whether it did, the hearer finds out. */
  hint: (path: string) => void,
) => Promise<FileWatcher>;
