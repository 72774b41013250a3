import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

export const configurationNames = [
  "defwright.config.json",
  "defwright.config.ts",
  "defwright.config.js",
  "defwright.config.mjs",
] as const;

/** The absolute path of the nearest configuration file, in the directory itself or above it. */
export function findConfig(directory: string): string | undefined {
  for (let folder = directory; ; folder = dirname(folder)) {
    for (const name of configurationNames) {
      const file = join(folder, name);
      if (existsSync(file)) return file;
    }
    if (dirname(folder) === folder) return undefined;
  }
}
