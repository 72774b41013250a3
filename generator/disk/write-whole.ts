import { renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeFolders } from "./make-folders.ts";
import { sweepTemporaries, temporaryName } from "./temporary.ts";

/**
 * Writes a file and creates its folders; readers see either all of the old text or all of the new. Removes what killed
 * processes left beside it.
 */
export function writeWhole(file: string, text: string): void {
  const folder = dirname(file);
  makeFolders(folder);
  const temporary = join(folder, temporaryName());
  try {
    writeFileSync(temporary, text);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  sweepTemporaries(folder);
}

/** Writes a cache file; failing to write it is not an error. */
export function writeCache(file: string, text: string): void {
  try {
    writeWhole(file, text);
  } catch {
    return;
  }
}
