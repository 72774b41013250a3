/** Uses Vite's own file watcher as the source of file events, so that each file is watched only once. */
import type { ViteDevServer } from "vite";
import { forwardEvents } from "../watch/chokidar-events.ts";
import type { FileEvents } from "../watch/file-events.ts";

export function viteFiles({ watcher }: ViteDevServer): FileEvents {
  return (paths, notice) => {
    const stop = forwardEvents(watcher, notice);
    // Without the folders around packs and configuration files, which may be large: a recheck finds what happens there.
    watcher.add([...paths.contents]);
    return Promise.resolve({
      close: () => {
        stop();
        return Promise.resolve();
      },
    });
  };
}
