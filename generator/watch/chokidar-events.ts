import { join } from "node:path";
import type { FSWatcher } from "chokidar";
import type { FileEvents } from "./file-events.ts";

/** A watcher of our own, where no bundler brings one. */
export const chokidarEvents: FileEvents = async (paths, notice, failed, hint) => {
  const { watch } = await import("chokidar");
  const watching: FSWatcher = watch([...paths.roots], {
    ignoreInitial: true,
    ignored: (path, stats) => paths.ignores(path, stats?.isDirectory()),
  });
  watching.on("all", (event, path) => {
    notice(path, event === "addDir" || event === "unlinkDir");
  });
  // What the system says before two saves are taken for one, or one for none because it kept the file's time.
  watching.on("raw", (_, name, details) => {
    const { watchedPath } = details as { readonly watchedPath?: string };
    if (watchedPath === undefined) return;
    hint(watchedPath);
    if (typeof name === "string") hint(join(watchedPath, name));
  });
  watching.on("error", failed);
  await new Promise<void>((resolve) => watching.once("ready", resolve));
  return watching;
};
