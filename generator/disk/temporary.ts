/** Files that stand beside others until they are complete, named after the process that writes them. */
import { lstatSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { lifeOf, processName } from "./process-name.ts";

const pattern = /^\.defwright-(?<writer>[0-9a-z-]+)-\d+\.tmp$/u;

/** One of another machine or container counts as left behind when it is so old. Milliseconds. */
const longest = 600_000;

let count = 0;

/** A name that no other file has, for a file of this process. */
export function temporaryName(): string {
  count += 1;
  return `.defwright-${processName()}-${String(count)}.tmp`;
}

export function isTemporaryName(name: string): boolean {
  return pattern.test(name);
}

/**
 * Whether a temporary file, or folder, was left by a process that is gone, or by this one: a thread that looks at
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

/** Removes what processes that are gone left in a folder. What cannot be removed harms nothing. */
export function sweepTemporaries(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      if (isAbandoned(folder, name)) rmSync(join(folder, name), { recursive: true, force: true });
    }
  } catch {
    return;
  }
}
