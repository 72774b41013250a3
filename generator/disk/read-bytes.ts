import { closeSync, openSync, readSync } from "node:fs";

/** Many files are read and the bytes of none are kept: one buffer serves for all but the large ones. */
const place = Buffer.allocUnsafeSlow(1 << 20);

/** Returns the bytes of a file, valid until the next file is read. */
export function readBytes(path: string): Uint8Array {
  const file = openSync(path, "r");
  try {
    let bytes = place;
    for (let length = 0; ;) {
      const more = readSync(file, bytes, length, bytes.length - length, null);
      if (more === 0) return bytes.subarray(0, length);
      length += more;
      if (length === bytes.length) bytes = Buffer.concat([bytes], 2 * bytes.length);
    }
  } finally {
    closeSync(file);
  }
}
