/** Writes a file whole, or not at all. */
import {
  chmodSync,
  chownSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  type Stats,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { errorCode } from "../disk/error-code.ts";
import type { FixedFile } from "./trials.ts";

/**
 * Puts the text of the plan in place of the one it was made from. The new text is complete in a file beside before it
 * takes the name; mode and owner stay.
 * @returns Why the file was left alone, or `undefined` where it was written.
 */
export function writeFixed({ path, before, after }: FixedFile): string | undefined {
  try {
    const stats = statSync(path);
    if (!stats.isFile()) return "it is no file";
    // Those who may do everything may write it all the same; that is not what its mode asks for.
    if ((stats.mode & 0o222) === 0) return "it is read-only";
    if (!readFileSync(path).equals(Buffer.from(before))) {
      return "it was changed while it was being checked";
    }
    replaceFile(path, after, stats);
    return undefined;
  } catch (error) {
    const code = errorCode(error);
    if (code === undefined) throw error;
    return `it cannot be written (${code})`;
  }
}

function replaceFile(path: string, text: string, { mode, uid, gid }: Stats): void {
  const temporary = join(dirname(path), `.${basename(path)}.${String(process.pid)}.tmp`);
  try {
    writeFileSync(temporary, text, { flag: "wx", mode, flush: true });
    const made = statSync(temporary);
    if (made.uid !== uid || made.gid !== gid) chownSync(temporary, uid, gid);
    chmodSync(temporary, mode);
    renameSync(temporary, path);
  } catch (error) {
    if (errorCode(error) !== "EEXIST") rmSync(temporary, { force: true });
    throw error;
  }
}
