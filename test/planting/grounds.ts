/** The contents into which mistakes are planted, each in a folder of its own that fixes may change. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createBuildSession } from "../../generator/build/session.ts";
import {
  compile,
  compilePacks,
  loadSettings,
  type Compilation,
  type Settings,
} from "../../generator/index.ts";
import { findCorpus } from "../corpus/find-corpus.ts";
import { projectFolder } from "../project-folder.ts";
import { root } from "../root.ts";
import { grow } from "./grown.ts";
import { findSites, type Sites } from "./sites.ts";

export interface Content {
  readonly name: string;
  readonly folder: string;
  readonly dialect: "spec" | "bright-nights";
  readonly packs: readonly string[];
  readonly sites: Sites;
  /** Path below the folder -> text, of files that have definitions. */
  readonly texts: ReadonlyMap<string, string>;
  readonly unplanted: Compilation;
  /** Compiles with other text in one of the files. */
  readonly compileWith: (file: string, text: string) => Compilation;
}

/** The names of the contents. The real game has none where it is not found. */
export const contentNames = ["own", "real", "grown"] as const;
export type ContentName = (typeof contentNames)[number];

/**
 * @param game Path of a real game's data; without it, it is looked for as `npm run corpus` does.
 * @returns `undefined` where there is no real game.
 */
export async function prepare(
  name: ContentName,
  seed: number,
  game?: string,
): Promise<Content | undefined> {
  const folder = projectFolder();
  let packs: readonly string[];
  if (name === "own") {
    cpSync(join(root, "content"), join(folder, "content"), { recursive: true });
    packs = ["content/core", "content/mods/night-mail", "content/mods/terrace-year"];
  } else if (name === "real") {
    const data = findCorpus(game);
    if (!data) return undefined;
    cpSync(data.core, join(folder, "game"), { recursive: true });
    packs = ["game"];
  } else {
    for (const [path, objects] of grow(seed)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      const lines = objects.map((object) => JSON.stringify(object, undefined, 2));
      writeFileSync(join(folder, path), `[\n${lines.join(",\n")}\n]\n`);
    }
    packs = ["base", "mod"];
  }
  return contentIn(name, folder, packs, name === "real" ? "bright-nights" : "spec");
}

async function contentIn(
  name: string,
  folder: string,
  packs: readonly string[],
  dialect: Content["dialect"],
): Promise<Content> {
  writeFileSync(join(folder, "defwright.config.json"), JSON.stringify({ packs, dialect }));
  const settings = await settingsIn(folder);
  const session = createBuildSession();
  const unplanted = compilePacks(settings, { session, emit: false });
  const texts = new Map<string, string>();
  const all = new Map<string, string>();
  for (const { pack, path, displayPath } of unplanted.files) {
    const directory = settings.packs.find((each) => each.name === pack.name)?.directory ?? folder;
    all.set(displayPath, readFileSync(join(directory, path), "utf8"));
  }
  const sites = findSites(all);
  for (const [path, text] of all)
    if (sites.definitions.some(({ file }) => file === path)) texts.set(path, text);
  for (const { file } of [...sites.byKind.values()].flat()) texts.set(file, all.get(file) ?? "");
  return {
    name,
    folder,
    dialect,
    packs,
    sites,
    texts,
    unplanted,
    compileWith: (file, text) =>
      compile(
        settings,
        {
          files: unplanted.files.map((source) =>
            source.displayPath === file
              ? {
                  pack: source.pack,
                  ...(source.packName !== undefined && { packName: source.packName }),
                  path: source.path,
                  displayPath: file,
                  text,
                }
              : source,
          ),
        },
        { session, emit: false },
      ),
  };
}

export async function settingsIn(folder: string): Promise<Settings> {
  const { settings, problems } = await loadSettings({ workingDirectory: folder });
  if (!settings) throw new Error(problems.map(({ message }) => message).join("\n"));
  return settings;
}
