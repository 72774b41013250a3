import type { SourceFile } from "../model/source-file.ts";

/** Files of an earlier run that are not there any more as they were. */
export function replacedFiles(
  before: readonly SourceFile[],
  now: readonly SourceFile[],
): ReadonlySet<SourceFile> {
  const kept = new Set(now);
  return new Set(before.filter((file) => !kept.has(file)));
}
