/** Finds the configuration files of a workspace: above its folders, and in the folders below them. */
import { dirname } from "node:path";
import { glob } from "tinyglobby";
import { configurationNames, findConfig } from "../config/find-config.ts";

/** Returns absolute paths, one for each folder that has a configuration. */
export async function findProjects(folders: readonly string[]): Promise<string[]> {
  const found = new Map<string, string>();
  for (const folder of folders) {
    const above = findConfig(folder);
    if (above !== undefined) found.set(dirname(above), above);
    const below = await glob(
      configurationNames.map((name) => `**/${name}`),
      { cwd: folder, absolute: true, ignore: ["**/node_modules/**", "**/.git/**"], deep: 6 },
    );
    for (const file of below.sort()) {
      const own = findConfig(dirname(file));
      if (own !== undefined && !found.has(dirname(own))) found.set(dirname(own), own);
    }
  }
  return [...found.values()];
}
