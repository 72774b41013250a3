import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** Where caches of a project belong, absolute: in the nearest `node_modules`; `undefined` where there is none. */
export function cacheFolder(root: string): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    const modules = join(folder, "node_modules");
    if (existsSync(modules)) return join(modules, ".cache", "defwright");
    if (dirname(folder) === folder) return undefined;
  }
}
