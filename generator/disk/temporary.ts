/** Temporary files beside their targets until they are complete, named after the process that writes them. */
import { lstatSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { lifeOf, processName } from "./process-name.ts";

const pattern = /^\.defwright-(?<writer>[0-9a-z-]+)-\d+\.tmp$/u;

/** Age in milliseconds after which a file of another machine or container counts as left behind. */
const longest = 600_000;

let count = 0;

/** A name for a file of this process that no other file has. */
export function temporaryName(): string {
  count += 1;
  return `.defwright-${processName()}-${String(count)}.tmp`;
}

export function isTemporaryName(name: string): boolean {
  return pattern.test(name);
}

/**
 * Whether a temporary file or folder was left by a process that has ended, or by this thread: a thread that inspects
 * folders is not writing.
 */
export function isAbandoned(folder: string, name: string): boolean {
  const writer = pattern.exec(name)?.groups?.["writer"];
  if (writer === undefined) return false;
  const life = lifeOf(writer);
  if (life !== "unknown") return life === "ended" || life === "self";
  const stats = lstatSync(join(folder, name), { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > longest;
}

/** Removes what ended processes left in a folder. Files that cannot be removed do no harm. */
export function sweepTemporaries(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      if (isAbandoned(folder, name)) rmSync(join(folder, name), { recursive: true, force: true });
    }
  } catch {
    return;
  }
}
