import { isAbsolute, relative, sep } from "node:path";
import type { PackDirectory } from "./pack-directory.ts";

/**
 * The prefix of the paths of a pack's files in generated modules and the manifest: the pack's directory relative to the
 * configuration's folder; for packs outside it, the pack's name. Contains no machine path. Ends in `/` unless empty.
 */
export function sourceFolder({ name, directory }: PackDirectory, root: string): string {
  const inside = relative(root, directory).split(sep).join("/");
  if (inside === "") return "";
  const isOutside = /^\.\.(?:\/|$)/u.test(inside) || isAbsolute(inside);
  return `${isOutside ? name : inside}/`;
}
