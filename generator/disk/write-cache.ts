import { writeWhole } from "./write-whole.ts";

/** Writes a cache file; failing to write it is not an error. */
export function writeCache(file: string, text: string): void {
  try {
    writeWhole(file, text);
  } catch {
    return;
  }
}
