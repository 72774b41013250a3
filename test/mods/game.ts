/** Games whose generated modules are loaded here: what a linker changes in one is what a build has with the mods. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { pathToFileURL } from "node:url";
import { build } from "../../generator/build/build.ts";
import { createBuildSession } from "../../generator/build/session.ts";
import type { Settings } from "../../generator/config/settings.ts";
import { linkerOf } from "../../generator/mods/linker.ts";
import type { OutputShape } from "../../generator/model/output-shape.ts";
import { applyContent, type Table } from "../../runtime/index.ts";
import { imageOf, modsIn } from "./sample.ts";

export type Game = Readonly<Record<string, unknown>>;

export async function loadGame(out: string): Promise<Game> {
  return (await import(pathToFileURL(join(out, "index.ts")).href)) as Game;
}

/** Everything that game code can ask for. */
export function contentOf(game: Game): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(game)) {
    if (typeof value === "function") continue;
    const table = value as Partial<Table<unknown, string, string>> & { all?: () => unknown };
    if (table.ids && table.at) {
      const { former } = table;
      found[name] = table.ids().map((id, at) => [id, table.index?.(id), table.at?.(at), former]);
    } else if (table.all) found[name] = table.all();
    else {
      const members = Object.entries(value as object).map(([key, each]: [string, unknown]) =>
        typeof each === "object" && each !== null
          ? [key, Object.entries(each).sort()]
          : [key, each],
      );
      found[name] = members.sort();
    }
  }
  return found;
}

/** The names of what is not the same in two games. */
export function differentIn(found: Game, expected: Game): string[] {
  const [a, b] = [contentOf(found), contentOf(expected)];
  return Object.keys(b).filter((name) => !isDeepStrictEqual(a[name], b[name]));
}

/**
 * Plays each mod in a game of the core, and holds it against a game that has the mod built in.
 * @param mods the settings of the core and of the packs that a mod needs, for each mod; the mod is the last pack
 * @param folder where the games are built, from where modules find defwright
 * @returns what differs, by the mod
 */
export async function playMods(
  core: Settings,
  mods: readonly Settings[],
  shape: OutputShape,
  folder: string,
): Promise<string[]> {
  const session = createBuildSession();
  const gameOf = async (settings: Settings, name: string): Promise<Game> => {
    const out = join(folder, shape, name);
    rmSync(out, { recursive: true, force: true });
    build({ ...settings, shape, out, importExtension: ".ts" }, { force: true, session });
    return loadGame(out);
  };
  const game = await gameOf(core, "core");
  const linker = linkerOf(imageOf(core), { limits: { seconds: 600 } });
  const different: string[] = [];
  for (const settings of mods) {
    const { changes, findings } = await linker.link(modsIn(settings, core.packs.length));
    const name = settings.packs.at(-1)?.name ?? "";
    if (changes) {
      applyContent(game, structuredClone(changes));
      const differing = differentIn(game, await gameOf(settings, name));
      different.push(...differing.map((each) => `${name}: ${each}`));
    } else different.push(`${name}: ${findings[0]?.message ?? ""}`);
  }
  return different;
}
