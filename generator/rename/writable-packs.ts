/** Finds the project's own packs: writable ones below its folder that no package manager put there. */
import { accessSync, constants } from "node:fs";
import { relative, sep } from "node:path";
import type { Settings } from "../config/settings.ts";
import { contains } from "../disk/real-path.ts";
import type { Pack } from "../model/pack.ts";

export function writablePacks({ root, packs }: Settings): (pack: Pack) => boolean {
  const own = new Set<Pack>(packs.filter(({ directory }) => isOwn(root, directory)));
  return (pack) => own.has(pack);
}

function isOwn(root: string, directory: string): boolean {
  if (!contains(root, directory)) return false;
  if (relative(root, directory).split(sep).includes("node_modules")) return false;
  try {
    accessSync(directory, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
