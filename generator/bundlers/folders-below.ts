import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Returns the folders and all folders below them, for watchers that see only the direct contents of a folder. */
export function foldersBelow(folders: readonly string[]): string[] {
  const found = new Set<string>();
  for (const folder of folders) {
    found.add(folder);
    try {
      const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
      for (const entry of entries) {
        if (entry.isDirectory()) found.add(join(entry.parentPath, entry.name));
      }
    } catch {
      // It is gone, or is not a folder.
    }
  }
  return [...found];
}
