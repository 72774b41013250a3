import { getOrInsert } from "../model/maps.ts";
import { statSync } from "node:fs";
import type { PackDirectory } from "./pack-directory.ts";
import { listPacks, type FilePath, type ListDirectory, type OutsideLink } from "./list-files.ts";

/** Packs and their files. */
export interface Listing {
  readonly packs: readonly PackDirectory[];
  readonly paths: readonly FilePath[];
  readonly outside: readonly OutsideLink[];
  readonly passedOver: readonly FilePath[];
}

/** Whether a file exists at an absolute path. */
export type IsFile = (absolute: string) => boolean;

const isFileOnDisk: IsFile = (absolute) =>
  statSync(absolute, { throwIfNoEntry: false })?.isFile() === true;

/** How files are found if they are not only those on disk. */
export interface Listed {
  readonly listDirectory?: ListDirectory | undefined;
  readonly isFile?: IsFile | undefined;
}

/**
 * Lists the files of the packs; returns the earlier listing if it cannot have changed.
 * @param touched absolute paths where something may have changed since; absent if that may be anywhere
 * @param away packs whose directories are missing; they keep the files that they had
 */
export function listAgain(
  packs: readonly PackDirectory[],
  before: Listing | undefined,
  touched: ReadonlySet<string> | undefined,
  { listDirectory, isFile = isFileOnDisk }: Listed = {},
  away: ReadonlySet<PackDirectory> = new Set(),
): Listing {
  const isKnown = before?.packs === packs && touched !== undefined;
  if (isKnown && onlyEdited(touched, before.paths, isFile)) return before;
  const missing = new Set(packs.filter((pack) => away.has(pack)));
  const { files, outside, passedOver } = listPacks(
    packs.filter((pack) => !missing.has(pack)),
    listDirectory,
  );
  if (missing.size === 0) return { packs, paths: files, outside, passedOver };
  const paths = packs.flatMap((pack) =>
    (missing.has(pack) ? (before?.paths ?? []) : files).filter((path) => path.pack === pack),
  );
  return { packs, paths, outside, passedOver };
}

const known = new WeakMap<readonly FilePath[], ReadonlySet<string>>();

/** Whether only files of the earlier listing were touched, and all of these still exist. */
function onlyEdited(
  touched: ReadonlySet<string>,
  before: readonly FilePath[],
  isFile: IsFile,
): boolean {
  const files = getOrInsert(known, before, () => new Set(before.map(({ absolute }) => absolute)));
  for (const path of touched) if (!files.has(path) || !isFile(path)) return false;
  return true;
}
