/**
 * Packs beside the loaded ones that are not loaded. They are searched only for ids that nothing defines, and only by
 * text patterns: no pack is compiled for the sake of a message.
 */
import { readdirSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { readText } from "../disk/read-bytes.ts";
import type { Kinds } from "../kinds/kinds.ts";
import { idsInText } from "../parse/unread-ids.ts";
import { listPacks } from "./list-files.ts";
import type { PackDirectory } from "./pack-directory.ts";

/**
 * Maximum number of files of neighbouring packs that are opened; a folder with very many packs must not cause a delay.
 */
const mostFiles = 2000;

/** Returns the names of such packs by those of the wanted ids that they define. `root` is the folder of the project. */
export function findUnloaded(
  kinds: Kinds,
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
      const text = readText(path);
      const quoted = idsQuotedIn(text, wanted);
      if (quoted.length === 0) continue;
      const defined = new Set(idsInText(kinds, text));
      for (const id of quoted) {
        if (!defined.has(id)) continue;
        found.set(id, basename(directory));
        wanted.delete(id);
      }
    }
  }
  return found;
}

/** Maximum number of ids that are searched one by one. */
const few = 10;

/** The ids that occur in the text, written as in JSON. */
function idsQuotedIn(text: string, ids: ReadonlySet<string>): string[] {
  if (ids.size <= few) return [...ids].filter((id) => text.includes(JSON.stringify(id)));
  const found = new Set<string>();
  // Whether a quote opens or closes is unknown here; finding too many does no harm.
  for (const [, quoted = ""] of text.matchAll(/"([^"\\]*)(?=")/gu)) {
    if (ids.has(quoted)) found.add(quoted);
  }
  return [...found];
}

/**
 * Folders beside those of the packs that contain a `modinfo.json` and so are packs too. A pack that contains the whole
 * project is skipped: folders beside it are unrelated.
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
    // An unreadable folder is skipped.
    return [];
  }
}

/** Names in a folder, by code unit; none if it is unreadable, since nothing depends on it. */
function listed(directory: string): string[] {
  try {
    return readdirSync(directory, "utf8").sort();
  } catch {
    return [];
  }
}
