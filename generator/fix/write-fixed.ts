/** Writes a file completely, or not at all. */
import { statSync } from "node:fs";
import { readBytes } from "../disk/read-bytes.ts";
import { errorCode } from "../disk/error-code.ts";
import { writeWhole } from "../disk/write-whole.ts";

export interface FixedFile {
  /** Absolute real path: all links are resolved. */
  readonly path: string;
  readonly displayPath: string;
  readonly before: string;
  readonly after: string;
  /** Number of findings that the change fixes. */
  readonly problems: number;
}

/**
 * Replaces the text that the plan was made from with the new one. The new text is written completely to a file beside
 * it before that file takes its name; mode and owner are kept.
 * @returns Why the file was left alone, or `undefined` if it was written.
 */
export function writeFixed({ path, before, after }: FixedFile): string | undefined {
  try {
    const stats = statSync(path);
    if (!stats.isFile()) return "it is not a file";
    // A privileged user could write it anyway, but its mode forbids that.
    if ((stats.mode & 0o222) === 0) return "it is read-only";
    if (!Buffer.from(before).equals(readBytes(path))) {
      return "it was changed while it was being checked";
    }
    writeWhole(path, after);
    return undefined;
  } catch (error) {
    const code = errorCode(error);
    if (code === undefined) throw error;
    return `it cannot be written (${code})`;
  }
}
