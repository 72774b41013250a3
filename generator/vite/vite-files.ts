/** Vite's own watcher as what tells of files, so that each is watched once. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import type { FileEvents } from "../watch/file-events.ts";
import { markFiles } from "../watch/file-stats.ts";
import type { WatchedPaths } from "../watch/watched-paths.ts";

/**
 * Milliseconds after the start. The watcher calls itself ready before it has seen every file; what is written until then
 * is found by looking.
 */
const looks = [100, 400, 1500];

export function viteFiles({ watcher }: ViteDevServer): FileEvents {
  return (paths, notice) => {
    const before = markFiles(filesOf(paths));
    const heard = new Set<string>();
    const told = (event: string, path: string): void => {
      const directory = event === "addDir" || event === "unlinkDir";
      if (paths.ignores(path, directory)) return;
      heard.add(path);
      notice(path, directory);
    };
    const look = (): void => {
      const now = markFiles(new Set([...before.keys(), ...filesOf(paths)]));
      for (const [path, mark] of now) {
        if (heard.has(path) || mark === (before.get(path) ?? "absent")) continue;
        heard.add(path);
        notice(path, false);
      }
    };
    watcher.on("all", told);
    // Folders around packs and configuration files are there to see them go and come; those may be large.
    watcher.add([...paths.contents]);
    const timers = looks.map((delay) => setTimeout(look, delay).unref());
    return Promise.resolve({
      close: () => {
        for (const timer of timers) clearTimeout(timer);
        watcher.off("all", told);
        return Promise.resolve();
      },
    });
  };
}

/** Every file that matters. */
function filesOf(paths: WatchedPaths): string[] {
  return paths.contents.flatMap((path) => {
    try {
      return readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((file) => !paths.ignores(file, false));
    } catch {
      // A file itself, or what is not there.
      return [path];
    }
  });
}
