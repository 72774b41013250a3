/**
 * What the files of a build looked like when their hashes were last found to be those of its manifest, kept in
 * `node_modules/.cache/defwright`. Hashes decide; looks only spare hashing what nobody touched since, and reading the
 * manifest. The cache is safe to delete, and without a `node_modules` folder there is none.
 */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "../disk/cache-folder.ts";
import type { ManifestSummary } from "./manifest.ts";
import { sha256 } from "../disk/sha256.ts";
import { writeCache } from "../disk/write-cache.ts";

/** Size, times of content and of status, inode of each file in turn: who was touched differs in one of them. */
type Looks = readonly number[];
const partsOfLook = 4;

/** A build as it was found to be current. */
export interface RememberedBuild {
  readonly version: 3;
  /** Hash of the manifest's text. */
  readonly manifest: string;
  readonly tool: string;
  readonly configuration: string;
  readonly summary: ManifestSummary;
  /** Inputs in load order, then outputs; absolute, a line each. */
  readonly files: string;
  /** The output's folders and what is not ours in them, likewise: who puts a module there changes one of them. */
  readonly around: string;
  /** Of `files`, then of `around`. */
  readonly looks: Looks;
  /** When the looks were taken. */
  readonly at: number;
}

/** A file that changed within so many milliseconds of being looked at may change again unseen. */
const clockGrain = 1000;

/** Whether the file or folder at this position looks as it did. */
export function looksUntouched(
  { looks, at }: RememberedBuild,
  index: number,
  file: string,
): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  const start = index * partsOfLook;
  return (
    stat !== undefined &&
    stat.size === looks[start] &&
    stat.mtimeMs === looks[start + 1] &&
    stat.ctimeMs === looks[start + 2] &&
    stat.ino === looks[start + 3] &&
    stat.ctimeMs < at - clockGrain
  );
}

export function readRemembered(root: string, out: string): RememberedBuild | undefined {
  const cache = cacheFile(root, out);
  if (cache === undefined) return undefined;
  try {
    const found = JSON.parse(readFileSync(cache, "utf8")) as Partial<RememberedBuild>;
    return found.version === 3 ? (found as RememberedBuild) : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers how the files of a current build look now. A cache that cannot be written fails no build. */
export function remember(
  root: string,
  out: string,
  { files, around }: { readonly files: readonly string[]; readonly around: readonly string[] },
  build: Pick<RememberedBuild, "manifest" | "tool" | "configuration" | "summary">,
): void {
  const cache = cacheFile(root, out);
  if (cache === undefined) return;
  const at = Date.now();
  const looks = [...files, ...around].flatMap((file) => {
    const stat = statSync(file, { throwIfNoEntry: false });
    return stat ? [stat.size, stat.mtimeMs, stat.ctimeMs, stat.ino] : [0, 0, 0, 0];
  });
  const lists = { files: files.join("\n"), around: around.join("\n") };
  const remembered: RememberedBuild = { version: 3, ...build, ...lists, looks, at };
  writeCache(cache, remembered);
}

function cacheFile(root: string, out: string): string | undefined {
  const folder = cacheFolder(root);
  return folder && join(folder, `times-${sha256(out).slice(0, 16)}.json`);
}
