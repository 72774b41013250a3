/**
 * The one way in which files are written that somebody names. A link is written through; a device is written to, and a
 * pipe that somebody reads; any other file is replaced at once, by one of the same mode and owner.
 */
import {
  chmodSync,
  chownSync,
  closeSync,
  constants,
  copyFileSync,
  lstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  type Stats,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { errorCode, withPath } from "./error-code.ts";
import { makeFolders } from "./make-folders.ts";
import { withoutWaiting } from "./read-bytes.ts";
import { Obstacle } from "./obstacle.ts";
import { sweepTemporaries, temporaryName } from "./temporary.ts";

type Content = string | Iterable<Uint8Array>;

/**
 * Writes a file and creates its folders; readers see either all of the old text or all of the new. Removes what killed
 * processes left beside it.
 */
export function writeWhole(named: string, content: Content): void {
  try {
    const file = targetOf(named);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && !stats.isFile()) writeInto(file, content);
    else if (stats && (stats.mode & 0o222) === 0) {
      throw new Obstacle(
        `${JSON.stringify(named)} is read-only. Change its mode, or choose another file.`,
      );
    } else replaceFile(file, content, stats);
  } catch (error) {
    throw withPath(error, named);
  }
}

/** What a link to a file leads to, whether or not it exists. */
function targetOf(path: string): string {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return path;
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats) return stats.isFile() ? realpathSync.native(path) : path;
  return targetOf(resolve(dirname(path), readlinkSync(path)));
}

/** Writes to what is no file; to a pipe only if it is read, because opening it would wait for a reader. */
function writeInto(path: string, content: Content): void {
  const probe = openSync(path, constants.O_WRONLY | withoutWaiting);
  try {
    writeTo(openSync(path, constants.O_WRONLY), content);
  } finally {
    closeSync(probe);
  }
}

function writeTo(opened: number, content: Content, flush = false): void {
  try {
    const parts = typeof content === "string" ? [content] : content;
    for (const part of parts) writeFileSync(opened, part, { flush });
  } finally {
    closeSync(opened);
  }
}

/** @param before what stands there; absent if nothing does */
function replaceFile(file: string, content: Content, before?: Stats): void {
  const folder = dirname(file);
  makeFolders(folder);
  const temporary = join(folder, temporaryName());
  let opened: number;
  try {
    opened = openSync(temporary, "wx", before?.mode);
  } catch (error) {
    if (!before || !isDenied(error)) throw error;
    // The file may be changed, but its folder may not.
    writeTo(openSync(file, "w"), content);
    return;
  }
  try {
    writeTo(opened, content, before !== undefined);
    try {
      if (before) keepOwner(temporary, before);
      renameSync(temporary, file);
    } catch (error) {
      // The file may be changed, but not be replaced: it is mounted, or somebody else's.
      if (!before || !isDenied(error)) throw error;
      copyFileSync(temporary, file);
      rmSync(temporary);
    }
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  sweepTemporaries(folder);
}

function keepOwner(file: string, { mode, uid, gid }: Stats): void {
  const made = statSync(file);
  if (made.uid !== uid || made.gid !== gid) chownSync(file, uid, gid);
  if (made.mode !== mode) chmodSync(file, mode);
}

function isDenied(error: unknown): boolean {
  return ["EACCES", "EPERM", "EBUSY"].includes(errorCode(error) ?? "");
}

/**
 * Writes a cache file, which takes the place of whatever has its name: nobody may lead it elsewhere by a link. Failing
 * to write it is not an error.
 */
export function writeCache(file: string, content: Content): void {
  try {
    replaceFile(file, content);
  } catch {
    return;
  }
}
