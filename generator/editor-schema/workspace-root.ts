/** Finds the folder that people open when a project is one package of several. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { packageJson } from "../config/config-file.ts";
import { foldersFrom } from "../disk/real-path.ts";

/** Absolute path of the nearest parent folder that is the root of an npm, pnpm or Yarn workspace. */
export function workspaceRoot(project: string): string | undefined {
  const parents = foldersFrom(dirname(project)).slice(0, -1);
  return parents.find(
    (folder) => existsSync(join(folder, "pnpm-workspace.yaml")) || hasWorkspaces(folder),
  );
}

/** Whether the `package.json` of a folder lists workspaces. */
export function hasWorkspaces(folder: string): boolean {
  return "workspaces" in packageJson(folder);
}
