import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Makes the folders above the file as well. */
export function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
