/**
 * The one way in which files are read that strangers may have made: only regular files, without waiting for anything,
 * and only up to a size.
 */
import { closeSync, constants, fstatSync, openSync, readSync, type Stats } from "node:fs";
import { withPath } from "./error-code.ts";
import { Obstacle } from "./obstacle.ts";

/** Many files are read and the bytes of none are kept: one buffer serves for all but the large ones. */
const place = Buffer.allocUnsafeSlow(1 << 20);

/** In bytes; a text of JavaScript cannot be much longer. */
const largestFile = 2 ** 28;

/** Opening a pipe would wait for its other end; Windows has neither such pipes nor the flag. */
export const withoutWaiting: number = (constants as Partial<typeof constants>).O_NONBLOCK ?? 0;

/**
 * Returns the bytes of a file, valid until the next file is read.
 * @param look called with the stats of the file before it is read
 * @throws Obstacle for a pipe, a device, a directory, and a file of more than 256 MiB; errors of the system
 */
export function readBytes(path: string, look?: (stats: Stats) => void): Uint8Array {
  const file = openSync(path, constants.O_RDONLY | withoutWaiting);
  try {
    const stats = fstatSync(file);
    if (!stats.isFile()) throw new Obstacle(`${JSON.stringify(path)} is not a file.`, { path });
    look?.(stats);
    let bytes = place;
    for (let length = 0; ;) {
      const room = bytes.length - length;
      const more = readSync(file, bytes, length, room, null);
      length += more;
      // Less than fits, and all that there was: the end.
      if (more === 0 || (more < room && length >= stats.size)) return bytes.subarray(0, length);
      if (length > largestFile) {
        throw new Obstacle(
          `${JSON.stringify(path)} is larger than ${String(largestFile / 2 ** 20)} MiB, which is the most that is read. Split it, or remove it.`,
          { path },
        );
      }
      if (length === bytes.length) bytes = Buffer.concat([bytes], 2 * bytes.length);
    }
  } catch (error) {
    throw withPath(error, path);
  } finally {
    closeSync(file);
  }
}

/** The same as text in UTF-8. */
export function readText(path: string): string {
  return Buffer.from(readBytes(path)).toString("utf8");
}
