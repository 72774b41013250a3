/** Finds the project's own packs: writable ones below its folder that no package manager put there. */
import { accessSync, constants } from "node:fs";
import { relative, sep } from "node:path";
import type { Settings } from "../config/settings.ts";
import { contains } from "../disk/real-path.ts";
import type { Pack } from "../model/pack.ts";

/** Why packs are not changed: they are others', or this user has no permission. */
export type Unwritable = "outside" | "denied";

export function writablePacks(settings: Settings): (pack: Pack) => boolean {
  const whyNot = unwritablePacks(settings);
  return (pack) => whyNot(pack) === undefined;
}

/** Says why a pack is not changed; `undefined` for those that may be. */
export function unwritablePacks({ root, packs }: Settings): (pack: Pack) => Unwritable | undefined {
  const found = new Map<Pack, Unwritable | undefined>(
    packs.map((pack) => [pack, whyUnwritable(root, pack.directory)]),
  );
  return (pack) => (found.has(pack) ? found.get(pack) : "outside");
}

function whyUnwritable(root: string, directory: string): Unwritable | undefined {
  if (!contains(root, directory)) return "outside";
  if (relative(root, directory).split(sep).includes("node_modules")) return "outside";
  try {
    accessSync(directory, constants.W_OK);
    return undefined;
  } catch {
    return "denied";
  }
}
