/** Finds the configuration files of a workspace: above its folders, and in the folders below them. */
import { dirname } from "node:path";
import { glob } from "tinyglobby";
import { ConfigFile, configurationNames } from "../config/config-file.ts";

/** Returns one for each folder that has a configuration. */
export async function findProjects(folders: readonly string[]): Promise<ConfigFile[]> {
  const found = new Map<string, ConfigFile>();
  for (const folder of folders) {
    const above = ConfigFile.findOpened(folder, folders);
    if (above !== undefined) found.set(above.folder, above);
    const below = await glob(
      configurationNames.map((name) => `**/${name}`),
      { cwd: folder, absolute: true, ignore: ["**/node_modules/**", "**/.git/**"], deep: 6 },
    );
    for (const file of below.sort()) {
      const own = ConfigFile.findOpened(dirname(file), folders);
      if (own !== undefined && !found.has(own.folder)) found.set(own.folder, own);
    }
  }
  return [...found.values()];
}
