/** Where a real game's data is: given by its user, or unpacked once from the archives beside the checkout. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { root } from "../root.ts";

export interface GameData {
  /** Name of the data directory, by which what is known of a release is found. */
  readonly name: string;
  /** Directory of the core definitions. */
  readonly core: string;
  /** Directories of the mods that have any files, by name. */
  readonly mods: readonly string[];
}

/** Where an archive is unpacked to, and where corpus runs write. */
export const cache: string = join(root, ".corpus");

/**
 * @param given Path on the command line; else DEFWRIGHT_CORPUS in the environment counts, else the archives. A
 * directory with `json/` in it is a game's data directory, any other is a pack itself.
 * @returns `undefined` where nothing was given and nothing is there.
 * @throws Where what was given is no directory.
 */
export function findCorpus(given?: string): GameData | undefined {
  const [first] = sourcesOf(given);
  return first === undefined ? undefined : dataIn(first);
}

/** The same, with all archives. */
export function findCorpora(given?: string): readonly GameData[] {
  return sourcesOf(given).map(dataIn);
}

function sourcesOf(given = process.env["DEFWRIGHT_CORPUS"]): readonly string[] {
  if (given !== undefined) return [resolve(given)];
  const folder = resolve(root, "../shared/corpus");
  const names = isDirectory(folder) ? readdirSync(folder).sort() : [];
  return names.filter((name) => name.endsWith(suffix)).map((name) => join(folder, name));
}

const suffix = ".tar.xz";

function dataIn(source: string): GameData {
  const directory = source.endsWith(suffix) ? unpacked(source) : source;
  if (!isDirectory(directory)) throw new Error(`"${directory}" is no directory`);
  const core = join(directory, "json");
  const name = basename(directory);
  if (!isDirectory(core)) return { name, core: directory, mods: [] };
  const mods = join(directory, "mods");
  return {
    name,
    core,
    mods: isDirectory(mods)
      ? readdirSync(mods)
          .sort()
          .map((name) => join(mods, name))
          .filter(isDirectory)
      : [],
  };
}

function unpacked(archive: string): string {
  const target = join(cache, basename(archive, suffix));
  if (!existsSync(target)) {
    const half = `${target}.${String(process.pid)}`;
    mkdirSync(half, { recursive: true });
    try {
      execFileSync("tar", ["-xJf", archive, "-C", half]);
      renameSync(half, target);
    } finally {
      rmSync(half, { recursive: true, force: true });
    }
  }
  return target;
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
