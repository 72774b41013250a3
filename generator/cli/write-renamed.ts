import { resolve } from "node:path";
import type { Settings } from "../config/settings.ts";
import { visibleText } from "../diagnostics/visible-text.ts";
import type { RenamedFile } from "../rename/plan-rename.ts";
import type { Console } from "./console.ts";

/**
 * Writes every file or, in a dry run, prints the changes.
 * @returns `false` if a file could not be written; those written before it are then restored
 */
export async function writeRenamed(
  files: readonly RenamedFile[],
  { workingDirectory }: Settings,
  dryRun: boolean,
  console: Console,
): Promise<boolean> {
  if (dryRun) {
    const { unifiedDiff } = await import("../fix/unified-diff.ts");
    for (const { file, after } of files) {
      console.out(unifiedDiff(file.displayPath, file.text, after), "data");
    }
    return true;
  }
  const { writeFixed } = await import("../fix/write-fixed.ts");
  const changes = files.map(({ file, after }) => {
    const { displayPath, text: before } = file;
    return {
      path: resolve(workingDirectory, displayPath),
      displayPath,
      before,
      after,
      problems: 0,
    };
  });
  for (const [index, change] of changes.entries()) {
    const reason = writeFixed(change);
    if (reason === undefined) continue;
    for (const { before, after, ...done } of changes.slice(0, index)) {
      writeFixed({ ...done, before: after, after: before });
    }
    console.err(`error: not renamed: ${visibleText(`${change.displayPath}: ${reason}`)}\n`);
    return false;
  }
  return true;
}
