import { closeSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeFolders } from "./make-folders.ts";
import { sweepTemporaries, temporaryName } from "./temporary.ts";

/**
 * Writes a file and creates its folders; readers see either all of the old text or all of the new. Removes what killed
 * processes left beside it.
 */
export function writeWhole(file: string, text: string | Iterable<Uint8Array>): void {
  const folder = dirname(file);
  makeFolders(folder);
  const temporary = join(folder, temporaryName());
  try {
    if (typeof text === "string") writeFileSync(temporary, text);
    else writeLines(temporary, text);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  sweepTemporaries(folder);
}

function writeLines(file: string, lines: Iterable<Uint8Array>): void {
  const opened = openSync(file, "wx");
  try {
    for (const line of lines) writeFileSync(opened, line);
  } finally {
    closeSync(opened);
  }
}

/** Writes a cache file; failing to write it is not an error. */
export function writeCache(file: string, text: string | Iterable<Uint8Array>): void {
  try {
    writeWhole(file, text);
  } catch {
    return;
  }
}
