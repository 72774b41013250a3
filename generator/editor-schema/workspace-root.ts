/** Finds the folder that people open when a project is one package of several. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { readText } from "../disk/read-bytes.ts";

/** Absolute path of the nearest parent folder that is the root of an npm, pnpm or Yarn workspace. */
export function workspaceRoot(project: string): string | undefined {
  for (let folder = dirname(project); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, "pnpm-workspace.yaml")) || hasWorkspaces(folder)) return folder;
  }
  return undefined;
}

/** Whether the `package.json` of a folder lists workspaces. */
export function hasWorkspaces(folder: string): boolean {
  try {
    const manifest: unknown = JSON.parse(readText(join(folder, "package.json")));
    return typeof manifest === "object" && manifest !== null && "workspaces" in manifest;
  } catch {
    // There is no readable file that lists packages.
    return false;
  }
}
