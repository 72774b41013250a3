/**
 * Most files of a real game hold nothing of ours, and are read for the ids that they define. What they say is kept
 * by the hash of their content, so that the next run need not parse them. Only files without findings are kept. The
 * cache is safe to delete.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "../cache-folder.ts";
import { version } from "../version.ts";
import type { ForeignSummary } from "./summary.ts";
import { writeCache } from "../write-cache.ts";

export interface ForeignCache {
  /** How many files it knows. */
  readonly size: number;
  readonly get: (sha256: string) => ForeignSummary | undefined;
  /** Keeps these and no others. A cache that cannot be written is no reason to fail. */
  readonly save: (summaries: ReadonlyMap<string, ForeignSummary>) => void;
}

interface Kept {
  readonly tool: string;
  readonly summaries: Readonly<Record<string, ForeignSummary>>;
}

/** The cache of a project; `undefined` where there is no `node_modules` to keep it in. */
export function openForeignCache(root: string): ForeignCache | undefined {
  const folder = cacheFolder(root);
  if (folder === undefined) return undefined;
  const file = join(folder, "others.json");
  const before = new Map(Object.entries(read(file)));
  return {
    size: before.size,
    get: (sha256) => before.get(sha256),
    save: (summaries) => {
      const isSame =
        summaries.size === before.size && [...summaries.keys()].every((key) => before.has(key));
      if (isSame) return;
      const kept: Kept = { tool: version, summaries: Object.fromEntries(summaries) };
      writeCache(file, kept);
    },
  };
}

function read(file: string): Kept["summaries"] {
  if (!existsSync(file)) return {};
  try {
    const { tool, summaries } = JSON.parse(readFileSync(file, "utf8")) as Partial<Kept>;
    return tool === version && summaries !== undefined ? summaries : {};
  } catch {
    return {};
  }
}
