/**
 * Most files of a real game contain nothing of ours and are read for the ids that they define. Their summaries are kept
 * by the hash of the content, so that the next run need not parse them. Only files without findings are kept. The cache
 * is safe to delete, and only a hint: damaged entries and those of another shape are ignored, and a caller that uses a
 * summary makes sure that the file contains no definition (`prescan/own-types.ts`).
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readText } from "../../disk/read-bytes.ts";
import { cacheFolder } from "../../disk/cache-folder.ts";
import { sha256 } from "../../disk/sha256.ts";
import { version } from "../../disk/version.ts";
import type { ForeignSummary } from "../../model/foreign-summary.ts";
import { writeCache } from "../../disk/write-cache.ts";
import { isObject } from "../../json/containers.ts";
import { externalKinds } from "../../model/external-kind-names.ts";

/** Whether an entry of the cache has the shape of a summary. */
function isForeignSummary(found: unknown): found is ForeignSummary {
  if (!isObject(found)) return false;
  const { externals, items, migrations, others } = found;
  return (
    isObject(externals) &&
    Object.entries(externals).every(([kind, ids]) => kinds.has(kind) && isStrings(ids)) &&
    Array.isArray(items) &&
    items.every(isItem) &&
    Array.isArray(migrations) &&
    migrations.every(isMigration) &&
    Number.isSafeInteger(others)
  );
}

const kinds: ReadonlySet<string> = new Set(externalKinds);

function isItem(item: unknown): boolean {
  return (
    isObject(item) &&
    isStrings(item["names"]) &&
    isOptional(item["parent"], "string") &&
    isOptional(item["own"], "boolean") &&
    isOptional(item["added"], "boolean") &&
    isOptional(item["removed"], "boolean")
  );
}

function isMigration(migration: unknown): boolean {
  return (
    isObject(migration) &&
    typeof migration["from"] === "string" &&
    isOptional(migration["to"], "string")
  );
}

function isOptional(value: unknown, type: "string" | "boolean"): boolean {
  return value === undefined || typeof value === type;
}

function isStrings(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

export interface KnownForeign {
  readonly get: (sha256: string) => ForeignSummary | undefined;
}

export interface ForeignCache extends KnownForeign {
  /** Keeps exactly these summaries. Failing to write the cache is not an error. */
  readonly save: (summaries: ReadonlyMap<string, ForeignSummary>) => void;
}

const name = "others.json";

/** By the hash of the content; a list, because making an object would take longer than everything else written here. */
type Kept = readonly (readonly [sha256: string, summary: ForeignSummary])[];

/**
 * Opens the cache of a project; `undefined` if there is no `node_modules` to keep it in.
 * @param believed Whether its contents are used; it is written in any case.
 */
export function openForeignCache(
  root: string,
  { believed = true }: { readonly believed?: boolean } = {},
): ForeignCache | undefined {
  const folder = cacheFolder(root);
  if (folder === undefined) return undefined;
  const file = join(folder, name);
  const before = believed ? read(file) : undefined;
  return {
    get: (hash) => checked(before?.get(hash)),
    save: (summaries) => {
      const isSame =
        before?.size === summaries.size && [...summaries.keys()].every((key) => before.has(key));
      if (isSame) return;
      const kept: Kept = [...summaries];
      const text = JSON.stringify(kept);
      writeCache(file, `${headOf(text)}${text}`);
    },
  };
}

/** What the last build of a project has kept, if anything; nothing is written. */
export function readForeignCache(root: string): KnownForeign | undefined {
  const folder = cacheFolder(root);
  const known = folder === undefined ? undefined : read(join(folder, name));
  return known === undefined || known.size === 0
    ? undefined
    : { get: (hash) => checked(known.get(hash)) };
}

/** The first line: the version that wrote the cache, and a hash that reveals damage to the rest. */
function headOf(text: string): string {
  return `"${version} ${sha256(text)}"\n`;
}

function read(file: string): ReadonlyMap<string, unknown> {
  if (!existsSync(file)) return new Map();
  try {
    const whole = readText(file);
    const text = whole.slice(whole.indexOf("\n") + 1);
    if (!whole.startsWith(headOf(text))) return new Map();
    return new Map(JSON.parse(text) as [string, unknown][]);
  } catch {
    return new Map();
  }
}

function checked(summary: unknown): ForeignSummary | undefined {
  return isForeignSummary(summary) ? summary : undefined;
}
