/**
 * Modules of ours that no manifest lists: an older manifest was restored, or a build was killed before it wrote its
 * own. They are searched for only where a build puts modules, that is, in the output folder itself and its kind
 * folders, and never below another manifest. A file that does not start with our first line is not ours.
 */
import { readdirSync, statSync, type Dirent } from "node:fs";
import { join } from "node:path";
import { errorCode } from "../disk/error-code.ts";
import { isAbandoned, isTemporaryName } from "../disk/temporary.ts";
import { sortedByCodeUnit } from "../text/code-unit.ts";
import { isFolderName, isModuleName, manifestName } from "../config/output-names.ts";
import { standingAt } from "./own-files.ts";
import { builtInKinds } from "../model/kind-names.ts";

/** A folder, or a file that is not one of the modules made, in the output folder. */
export interface OutputEntry {
  /** Path below the output folder, with `/`; empty for the output folder itself. */
  readonly path: string;
  readonly absolute: string;
  /**
   * "leftover" is a module of ours or a temporary file of a process that has ended, "temporary" a file that a running
   * process needs, "foreign" a file that is not ours.
   */
  readonly what: "folder" | "leftover" | "temporary" | "foreign";
}

/**
 * Yields everything that determines whether there is a leftover: while the stats of all of it are unchanged, no
 * leftover was added.
 * @param made paths of the modules that belong there
 */
export function* entriesIn(out: string, made: ReadonlySet<string>): Generator<OutputEntry> {
  const folders = [""];
  const ours = new Set([...builtInKinds, ...[...made].map((path) => path.split("/")[0] ?? "")]);
  const isLeftover = leftoverAmong(out, made);
  for (const folder of folders) {
    const directory = join(out, folder);
    const entries = entriesOf(directory);
    yield { path: folder, absolute: directory, what: "folder" };
    if (folder !== "" && entries.some(({ name }) => name === manifestName)) continue;
    for (const entry of entries) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (isTemporaryName(entry.name)) {
        const what = isAbandoned(directory, entry.name) ? "leftover" : "temporary";
        yield { path, absolute: join(out, path), what };
      } else if (entry.isDirectory()) {
        if (folder === "" ? ours.has(entry.name) : isFolderName(entry.name)) folders.push(path);
      } else if (entry.isFile() && isModuleName(entry.name) && !made.has(path)) {
        yield { path, absolute: join(out, path), what: isLeftover(path) ? "leftover" : "foreign" };
      }
    }
  }
}

/** Paths below the output folder, sorted by code unit. */
export function leftoversIn(out: string, made: ReadonlySet<string>): string[] {
  const leftovers = [...entriesIn(out, made)].filter(({ what }) => what === "leftover");
  return sortedByCodeUnit(leftovers.map(({ path }) => path));
}

/**
 * Returns a test for whether a path holds a module of ours that is none of those made. A file system that ignores case
 * may list a module just made under another name; such a module is not a leftover.
 */
export function leftoverAmong(out: string, made: ReadonlySet<string>): (path: string) => boolean {
  let folded: ReadonlyMap<string, string> | undefined;
  return (path) => {
    if (!isOurs(out, path)) return false;
    folded ??= new Map([...made].map((each) => [each.toLowerCase(), each]));
    const twin = folded.get(path.toLowerCase());
    return twin === undefined || !areOneFile(join(out, path), join(out, twin));
  };
}

/** Whether the file is a module of ours; an empty file may be anybody's. */
function isOurs(out: string, path: string): boolean {
  try {
    const standing = standingAt(out, path);
    return standing.what === "ours" && standing.bytes.length > 0;
  } catch {
    // A file that cannot be read may not be ours.
    return false;
  }
}

function entriesOf(directory: string): Dirent[] {
  try {
    return readdirSync(directory, { withFileTypes: true });
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT" || code === "ENOTDIR") return [];
    throw error;
  }
}

function areOneFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }));
  return a !== undefined && a.ino === b?.ino && a.dev === b.dev;
}
