import type { EventEmitter } from "node:events";
import { basename, join } from "node:path";
import type { FSWatcher } from "chokidar";
import type { FileEvents, FileNotice } from "./file-events.ts";
import { statsOf } from "../disk/stats-of.ts";

/** Chokidar never becomes ready if a folder vanishes while it is read. Milliseconds. */
const patience = 2000;

/** Our own file watcher, used if no bundler runs one. */
export const chokidarEvents: FileEvents = async (paths, notice, failed) => {
  const { watch } = await import("chokidar");
  const watcher: FSWatcher = watch([...paths.roots], {
    ignoreInitial: true,
    ignored: (path, stats) => paths.ignores(path, stats?.isDirectory()),
  });
  forwardEvents(watcher, notice);
  watcher.on("error", failed);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, patience);
    watcher.once("ready", () => {
      clearTimeout(timer);
      resolve();
    });
  });
  return watcher;
};

/** Forwards the events of a chokidar watcher to `notice`; returns a function that stops this. */
export function forwardEvents(
  watcher: Pick<EventEmitter, "on" | "off">,
  notice: FileNotice,
): () => void {
  const onEvent = (event: string, path: string): void => {
    notice(path, event === "addDir" || event === "unlinkDir");
  };
  // Chokidar drops a save within 50 ms of another one, and one that keeps the file's time; the system's raw events
  // include both, and arrive first. Files that are empty or gone are left to chokidar, which waits for editors that
  // remove a file and write it anew.
  const onRawEvent = (
    _: string,
    name: unknown,
    details: { readonly watchedPath?: string },
  ): void => {
    const { watchedPath } = details;
    if (watchedPath === undefined) return;
    const inFolder = typeof name === "string" && name !== basename(watchedPath);
    const path = inFolder ? join(watchedPath, name) : watchedPath;
    if ((statsOf(path)?.size ?? 0) > 0) notice(path, false);
  };
  watcher.on("all", onEvent);
  watcher.on("raw", onRawEvent);
  return () => {
    watcher.off("all", onEvent);
    watcher.off("raw", onRawEvent);
  };
}
