import { existsSync, readFileSync } from "node:fs";

/** The version of this package; its package.json lies above the sources and above `dist` alike. */
export const version: string = readVersion();

function readVersion(): string {
  for (const above of ["../../package.json", "../package.json"]) {
    const file = new URL(above, import.meta.url);
    if (!existsSync(file)) continue;
    const { name, version: found } = JSON.parse(readFileSync(file, "utf8")) as {
      name?: string;
      version?: string;
    };
    if (name === "defwright" && found !== undefined) return found;
  }
  return "(unknown version)";
}
