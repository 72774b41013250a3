/**
 * What an earlier process has seen in files, by their names in generated modules. It holds for a file with the same
 * hash; as long as the stats of a file are the same as well, it is not even opened.
 */
import { statSync } from "node:fs";
import { clockGrain, stampOf, statsOf } from "../disk/stats-of.ts";
import type { ExternalSummary } from "../model/external-summary.ts";
import type { SourceFile } from "../model/source-file.ts";

/** Plain data. */
export interface KeptFile {
  readonly sha256: string;
  readonly size: number;
  /** The stats of the file; empty if it had been changed so recently that it may have changed again since. */
  readonly stamp: string;
  /** Present if it has no object of our kinds. */
  readonly summary?: ExternalSummary | undefined;
  /** Whether it has objects of our kinds, and nothing was found in it. */
  readonly clean?: boolean | undefined;
}

export type KeptFiles = ReadonlyMap<string, KeptFile>;

/**
 * @param began when the process began to read, in milliseconds; a file changed since is not the one that it read
 * @param clean whether nothing was found in a file
 */
export function* keptFiles(
  paths: ReadonlyMap<string, SourceFile>,
  began: number,
  clean: (file: SourceFile) => boolean,
): Generator<readonly (readonly [string, KeptFile])[]> {
  const trusts = Date.now() >= began;
  const keep = ([absolute, file]: readonly [string, SourceFile]): readonly [string, KeptFile][] => {
    const { sourcePath, disk } = file;
    const stats = statSync(absolute, { throwIfNoEntry: false });
    if (sourcePath === undefined || !disk || !stats) return [];
    const { sha256, size, external } = disk;
    const stamp = trusts && stats.ctimeMs < began - clockGrain ? stampOf(stats) : "";
    const seen = external ? { summary: external } : { clean: clean(file) };
    return [[sourcePath, { sha256, size, stamp, ...seen }]];
  };
  const all = [...paths];
  for (let at = 0; at < all.length; at += mostInPart) {
    yield all.slice(at, at + mostInPart).flatMap(keep);
  }
}

/** The most files in one part, so that what is kept is never in memory as a whole. */
const mostInPart = 500;

export function isUnchanged({ stamp }: KeptFile, absolute: string): boolean {
  const stats = stamp === "" ? undefined : statsOf(absolute);
  return stats !== undefined && stampOf(stats) === stamp;
}
