import { writeWhole } from "./write-whole.ts";

/** Writes a cache. One that cannot be written is no reason to fail. */
export function writeCache(file: string, text: string): void {
  try {
    writeWhole(file, text);
  } catch {
    return;
  }
}
