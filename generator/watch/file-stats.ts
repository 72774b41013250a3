/** How files look from outside, to see whether one was written again after it was read. */
import { statSync, type Stats } from "node:fs";

export type FileMarks = ReadonlyMap<string, string>;

export function markFiles(paths: Iterable<string>): FileMarks {
  const marks = new Map<string, string>();
  for (const path of paths) marks.set(path, lookOf(path)?.text ?? "absent");
  return marks;
}

/** The paths whose files are not as they were marked. */
export function changedSince(marks: FileMarks): string[] {
  const now = markFiles(marks.keys());
  return [...marks].filter(([path, mark]) => now.get(path) !== mark).map(([path]) => path);
}

export interface Look {
  readonly size: number;
  readonly mtimeMs: number;
  /** Size, times of content and of status, inode: who was touched differs in one of them. */
  readonly text: string;
  /** So fresh that a later write could leave it as it is. */
  readonly fresh: boolean;
}

/** Clocks of file systems tick this slowly at most. Milliseconds. */
const tick = 20;

/** `undefined` for what is not there, or out of reach. */
export function lookOf(path: string): Look | undefined {
  const stats = statsOf(path);
  if (stats === undefined) return undefined;
  const { size, mtimeMs, ctimeMs, ino } = stats;
  return {
    size,
    mtimeMs,
    text: `${String(size)} ${String(mtimeMs)} ${String(ctimeMs)} ${String(ino)}`,
    fresh: ctimeMs > Date.now() - tick,
  };
}

function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
