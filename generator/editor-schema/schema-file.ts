/** The schema of a project's content on disk, with the ids that exist. One that cannot be written is no reason to fail. */
import { closeSync, openSync, readSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Compilation } from "../compile.ts";
import { sha256 } from "../disk/sha256.ts";
import { version } from "../disk/version.ts";
import { writeCache } from "../disk/write-cache.ts";
import { contentSchema } from "./content-schema.ts";
import { liveIds, sourcesOfIds, type LiveIds } from "./live-ids.ts";
import { isFile, isForeign, schemaFile, schemaStands, type SchemaProject } from "./schema-place.ts";

/** What the ids of the schema that a session wrote last were made of. */
export interface SchemaMemory {
  sources?: readonly unknown[];
}

/** Writes the schema where there is none, without ids: for editors that are set up before the first build. */
export function beginSchema(project: SchemaProject): void {
  const file = schemaFile(project);
  if (file !== undefined && !schemaStands(project)) write(file, undefined);
}

/** Brings the schema to the ids of the content; while these are what the session wrote last, nothing is written or read. */
export function keepSchema(
  project: SchemaProject,
  compilation: Pick<Compilation, "layers" | "known" | "model">,
  memory: SchemaMemory = {},
): void {
  const file = schemaFile(project);
  if (file === undefined || isForeign(project)) return;
  const { sources } = memory;
  if (sources && holdsJust(sources, sourcesOfIds(compilation)) && isFile(file)) return;
  memory.sources = [...sourcesOfIds(compilation)];
  const ids = liveIds(compilation);
  if (!headOf(file).includes(markOf(ids))) write(file, ids);
}

function holdsJust(list: readonly unknown[], others: Iterable<unknown>): boolean {
  let at = 0;
  for (const other of others) if (list[at++] !== other) return false;
  return at === list.length;
}

function write(file: string, ids: LiveIds | undefined): void {
  const ignore = join(dirname(file), ".gitignore");
  if (!isFile(ignore)) writeCache(ignore, "*\n");
  // The mark comes first, so that a look at the head tells whether the file is current.
  const schema = { $comment: markOf(ids), ...contentSchema(ids) };
  writeCache(file, `${JSON.stringify(schema)}\n`);
}

function markOf(ids: LiveIds | undefined): string {
  const what = ids ? sha256(JSON.stringify([...ids])) : "no ids";
  return `written by defwright ${version} (${what})`;
}

/** Bytes that hold the mark. */
const headLength = 200;

function headOf(path: string): string {
  if (!isFile(path)) return "";
  const head = Buffer.alloc(headLength);
  const file = openSync(path, "r");
  try {
    return head.toString("utf8", 0, readSync(file, head));
  } finally {
    closeSync(file);
  }
}
