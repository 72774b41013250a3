import { writeWhole } from "./write-whole.ts";

/** Writes a cache as JSON. One that cannot be written is no reason to fail. */
export function writeCache(file: string, kept: object): void {
  try {
    writeWhole(file, JSON.stringify(kept));
  } catch {
    return;
  }
}
