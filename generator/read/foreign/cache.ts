/**
 * Most files of a real game hold nothing of ours, and are read for the ids that they define. What they say is kept
 * by the hash of their content, so that the next run need not parse them. Only files without findings are kept. The
 * cache is safe to delete.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "../../disk/cache-folder.ts";
import { version } from "../../disk/version.ts";
import type { ForeignSummary } from "../../model/foreign-summary.ts";
import { writeCache } from "../../disk/write-cache.ts";

export interface KnownForeign {
  readonly get: (sha256: string) => ForeignSummary | undefined;
}

export interface ForeignCache extends KnownForeign {
  /** Keeps these and no others. A cache that cannot be written is no reason to fail. */
  readonly save: (summaries: ReadonlyMap<string, ForeignSummary>) => void;
}

const name = "others.json";

interface Kept {
  readonly tool: string;
  /** By the hash of the content; as an object it would take longer to make than all else that is written here. */
  readonly summaries: readonly (readonly [sha256: string, summary: ForeignSummary])[];
}

/** The cache of a project; `undefined` where there is no `node_modules` to keep it in. */
export function openForeignCache(root: string): ForeignCache | undefined {
  const folder = cacheFolder(root);
  if (folder === undefined) return undefined;
  const file = join(folder, name);
  const before = read(file);
  return {
    get: (sha256) => before.get(sha256),
    save: (summaries) => {
      const isSame =
        summaries.size === before.size && [...summaries.keys()].every((key) => before.has(key));
      if (isSame) return;
      const kept: Kept = { tool: version, summaries: [...summaries] };
      writeCache(file, kept);
    },
  };
}

/** What the last build of a project has kept, if anything; nothing is written. */
export function readForeignCache(root: string): KnownForeign | undefined {
  const folder = cacheFolder(root);
  const known = folder === undefined ? undefined : read(join(folder, name));
  return known === undefined || known.size === 0 ? undefined : { get: (hash) => known.get(hash) };
}

function read(file: string): ReadonlyMap<string, ForeignSummary> {
  if (!existsSync(file)) return new Map();
  try {
    const { tool, summaries } = JSON.parse(readFileSync(file, "utf8")) as Partial<Kept>;
    return new Map(tool === version ? summaries : []);
  } catch {
    return new Map();
  }
}
