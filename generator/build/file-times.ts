/**
 * Stats of a build's files, taken when their hashes were last found to match its manifest, and kept in
 * `node_modules/.cache/defwright`. Hashes are authoritative; equal stats only save hashing the files and reading the
 * manifest. The cache is safe to delete; without a `node_modules` folder, there is no cache.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { isExactly, isNumber, isText, listOf, objectOf } from "../json/checked.ts";
import { isSummary, type ManifestSummary } from "./manifest.ts";
import { sha256 } from "../disk/sha256.ts";
import { clockGrain } from "../disk/stats-of.ts";
import { writeCache } from "../disk/write-whole.ts";
import { foldersFrom } from "../disk/real-path.ts";

/**
 * For each file in turn, its size, modification time, status change time and inode: every write changes at least one.
 */
type FileStats = readonly number[];
const partsOfStats = 4;

/** A build whose output was found to be current. */
export interface RememberedBuild {
  readonly version: 4;
  /** Hash of the manifest's text. */
  readonly manifest: string;
  readonly tool: string;
  readonly configuration: string;
  readonly summary: ManifestSummary;
  /** Inputs in load order, then outputs: absolute paths, one per line. */
  readonly files: string;
  /** The output's folders, and foreign files in them, in the same form: adding a module there changes one of them. */
  readonly around: string;
  /** The stats of `files`, then those of `around`. */
  readonly stats: FileStats;
  /** When the stats were taken. */
  readonly at: number;
}

/** Whether the stats of the file or folder at this position are unchanged. */
export function isUntouched({ stats, at }: RememberedBuild, index: number, file: string): boolean {
  const now = statSync(file, { throwIfNoEntry: false });
  const start = index * partsOfStats;
  return (
    now !== undefined &&
    now.size === stats[start] &&
    now.mtimeMs === stats[start + 1] &&
    now.ctimeMs === stats[start + 2] &&
    now.ino === stats[start + 3] &&
    now.ctimeMs < at - clockGrain
  );
}

export function readRemembered(root: string, out: string): RememberedBuild | undefined {
  const cache = cacheFile(root, out);
  if (cache === undefined) return undefined;
  try {
    const found: unknown = JSON.parse(readFileSync(cache, "utf8"));
    return isRemembered(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

const isShaped = objectOf<RememberedBuild>({
  ...{ version: isExactly(4), summary: isSummary, stats: listOf(isNumber), at: isNumber },
  ...{ manifest: isText, tool: isText, configuration: isText, files: isText, around: isText },
});

/** The cache file may contain anything. Its entries are read by position, so every position must be present. */
function isRemembered(found: unknown): found is RememberedBuild {
  if (!isShaped(found)) return false;
  const { files, around, stats } = found;
  const paths = files.split("\n").length + around.split("\n").length;
  return stats.length === paths * partsOfStats;
}

/** Remembers the stats of the files of a current build. Failing to write the cache fails no build. */
export function remember(
  root: string,
  out: string,
  { files, around }: { readonly files: readonly string[]; readonly around: readonly string[] },
  build: Pick<RememberedBuild, "manifest" | "tool" | "configuration" | "summary">,
): void {
  const cache = cacheFile(root, out);
  if (cache === undefined) return;
  const at = Date.now();
  const stats = [...files, ...around].flatMap((file) => {
    const stat = statSync(file, { throwIfNoEntry: false });
    return stat ? [stat.size, stat.mtimeMs, stat.ctimeMs, stat.ino] : [0, 0, 0, 0];
  });
  const lists = { files: files.join("\n"), around: around.join("\n") };
  const remembered: RememberedBuild = { version: 4, ...build, ...lists, stats, at };
  writeCache(cache, JSON.stringify(remembered));
}

function cacheFile(root: string, out: string): string | undefined {
  const folder = cacheFolder(root);
  return folder && join(folder, `times-${sha256(out).slice(0, 16)}.json`);
}

/** The absolute path of a project's caches: in the nearest `node_modules`; `undefined` if there is none. */
export function cacheFolder(root: string): string | undefined {
  const all = foldersFrom(root).map((folder) => join(folder, "node_modules"));
  const modules = all.find((folder) => existsSync(folder));
  return modules && join(modules, ".cache", "defwright");
}
