/**
 * What an earlier process has seen in files, by their names in generated modules. It holds for a file with the same
 * hash; as long as the stats of a file are the same as well, it is not even opened.
 */
import type { Stats } from "node:fs";
import { clockGrain, stampOf, statsOf } from "../disk/stats-of.ts";
import { present } from "../json/containers.ts";
import type { ExternalSummary } from "../model/external-summary.ts";
import type { SourceFile } from "../model/source-file.ts";
import type { Range } from "../model/source-text.ts";

/** Plain data. */
export interface KeptFile {
  readonly sha256: string;
  readonly size: number;
  /** The stats of the file (`stampNow`). */
  readonly stamp: string;
  /** Where findings are in it. */
  readonly ranges?: readonly KeptRange[] | undefined;
  /** Present if it has no object of our kinds. */
  readonly summary?: ExternalSummary | undefined;
  /** Present if it has objects of our kinds and is strict JSON. */
  readonly objects?: KeptObjects | undefined;
}

/** With the name of its place (`locateFinding`). */
export type KeptRange = readonly [
  place: string,
  line: number,
  column: number,
  endLine: number,
  endColumn: number,
  offset: number,
  length: number,
];

export interface KeptObjects {
  /** Whether nothing was found in any of its objects; the file itself is parsed again. */
  readonly clean: boolean;
  /** Where the entries of its list begin and end (`SourceText`). */
  readonly entries: readonly number[];
  /** Those of its objects (`FileOnDisk`). */
  readonly hashes: readonly string[];
}

export type KeptFiles = ReadonlyMap<string, KeptFile>;

/** The stats of files by absolute path. */
export type Stamps = ReadonlyMap<string, string>;

/**
 * @param stamps the stats of the files before they were read
 * @param objectsOf what was seen in a file of ours besides the places of its entries
 */
export function* keptFiles(
  paths: ReadonlyMap<string, SourceFile>,
  stamps: Stamps,
  objectsOf: (file: SourceFile) => Omit<KeptObjects, "entries"> | undefined,
): Generator<readonly (readonly [string, KeptFile])[]> {
  const keep = ([absolute, file]: readonly [string, SourceFile]): readonly [string, KeptFile][] => {
    const { sourcePath, disk, entries } = file;
    if (sourcePath === undefined || !disk) return [];
    const { sha256, size, external } = disk;
    const stamp = stamps.get(absolute) ?? "";
    const found = disk.strict && entries ? objectsOf(file) : undefined;
    const objects = found && { ...found, entries: [...(entries ?? [])] };
    const ranges = file.ranges && file.ranges.size > 0 ? keptRanges(file.ranges) : undefined;
    const more = present({ ranges, summary: external, objects });
    return [[sourcePath, { sha256, size, stamp, ...more }]];
  };
  const all = [...paths];
  for (let at = 0; at < all.length; at += mostInPart) {
    yield all.slice(at, at + mostInPart).flatMap(keep);
  }
}

function keptRanges(ranges: ReadonlyMap<string, Range>): KeptRange[] {
  return Array.from(ranges, ([place, { line, column, endLine, endColumn, offset, length }]) => [
    ...([place, line, column, endLine, endColumn, offset, length] as const),
  ]);
}

export function rangesIn(kept: readonly KeptRange[]): Map<string, Range> {
  return new Map(
    kept.map(([place, line, column, endLine, endColumn, offset, length]) => [
      place,
      { line, column, endLine, endColumn, offset, length },
    ]),
  );
}

/** The most files in one part, so that what is kept is never in memory as a whole. */
const mostInPart = 500;

/** Returns the stats of a file; empty if it was changed so recently that another change may leave the same. */
export function stampNow(absolute: string): string {
  const now = Date.now();
  const stats = statsOf(absolute);
  return stats ? stampAt(now, stats) : "";
}

/** @param now when the stats were taken, or earlier */
export function stampAt(now: number, stats: Stats): string {
  return stats.ctimeMs < now - clockGrain ? stampOf(stats) : "";
}
