/**
 * Decides whose code may run. A downloaded pack can contain a configuration that is code; it must not run merely
 * because the working directory is inside the pack. A project is the user's own if this very defwright is installed in
 * it: no pack can imitate what a package manager installs. All paths are compared as real paths.
 */
import { realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { join, sep } from "node:path";
import { readText } from "../disk/read-bytes.ts";
import { packageFolder } from "../disk/version.ts";
import { contains, realPath } from "../disk/real-path.ts";

/** @param folder Absolute path of the folder with the configuration. */
export function isOwnProject(folder: string): boolean {
  if (packageFolder === undefined) return false;
  const own = realPath(folder);
  const installed = realPath(packageFolder);
  return (
    own === installed ||
    contains(join(own, "node_modules"), installed) ||
    isLinkedWorkspace(own, installed) ||
    isPlugAndPlayWorkspace(own)
  );
}

/** npm and Yarn link the workspaces of a project into the `node_modules` at its root, where defwright is too. */
function isLinkedWorkspace(own: string, installed: string): boolean {
  const at = installed.indexOf(`${sep}node_modules${sep}`);
  const name = at < 0 ? undefined : packageName(own);
  if (name === undefined) return false;
  const link = join(installed.slice(0, at), "node_modules", name);
  return realPath(link) === own;
}

function packageName(folder: string): string | undefined {
  try {
    const { name } = JSON.parse(readText(join(folder, "package.json"))) as {
      name?: unknown;
    };
    return typeof name === "string" && /^(?:@[\w-][\w.-]*\/)?[\w-][\w.-]*$/u.test(name)
      ? name
      : undefined;
  } catch {
    return undefined;
  }
}

interface PlugAndPlay {
  readonly getDependencyTreeRoots: () => readonly object[];
  readonly getPackageInformation: (locator: object) => { readonly packageLocation: string };
}

/** Yarn without `node_modules` provides the list of its workspaces. */
function isPlugAndPlayWorkspace(own: string): boolean {
  if (!("pnp" in process.versions)) return false;
  try {
    const api = createRequire(import.meta.url)("pnpapi") as PlugAndPlay;
    return api
      .getDependencyTreeRoots()
      .some((root) => realpathSync(api.getPackageInformation(root).packageLocation) === own);
  } catch {
    return false;
  }
}
