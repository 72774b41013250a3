/** The mods of a game's data, each after the core and the mods that it depends on, as a player must load them. */
import type { Settings } from "../../generator/config/settings.ts";
import { orderByDependencies } from "../../generator/packs/pack-order.ts";
import type { PackDirectory } from "../../generator/read/pack-directory.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { cache, type GameData } from "./find-corpus.ts";

export const dialect = "bright-nights";

export interface GameMods {
  readonly core: Settings;
  /** The mod is the last pack. */
  readonly mods: readonly Settings[];
}

export function settingsFor(directories: readonly string[], out?: string): Settings {
  return settingsOf(cache, {
    packs: directories,
    dialect,
    // A mod may be but another name for the core, which it leads to.
    roots: directories.slice(0, 1),
    ...(out === undefined ? {} : { out }),
  });
}

export function modsOf({ core, mods }: GameData): GameMods {
  const settings = settingsFor([core, ...mods]);
  const [first, ...others] = settings.packs;
  if (!first) throw new Error("the game has no core");
  const each = others.filter(isNot(first)).map((mod) => ({
    ...settings,
    packs: [first, ...orderByDependencies([...neededBy(mod, others), mod])],
  }));
  return { core: { ...settings, packs: [first] }, mods: each };
}

/** By the directory that it reads. */
export function isNot(core: PackDirectory): (pack: PackDirectory) => boolean {
  return ({ directory }) => directory !== core.directory;
}

/** What a mod says must load before it, and what that says in its turn. */
function neededBy(mod: PackDirectory, mods: readonly PackDirectory[]): PackDirectory[] {
  const needed = new Set<PackDirectory>();
  const waiting = [mod];
  for (let pack = waiting.pop(); pack; pack = waiting.pop()) {
    for (const { id } of pack.mod?.dependencies ?? []) {
      const other = mods.find((each) => each.mod?.id === id);
      if (!other || other === mod || other.mod?.value["core"] === true || needed.has(other))
        continue;
      needed.add(other);
      waiting.push(other);
    }
  }
  return mods.filter((each) => needed.has(each));
}
