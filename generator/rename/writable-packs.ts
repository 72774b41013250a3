/** Finds the project's own packs: writable ones below its folder that no package manager put there. */
import { accessSync, constants } from "node:fs";
import { isAbsolute, relative, sep } from "node:path";
import type { Settings } from "../config/settings.ts";
import type { Pack } from "../model/pack.ts";

export function writablePacks({ root, packs }: Settings): (pack: Pack) => boolean {
  const own = new Set<Pack>(packs.filter(({ directory }) => isOwn(root, directory)));
  return (pack) => own.has(pack);
}

function isOwn(root: string, directory: string): boolean {
  const path = relative(root, directory);
  if (isAbsolute(path) || path.split(sep)[0] === ".." || path.split(sep).includes("node_modules")) {
    return false;
  }
  try {
    accessSync(directory, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
