/**
 * Packs beside the loaded ones that are not loaded. They are searched only for ids that nothing defines, and only by
 * text patterns: no pack is compiled for the sake of a message.
 */
import { readdirSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { readText } from "../disk/read-bytes.ts";
import { isList, isObject, present } from "../json/containers.ts";
import { parseJson } from "../json/parse-json.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { JsonObject } from "../model/json.ts";
import type { ModInfo } from "../model/pack.ts";
import { modInfoFile, modInfoIn } from "../packs/mod-info.ts";
import { orderByDependencies } from "../packs/pack-order.ts";
import { idsInObject, idsInText, idsWithin } from "../parse/unread-ids.ts";
import { listPacks } from "./list-files.ts";
import type { PackDirectory } from "./pack-directory.ts";

/**
 * Maximum number of files of neighbouring packs that are opened; a folder with very many packs must not cause a delay.
 */
const mostFiles = 2000;

/**
 * Returns the names of such packs by those of the wanted ids that they define: of several, the one that the others
 * depend on; one that only replaces the definition of another if there is no other. `root` is the folder of the
 * project.
 */
export function findUnloaded(
  kinds: Kinds,
  ids: ReadonlySet<string>,
  packs: readonly PackDirectory[],
  root: string,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const replacing = new Map<string, string>();
  const wanted = new Set(ids);
  let left = mostFiles;
  for (const { name, directory } of orderByDependencies(neighbours(packs, root))) {
    for (const path of jsonFiles(directory)) {
      if (left <= 0 || wanted.size === 0) break;
      left -= 1;
      const text = readText(path);
      const quoted = idsQuotedIn(text, wanted);
      if (quoted.length === 0) continue;
      const { defined, replaced } = idsIn(kinds, text);
      for (const id of quoted) {
        if (defined.has(id)) {
          found.set(id, name);
          wanted.delete(id);
        } else if (replaced.has(id) && !replacing.has(id)) replacing.set(id, name);
      }
    }
  }
  return new Map([...replacing, ...found]);
}

/** The ids that objects of a file define, and those whose definition they replace. */
function idsIn(
  kinds: Kinds,
  text: string,
): { readonly defined: ReadonlySet<string>; readonly replaced: ReadonlySet<string> } {
  const value = parseJson(text);
  if (value === undefined) return { defined: new Set(idsInText(kinds, text)), replaced: new Set() };
  const objects = (isList(value) ? value : [value]).filter(isObject);
  const idsOf = (some: readonly JsonObject[]): ReadonlySet<string> =>
    new Set(some.flatMap((each) => idsWithin(kinds, each)));
  const isReplacing = (each: JsonObject): boolean =>
    each["edit-mode"] === "override" || each["override"] === true;
  const isEditing = (each: JsonObject): boolean =>
    each["edit-mode"] === "modify" || idsInObject(kinds, each).includes(copiedBy(each));
  const others = objects.filter((each) => !isEditing(each));
  return {
    defined: idsOf(others.filter((each) => !isReplacing(each))),
    replaced: idsOf(others.filter(isReplacing)),
  };
}

function copiedBy({ "copy-from": parent }: JsonObject): string {
  return typeof parent === "string" ? parent : "";
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
function neighbours(packs: readonly PackDirectory[], root: string): PackDirectory[] {
  const loaded = new Set(packs.map(({ directory }) => directory));
  const parts = [...loaded].filter((directory) => !`${root}${sep}`.startsWith(directory + sep));
  return [...new Set(parts.map((directory) => dirname(directory)))].flatMap((parent) =>
    listed(parent)
      .map((name) => ({ name, directory: join(parent, name) }))
      .filter(({ directory: each }) => !loaded.has(each) && listed(each).includes(modInfoFile))
      .map((pack) => ({ ...pack, ...present({ mod: modIn(pack) }) })),
  );
}

function modIn({ name, directory }: PackDirectory): ModInfo | undefined {
  try {
    const path = join(directory, modInfoFile);
    return modInfoIn({ packName: name, displayPath: path, text: readText(path) });
  } catch {
    // What cannot be read depends on nothing.
    return undefined;
  }
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
