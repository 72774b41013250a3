/** Size and time of files, to see whether one was written again after it was read. */
import { statSync } from "node:fs";

export type FileMarks = ReadonlyMap<string, string>;

export function markFiles(paths: Iterable<string>): FileMarks {
  const marks = new Map<string, string>();
  for (const path of paths) {
    const stats = statSync(path, { throwIfNoEntry: false });
    marks.set(
      path,
      stats === undefined ? "absent" : `${String(stats.size)} ${String(stats.mtimeMs)}`,
    );
  }
  return marks;
}

/** The paths whose files are not as they were marked. */
export function changedSince(marks: FileMarks): string[] {
  const now = markFiles(marks.keys());
  return [...marks].filter(([path, mark]) => now.get(path) !== mark).map(([path]) => path);
}
