import type { FSWatcher } from "chokidar";
import type { FileEvents } from "./file-events.ts";

/** A watcher of our own, where no bundler brings one. */
export const chokidarEvents: FileEvents = async (paths, notice, failed) => {
  const { watch } = await import("chokidar");
  const watching: FSWatcher = watch([...paths.roots], {
    ignoreInitial: true,
    ignored: (path, stats) => paths.ignores(path, stats?.isDirectory()),
  });
  watching.on("all", (event, path) => {
    notice(path, event === "addDir" || event === "unlinkDir");
  });
  watching.on("error", failed);
  await new Promise<void>((resolve) => watching.once("ready", resolve));
  return watching;
};
