/** The names of what a build writes into its output folder, and removes from it. */
import { isTemporaryName } from "../disk/temporary.ts";

export const manifestName = "manifest.json";

export const journalName = ".defwright-journal";

/** Names of our folders and modules contain no other characters (see `emit/module-names.ts`). */
export function isFolderName(name: string): boolean {
  return /^[A-Za-z0-9_-]+$/u.test(name);
}

export function isModuleName(name: string): boolean {
  return /^[A-Za-z0-9_-]+\.ts$/u.test(name);
}

/** Whether a path can be that of a module; such a path never leads out of the folder. */
export function isModulePath(path: string): boolean {
  return areSteps(path, isModuleName);
}

/** Whether a path can be that of a module, or of a temporary file for one. */
export function isWrittenPath(path: string): boolean {
  return areSteps(path, (name) => isModuleName(name) || isTemporaryName(name));
}

function areSteps(path: string, isName: (name: string) => boolean): boolean {
  const steps = path.split("/");
  const name = steps.pop() ?? "";
  return steps.every(isFolderName) && isName(name);
}

/** Whether a path below an output folder is one that builds use. */
export function isOutputPath(path: string): boolean {
  return path === manifestName || path.split("/")[0] === journalName || isWrittenPath(path);
}
