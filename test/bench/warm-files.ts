/** The page cache: what was read a moment ago is read from memory, whoever runs next. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "./subject.ts";

/** Reads the files, and those below the folders, once. */
export function warmFiles(paths: readonly string[]): void {
  for (const path of paths) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory() === true) {
      for (const file of filesBelow(path)) readFileSync(join(path, file));
    } else if (found?.isFile() === true) readFileSync(path);
  }
}
