/** The folder that people open in which a project is one package of several. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The nearest folder above that is the root of a workspace of npm, pnpm or Yarn; absolute. */
export function workspaceRoot(project: string): string | undefined {
  for (let folder = dirname(project); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, "pnpm-workspace.yaml")) || listsPackages(folder)) return folder;
  }
  return undefined;
}

function listsPackages(folder: string): boolean {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return typeof manifest === "object" && manifest !== null && "workspaces" in manifest;
  } catch {
    // Nothing that can be read says so.
    return false;
  }
}
