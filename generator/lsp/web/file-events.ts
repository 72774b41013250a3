/** In the place of a watcher of files on a disk: the changes of the files in memory. */
import type { FileEvents } from "../../watch/file-events.ts";
import { listen } from "./fs.ts";

export const chokidarEvents: FileEvents = (paths, notice) => {
  const stop = listen((path, directory) => {
    if (!paths.ignores(path, directory)) notice(path, directory);
  });
  const close = (): Promise<void> => {
    stop();
    return Promise.resolve();
  };
  return Promise.resolve({ close });
};
