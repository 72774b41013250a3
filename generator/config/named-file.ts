/** Files that a configuration names beside its packs: lists of ids, baselines, records of releases. */
import { dirname } from "node:path";
import { readText } from "../disk/read-bytes.ts";
import { contains, realPath } from "../disk/real-path.ts";
import { statsOf } from "../disk/stats-of.ts";

/** Where named files may be; all absolute. */
export interface FileBounds {
  /** The folder of the configuration. */
  readonly root: string;
  /** Further folders into which links may lead. */
  readonly roots: readonly string[];
  /** The folder that must contain every file; absent if they may be anywhere. */
  readonly within?: string | undefined;
}

export type NamedFile =
  | { readonly text: string }
  | { readonly problem: "absent" | "no-file" | "outside" | "link-outside" | "unreadable" };

/**
 * Reads a file as text. It may be wherever the configuration says, but a link of the project must not lead out of it,
 * as in packs.
 *
 * @param file Absolute.
 */
export function readNamedFile(file: string, { root, roots, within }: FileBounds): NamedFile {
  const target = realPath(file);
  if (within !== undefined && !contains(realPath(within), target)) return { problem: "outside" };
  // A file that is named outside of the project is in the project of others, in the folder that is named.
  const folder = contains(root, file) ? root : dirname(file);
  const allowed = [folder, root, ...roots].some((each) => contains(realPath(each), target));
  if (!allowed) return { problem: "link-outside" };
  const stats = statsOf(file);
  if (stats?.isFile() !== true) return { problem: stats === undefined ? "absent" : "no-file" };
  try {
    return { text: readText(file) };
  } catch {
    return { problem: "unreadable" };
  }
}
