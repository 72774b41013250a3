import { statSync } from "node:fs";
import type { Pack } from "../model/pack.ts";
import { listFiles, type FilePath, type ListDirectory } from "../read/read.ts";
import type { Session } from "./session.ts";

/**
 * The files of the packs, and which of them may differ from the session's.
 * @param touched absolute paths that may differ; absent where any file may
 */
export function listAgain(
  packs: readonly Pack[],
  session: Session,
  touched: ReadonlySet<string> | undefined,
  listDirectory: ListDirectory | undefined,
): { readonly paths: readonly FilePath[]; readonly touched?: ReadonlySet<string> } {
  const before = session.listing;
  if (before && touched && onlyEdited(touched, before)) return { paths: before, touched };
  const paths = listFiles(packs, listDirectory);
  session.listing = paths;
  return { paths };
}

/** Whether nothing but files that were there before was touched, and all of these still are. */
function onlyEdited(touched: ReadonlySet<string>, before: readonly FilePath[]): boolean {
  const files = new Set(before.map(({ absolute }) => absolute));
  return [...touched].every(
    (path) => files.has(path) && statSync(path, { throwIfNoEntry: false })?.isFile() === true,
  );
}
