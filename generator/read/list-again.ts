import { statSync } from "node:fs";
import type { PackDirectory } from "./pack-directory.ts";
import { listFiles, type FilePath, type ListDirectory } from "./read.ts";

/** Files of packs, and the packs that they are the files of. */
export interface Listing {
  readonly packs: readonly PackDirectory[];
  readonly paths: readonly FilePath[];
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
  listDirectory: ListDirectory | undefined,
  away: ReadonlySet<PackDirectory> = new Set(),
): Listing {
  if (before?.packs === packs && touched && onlyEdited(touched, before.paths)) return before;
  if (away.size === 0) return { packs, paths: listFiles(packs, listDirectory) };
  const paths = packs.flatMap((pack) =>
    away.has(pack)
      ? (before?.paths ?? []).filter((path) => path.pack === pack)
      : listFiles([pack], listDirectory),
  );
  return { packs, paths };
}

/** Whether nothing but files that were there before was touched, and all of these still are. */
function onlyEdited(touched: ReadonlySet<string>, before: readonly FilePath[]): boolean {
  const files = new Set(before.map(({ absolute }) => absolute));
  return [...touched].every(
    (path) => files.has(path) && statSync(path, { throwIfNoEntry: false })?.isFile() === true,
  );
}
