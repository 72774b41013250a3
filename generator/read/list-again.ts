import { statSync } from "node:fs";
import type { PackDirectory } from "./pack-directory.ts";
import { listPacks, type FilePath, type ListDirectory, type OutsideLink } from "./list-files.ts";

/** Files of packs, and the packs that they are the files of. */
export interface Listing {
  readonly packs: readonly PackDirectory[];
  readonly paths: readonly FilePath[];
  readonly outside: readonly OutsideLink[];
}

/** Whether a file stands at a path, absolute. */
export type IsFile = (absolute: string) => boolean;

const isFileOnDisk: IsFile = (absolute) =>
  statSync(absolute, { throwIfNoEntry: false })?.isFile() === true;

/** How files are found where they are not those of the disk alone. */
export interface Listed {
  readonly listDirectory?: ListDirectory | undefined;
  readonly isFile?: IsFile | undefined;
}

/**
 * The files of the packs: those of an earlier listing where nothing else can be there.
 * @param touched absolute paths where something may have happened since; absent where that may be anywhere
 * @param away packs whose directories are missing; they have the files that they had
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
  const { files, outside } = listPacks(
    packs.filter((pack) => !missing.has(pack)),
    listDirectory,
  );
  if (missing.size === 0) return { packs, paths: files, outside };
  const paths = packs.flatMap((pack) =>
    (missing.has(pack) ? (before?.paths ?? []) : files).filter((path) => path.pack === pack),
  );
  return { packs, paths, outside };
}

const known = new WeakMap<readonly FilePath[], ReadonlySet<string>>();

/** Whether nothing but files that were there before was touched, and all of these still are. */
function onlyEdited(
  touched: ReadonlySet<string>,
  before: readonly FilePath[],
  isFile: IsFile,
): boolean {
  let files = known.get(before);
  if (!files) known.set(before, (files = new Set(before.map(({ absolute }) => absolute))));
  for (const path of touched) if (!files.has(path) || !isFile(path)) return false;
  return true;
}
