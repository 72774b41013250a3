import { closeSync, openSync, readSync } from "node:fs";
import { decodeUtf8 } from "../json/decode-utf8.ts";
import { kindNames, type SourceFile } from "../model.ts";
import { sha256 } from "../sha256.ts";
import { summarize, type ForeignSummary } from "./summary.ts";

/** A foreign file, by the hash of its bytes. */
export interface ForeignFile {
  readonly sha256: string;
  readonly summary: ForeignSummary;
}

/** A quick guess. What it misses is read once more, by the compiler. */
const ownType = new RegExp(`"type"\\s*:\\s*"(?:${kindNames.join("|")})"`, "u");

/** `undefined` for a file that has something of ours in it, or something to be told, or that cannot be read. */
export function readForeign(path: string): ForeignFile | undefined {
  let bytes;
  try {
    bytes = readBytes(path);
  } catch {
    return undefined;
  }
  const decoded = decodeUtf8(bytes);
  if (!("text" in decoded) || ownType.test(decoded.text)) return undefined;
  const summary = summarize({ path, text: decoded.text } as SourceFile);
  return summary && { sha256: sha256(bytes), summary };
}

/** Files are many, and none is kept: one place in memory does for all. */
let place = Buffer.allocUnsafeSlow(1 << 20);

/** The file's bytes, until the next file is read. */
function readBytes(path: string): Uint8Array {
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
