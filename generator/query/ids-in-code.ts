/**
 * Ids that the game's own TypeScript uses: constants such as `ItemGroupId.forage_spring`, and every text, since an id
 * may be passed as one.
 */
import { readdirSync, type Dirent } from "node:fs";
import { join } from "node:path";
import { isOurs } from "../build/own-files.ts";
import type { Settings } from "../config/settings.ts";
import { readBytes } from "../disk/read-bytes.ts";
import { contains } from "../disk/real-path.ts";

const skipped: ReadonlySet<string> = new Set(["node_modules", "dist", "coverage"]);
/** A project has fewer folders inside each other. */
const deepest = 12;
/** Larger files are not written by hand. */
const longest = 2_000_000;

const constant = /\b[A-Z]\w*Id\s*(?:\.\s*([A-Za-z_$][\w$]*)|\[\s*["']([^"'\n]+)["']\s*\])/gu;
const text = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`([^`$\\\n]*)`/gu;

/** Neither packs nor generated modules are the game's own code, wherever those were written. */
export function idsInCode({
  root,
  packs,
  out,
}: Pick<Settings, "root" | "packs" | "out">): ReadonlySet<string> {
  const without = [...packs.map(({ directory }) => directory), out ?? []].flat();
  const ids = new Set<string>();
  visit(root, deepest);
  return ids;

  function visit(folder: string, depth: number): void {
    for (const entry of entriesOf(folder)) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        const isOwn = !entry.name.startsWith(".") && !skipped.has(entry.name);
        if (isOwn && depth > 0 && !without.some((each) => contains(each, path)))
          visit(path, depth - 1);
      } else if (entry.isFile() && /\.[cm]?tsx?$/u.test(entry.name)) addIds(path);
    }
  }

  function addIds(path: string): void {
    const bytes = Buffer.from(readBytes(path));
    if (bytes.length > longest || isOurs(path, bytes)) return;
    const code = bytes.toString("utf8");
    for (const [, name, quoted] of code.matchAll(constant)) ids.add(name ?? quoted ?? "");
    for (const [, one, other, last] of code.matchAll(text)) ids.add(one ?? other ?? last ?? "");
  }
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
