import { closeSync, openSync, readSync } from "node:fs";

/** Files are many, and the bytes of none are kept: one place in memory does for all. */
let place = Buffer.allocUnsafeSlow(1 << 20);

/** A file's bytes, until the next file is read. */
export function readBytes(path: string): Uint8Array {
  const file = openSync(path, "r");
  try {
    for (let length = 0; ;) {
      const more = readSync(file, place, length, place.length - length, null);
      if (more === 0) return place.subarray(0, length);
      length += more;
      if (length === place.length) place = Buffer.concat([place], 2 * place.length);
    }
  } finally {
    closeSync(file);
  }
}
