import { realpathSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, sep } from "node:path";

/** The path with links resolved; for a file that does not exist yet, its name in the resolved folder. */
export function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    const folder = dirname(path);
    return folder === path ? path : join(realPath(folder), basename(path));
  }
}

/** The folder itself and those around it, the innermost first. */
export function foldersFrom(folder: string): string[] {
  const around = dirname(folder);
  return around === folder ? [folder] : [folder, ...foldersFrom(around)];
}

/** Whether `path` is `folder` or is below it; both are compared as written, so pass real paths where links matter. */
export function contains(folder: string, path: string): boolean {
  const below = relative(folder, path);
  return !(below === ".." || below.startsWith(`..${sep}`) || isAbsolute(below));
}
