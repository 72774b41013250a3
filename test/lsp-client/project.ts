/** A game's data as a project in a temporary folder, since renames change only what belongs to the project. */
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { GameData } from "../corpus/find-corpus.ts";
import { root } from "../root.ts";
import { Content } from "./oracle/content.ts";

export interface GameProject {
  readonly name: string;
  readonly folder: string;
  readonly content: Content;
}

/** Our sample game, where there is no other. */
export const sampleGame: GameData = {
  name: "content",
  core: join(root, "content/core"),
  mods: ["night-mail", "terrace-year"].map((mod) => join(root, "content/mods", mod)),
};

const made: string[] = [];
process.on("exit", () => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** @param withMods Whether the mods belong to it, in the order of their dependencies. */
export function gameProject({ name, core, mods }: GameData, withMods: boolean): GameProject {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "defwright-client-")));
  made.push(folder);
  const packs = [core, ...(withMods ? inOrder(mods) : [])].map((from, index) => {
    const path = index === 0 ? "json" : `mods/${basename(from)}`;
    cpSync(from, join(folder, path), { recursive: true });
    return path;
  });
  const dialect = name === "content" ? "spec" : name.endsWith("2026") ? "dda" : "bright-nights";
  writeFileSync(
    join(folder, "defwright.config.json"),
    JSON.stringify({ dialect, packs, out: "out" }),
  );
  const content = new Content(
    dialect,
    packs.map((path) => join(folder, path)),
  );
  return { name: withMods && packs.length > 1 ? `${name} with mods` : name, folder, content };
}

interface ModInfo {
  readonly type?: string;
  readonly id?: string;
  readonly dependencies?: readonly string[];
  readonly core?: boolean;
}

/** What a mod depends on comes before it; what is but a name of the core is left out. */
function inOrder(mods: readonly string[]): readonly string[] {
  const infos = new Map<string, { readonly path: string; readonly needs: readonly string[] }>();
  for (const path of mods) {
    const file = join(path, "modinfo.json");
    if (!existsSync(file)) continue;
    const parsed = JSON.parse(readFileSync(file, "utf8")) as ModInfo | readonly ModInfo[];
    const info = [parsed].flat().find(({ type }) => type === "MOD_INFO");
    if (info?.id !== undefined && info.core !== true)
      infos.set(info.id, { path, needs: info.dependencies ?? [] });
  }
  const ordered = new Set<string>();
  const visit = (id: string): void => {
    const info = infos.get(id);
    if (!info || ordered.has(info.path)) return;
    for (const need of info.needs) visit(need);
    ordered.add(info.path);
  };
  for (const id of infos.keys()) visit(id);
  return [...ordered];
}
