import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The absolute path of a project's caches: in the nearest `node_modules`; `undefined` if there is none. */
export function cacheFolder(root: string): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    const modules = join(folder, "node_modules");
    if (existsSync(modules)) return join(modules, ".cache", "defwright");
    if (dirname(folder) === folder) return undefined;
  }
}
