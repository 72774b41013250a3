import { realpathSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, sep } from "node:path";

/** Where a path leads once links are followed; what does not exist yet stands where its folder leads. */
export function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    const folder = dirname(path);
    return folder === path ? path : join(realPath(folder), basename(path));
  }
}

/** Whether `path` is `folder` or lies below it; both as they are written, so real paths where links matter. */
export function contains(folder: string, path: string): boolean {
  const below = relative(folder, path);
  return !(below === ".." || below.startsWith(`..${sep}`) || isAbsolute(below));
}
