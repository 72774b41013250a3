/**
 * Keeps only those of TypeScript's declarations that a user's program can reach; those that only our own modules use
 * are not installed.
 */
import { readFileSync, readdirSync, rmSync, rmdirSync } from "node:fs";
import { join, resolve } from "node:path";
import ts from "typescript";

/** @param folder Absolute path of the built modules; declarations that none of the entries reach are removed. */
export function keepReachableDeclarations(folder: string, entries: readonly string[]): void {
  const reached = new Set(entries);
  for (const file of reached) {
    for (const { fileName } of ts.preProcessFile(readFileSync(file, "utf8")).importedFiles) {
      if (fileName.startsWith(".")) {
        reached.add(resolve(file, "..", fileName).replace(/\.[jt]s$/u, ".d.ts"));
      }
    }
  }
  removeOthers(folder, reached);
}

function removeOthers(folder: string, kept: ReadonlySet<string>): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeOthers(path, kept);
    else if (entry.name.endsWith(".d.ts") && !kept.has(path)) rmSync(path);
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
