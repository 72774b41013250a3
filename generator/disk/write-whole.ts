import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sweepTemporaries, temporaryName } from "./temporary.ts";

/**
 * Writes a file, with the folders that it is in: whoever reads it finds all of the old text or all of the new. What
 * killed processes left beside it goes.
 */
export function writeWhole(file: string, text: string): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
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
