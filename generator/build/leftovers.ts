/**
 * Modules of ours that no manifest lists: an older manifest was restored, or a build was killed before it wrote its
 * own. They are searched where modules of any build stand, in the output folder itself and in those of its kinds, and
 * never below another manifest. A file without our first line is not ours.
 */
import { readdirSync, statSync, type Dirent } from "node:fs";
import { join } from "node:path";
import { errorCode } from "../disk/error-code.ts";
import { isAbandoned, isTemporaryName } from "../disk/temporary.ts";
import { sortedByCodeUnit } from "../text/code-unit.ts";
import { manifestName } from "./manifest.ts";
import { standingAt } from "./own-files.ts";
import { isKindName } from "../model/kind-names.ts";

/** A folder or file there that is none of the modules made. */
export interface Standing {
  /** Path below the output folder, with `/`; empty for that folder itself. */
  readonly path: string;
  readonly absolute: string;
  /** A folder, a module of ours or what a process that is gone left, what a process at work needs, a file of others. */
  readonly what: "folder" | "leftover" | "temporary" | "foreign";
}

/**
 * Everything that decides whether there is a leftover: while the stats of all of it are unchanged, none was added.
 * @param made paths of the modules that belong there
 */
export function* standingIn(out: string, made: ReadonlySet<string>): Generator<Standing> {
  const folders = [""];
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
        if (folder === "" ? isKindName(entry.name) : folderName.test(entry.name))
          folders.push(path);
      } else if (entry.isFile() && moduleName.test(entry.name) && !made.has(path)) {
        yield { path, absolute: join(out, path), what: isLeftover(path) ? "leftover" : "foreign" };
      }
    }
  }
}

/** Paths below the output folder, by code unit. */
export function leftoversIn(out: string, made: ReadonlySet<string>): string[] {
  const leftovers = [...standingIn(out, made)].filter(({ what }) => what === "leftover");
  return sortedByCodeUnit(leftovers.map(({ path }) => path));
}

/**
 * Whether a module of ours stands at a path that is none of those made. A file system that ignores case may list a
 * module just made under another name: that one is not left over.
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

/** Whether a module of ours is there; one without any byte may be anybody's. */
function isOurs(out: string, path: string): boolean {
  try {
    const standing = standingAt(out, path);
    return standing.what === "ours" && standing.bytes.length > 0;
  } catch {
    // A file that cannot be read is not known to be ours.
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

/** Folders and modules of ours have no other letters in their names (see `emit/module-names.ts`). */
const folderName = /^[A-Za-z0-9_-]+$/u;
const moduleName = /^[A-Za-z0-9_-]+\.ts$/u;

/** Whether a path is one at which modules, or temporary files of them, stand; it leads nowhere but below. */
export function isModulePath(path: string): boolean {
  const steps = path.split("/");
  const name = steps.pop() ?? "";
  return (
    steps.every((step) => folderName.test(step)) && (moduleName.test(name) || isTemporaryName(name))
  );
}

function areOneFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }));
  return a !== undefined && a.ino === b?.ino && a.dev === b.dev;
}
