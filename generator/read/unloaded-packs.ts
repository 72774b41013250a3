/**
 * Packs that lie beside the loaded ones and are not loaded. They are looked into only for ids that nothing defines, and
 * by their looks: no pack is compiled for a reason in a sentence.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { idsInText } from "../parse/unread-ids.ts";
import { listPacks } from "./list-files.ts";
import type { PackDirectory } from "./pack-directory.ts";

/** Files of neighbouring packs that are opened at most; a folder of very many packs is no reason to wait. */
const mostFiles = 2000;

/**
 * The names of such packs by the ids that they define, of those that are asked for. `root` is the folder of the
 * project.
 */
export function findUnloaded(
  ids: ReadonlySet<string>,
  packs: readonly PackDirectory[],
  root: string,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const wanted = new Set(ids);
  let left = mostFiles;
  for (const directory of neighbours(packs, root)) {
    for (const path of jsonFiles(directory)) {
      if (left <= 0 || wanted.size === 0) return found;
      left -= 1;
      const text = readFileSync(path, "utf8");
      const quoted = idsQuotedIn(text, wanted);
      if (quoted.length === 0) continue;
      const defined = new Set(idsInText(text));
      for (const id of quoted) {
        if (!defined.has(id)) continue;
        found.set(id, basename(directory));
        wanted.delete(id);
      }
    }
  }
  return found;
}

/** More ids than this are not looked for one by one. */
const few = 10;

/** Those of the ids that stand in the text, as JSON writes them. */
function idsQuotedIn(text: string, ids: ReadonlySet<string>): string[] {
  if (ids.size <= few) return [...ids].filter((id) => text.includes(JSON.stringify(id)));
  const found = new Set<string>();
  // Whether a quote opens or closes is not known here, and too much does no harm.
  for (const [, quoted = ""] of text.matchAll(/"([^"\\]*)(?=")/gu)) {
    if (ids.has(quoted)) found.add(quoted);
  }
  return [...found];
}

/**
 * Folders beside those of the packs that are packs as well: they say so in their `modinfo.json`. Beside a pack that
 * holds the whole project lies what is none of its business.
 */
function neighbours(packs: readonly PackDirectory[], root: string): string[] {
  const loaded = new Set(packs.map(({ directory }) => directory));
  const parts = [...loaded].filter((directory) => !`${root}${sep}`.startsWith(directory + sep));
  return [...new Set(parts.map((directory) => dirname(directory)))].flatMap((parent) =>
    listed(parent)
      .map((name) => join(parent, name))
      .filter((each) => !loaded.has(each) && listed(each).includes("modinfo.json")),
  );
}

function jsonFiles(directory: string): string[] {
  try {
    const { files } = listPacks([{ name: "", directory }]);
    return files.map(({ absolute }) => absolute);
  } catch {
    // What may not be read is none of its business.
    return [];
  }
}

/** Names in a folder, by code unit; none where it may not be read, for nothing depends on it. */
function listed(directory: string): string[] {
  try {
    return readdirSync(directory, "utf8").sort();
  } catch {
    return [];
  }
}
