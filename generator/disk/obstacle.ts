/** Turns errors of the operating system into sentences with advice. */

import { basename, dirname } from "node:path";
import { isTemporaryName } from "./temporary.ts";

/** Something outside defwright is in the way; the message states what it is and what to do. */
export class Obstacle extends Error {
  override readonly name = "Obstacle";
  /** Absolute path of what is in the way, if it is one file or folder. */
  readonly path: string | undefined;

  constructor(message: string, { path, ...more }: ErrorOptions & { readonly path?: string } = {}) {
    super(message, more);
    this.path = path;
  }
}

/** Returns `undefined` for errors that are not from the system, which are therefore defects of ours. */
export function obstacleOf(error: unknown): Obstacle | undefined {
  if (error instanceof Obstacle) return error;
  if (!isSystemError(error)) return undefined;
  const path = placeOf(error.dest ?? error.path);
  return new Obstacle(sentences(error), { cause: error, ...(path !== undefined && { path }) });
}

interface SystemError extends NodeJS.ErrnoException {
  readonly code: string;
  readonly syscall: string;
  readonly dest?: string;
}

function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && "syscall" in error && "code" in error;
}

const advice: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) =>
    `${path} is not there, or was removed while defwright was at work. Once it is back, run the same again.`,
  ENOSPC: (path) =>
    `The disk is full: ${path} cannot be written. Free some space, then run the same again.`,
  EDQUOT: (path) =>
    `Your share of the disk is used up: ${path} cannot be written. Free some space, then run the same again.`,
  EFBIG: (path) =>
    `${path} would be larger than this system allows for a file. Raise the limit (ulimit -f), or choose another disk.`,
  EROFS: (path) =>
    `${path} cannot be written: that disk is read-only. Choose another folder with --out.`,
  EACCES: (path) =>
    `There is no permission for ${path}. Change its owner or mode, or choose another folder.`,
  EPERM: (path) =>
    `The system does not allow ${path} to be changed: it is locked, or opened by another program. Close that, then run the same again.`,
  EBUSY: (path) => `${path} is in use by another program. Close that, then run the same again.`,
  EEXIST: (path) =>
    `${path} is in the way: a file stands where a folder belongs. Move it elsewhere.`,
  ENOTDIR: (path) =>
    `${path} cannot be reached: a file stands where a folder belongs. Move that file elsewhere.`,
  EISDIR: (path) => `${path} is a folder, and a file belongs there. Move the folder elsewhere.`,
  ENOTEMPTY: (path) =>
    `${path} is a folder with files, and something else belongs there. Move it elsewhere.`,
  ELOOP: (path) => `${path} is a link that leads back to itself. Remove the link.`,
  ENAMETOOLONG: (path) => `The name ${path} is longer than this disk allows. Shorten it.`,
  EMFILE: (path) =>
    `${path} cannot be opened: too many files are open. Raise the limit (ulimit -n).`,
  ENFILE: (path) => `${path} cannot be opened: too many files are open. Close other programs.`,
  ENXIO: (path) => `${path} is a pipe that nobody reads, or a socket. Name a file.`,
  EIO: (path) =>
    `The disk reports a failure at ${path}. Check the disk; what was written last may be lost.`,
};

function sentences({ code, path, dest, message }: SystemError): string {
  const describe = Object.hasOwn(advice, code) ? advice[code] : undefined;
  const place = placeOf(dest ?? path);
  if (describe !== undefined && place !== undefined) return describe(JSON.stringify(place));
  // Some errors, such as those of writing, carry no path.
  if (describe !== undefined) return describe("a file");
  return `The system refused: ${message}. Nothing can be done about that from here.`;
}

/** A temporary file of ours concerns nobody; what matters is the folder in which it would be. */
function placeOf(path: string | undefined): string | undefined {
  return path !== undefined && isTemporaryName(basename(path)) ? dirname(path) : path;
}
