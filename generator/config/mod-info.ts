/** The description that a pack gives of itself: the `MOD_INFO` object in the `modinfo.json` of its directory. */
import { lstatSync } from "node:fs";
import { join, resolve } from "node:path";
import { readText } from "../disk/read-bytes.ts";
import { contains, realPath } from "../disk/real-path.ts";
import { isFolder } from "../disk/stats-of.ts";
import { modInfoFile, modInfoIn } from "../packs/mod-info.ts";
import type { ProjectSearch } from "./named-files.ts";
import type { PackDirectory } from "../read/pack-directory.ts";
import { displayPath } from "../disk/display-path.ts";

/** Where the content of packs may be; all absolute. */
export interface PackBounds {
  /** Paths in messages are relative to it. */
  readonly workingDirectory: string;
  /** The folder of the configuration; `path` may lead to folders below it. */
  readonly root: string | undefined;
  /** Further folders into which `path` and links may lead. */
  readonly roots: readonly string[];
  readonly unsaved?: ProjectSearch["unsaved"];
}

/**
 * The pack in a directory. Its content is the directory itself, or the one to which `path` of its `MOD_INFO` leads from
 * there; a path that does not lead to an allowed directory is reported later and has no effect.
 */
export function packIn(
  name: string,
  directory: string,
  { workingDirectory, root, roots, unsaved }: PackBounds,
): PackDirectory {
  const pack = { ...(roots.length === 0 ? {} : { roots }), name, directory };
  const file = join(directory, modInfoFile);
  const text = unsaved?.(file) ?? (isOwnFile(file, directory) ? readText(file) : undefined);
  if (text === undefined) return pack;
  const shown = displayPath(file, workingDirectory);
  const mod = modInfoIn({ packName: name, displayPath: shown, text });
  if (!mod) return pack;
  const path = mod.value["path"];
  if (typeof path !== "string" || path === "") return { ...pack, mod };
  const content = resolve(directory, path);
  if (!isFolder(content)) return { ...pack, mod: { ...mod, misdirected: "nowhere" } };
  const target = realPath(content);
  const isAllowed =
    contains(realPath(directory), target) ||
    (root !== undefined && target !== realPath(root) && contains(realPath(root), target)) ||
    roots.some((each) => contains(realPath(each), target));
  return isAllowed
    ? { ...pack, directory: content, mod }
    : { ...pack, mod: { ...mod, misdirected: "outside" } };
}

/** Whether the file exists and is not a link out of its directory. */
function isOwnFile(file: string, directory: string): boolean {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (stats?.isSymbolicLink() !== true) return stats?.isFile() === true;
  const target = realPath(file);
  return (
    contains(realPath(directory), target) &&
    lstatSync(target, { throwIfNoEntry: false })?.isFile() === true
  );
}
