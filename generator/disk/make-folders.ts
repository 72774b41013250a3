import { mkdirSync, rmdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { errorCode } from "./error-code.ts";
import { Obstacle } from "./obstacle.ts";

/** How often a parent may vanish while its folder is created. */
const mostTries = 5;

/**
 * Creates a folder and its missing parents. Unlike Node's own `recursive`, it ends where the system refuses folders
 * without a reason (`/proc`), and an error is that of the folder which could not be created.
 * @returns the new folders, outermost first
 */
export function makeFolders(folder: string): string[] {
  const made: string[] = [];
  for (let tries = 1; ; tries += 1) {
    const missing: string[] = [];
    for (let each = folder; !isThere(each); each = dirname(each)) missing.unshift(each);
    const [failed, error] = makeAll(missing, made);
    if (failed === undefined) return made;
    const isGone = errorCode(error) === "ENOENT";
    if (isGone && tries < mostTries) continue;
    for (const each of made.reverse()) rmdirSync(each);
    if (isGone) {
      throw new Obstacle(
        `The system does not allow ${JSON.stringify(failed)} to be created. Choose another folder.`,
      );
    }
    throw error;
  }
}

/** Returns the folder that could not be created, with the reason. */
function makeAll(folders: readonly string[], made: string[]): readonly [string?, unknown?] {
  for (const folder of folders) {
    try {
      mkdirSync(folder);
      made.push(folder);
    } catch (error) {
      if (errorCode(error) !== "EEXIST" || !isFolder(folder)) return [folder, error];
    }
  }
  return [];
}

function isThere(path: string): boolean {
  return dirname(path) === path || statSync(path, { throwIfNoEntry: false }) !== undefined;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
