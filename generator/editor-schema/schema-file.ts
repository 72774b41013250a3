/** The schema file of a project's content, with the existing ids. Failing to write it is not an error. */
import { closeSync, openSync, readSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Compilation } from "../compile.ts";
import { sha256 } from "../disk/sha256.ts";
import { version } from "../disk/version.ts";
import { isSameList } from "../model/memo.ts";
import { writeCache } from "../disk/write-whole.ts";
import { contentSchema } from "./content-schema.ts";
import { liveIds, sourcesOfIds, type LiveIds } from "./live-ids.ts";
import type { Settings } from "../config/settings.ts";
import { isFile, isForeign, schemaFile, schemaStands } from "./schema-place.ts";

type SchemaProject = Pick<Settings, "root" | "configFile" | "kinds">;

/** The sources of the ids in the schema that a session last wrote. */
export interface SchemaMemory {
  sources?: ReturnType<typeof sourcesOfIds>;
}

/** Writes the schema without ids if there is none, for editors that are set up before the first build. */
export function beginSchema(project: SchemaProject): void {
  const file = schemaFile(project);
  if (file !== undefined && !schemaStands(project)) write(project, file, undefined);
}

/**
 * Updates the schema to the ids of the content; while these are what the session last wrote, nothing is written or
 * read. Content with errors may lack some of its ids: these take the place of none, but not of those of good content.
 */
export function keepSchema(
  project: SchemaProject,
  compilation: Pick<Compilation, "failed" | "layers" | "known" | "model">,
  memory: SchemaMemory = {},
): void {
  const file = schemaFile(project);
  if (file === undefined || isForeign(project)) return;
  if (compilation.failed && isFile(file) && !headOf(file).includes(withoutIds)) return;
  const sources = sourcesOfIds(compilation);
  const stays = sources.every((list, at) => isSameList(memory.sources?.[at] ?? [], list));
  if (memory.sources && stays && isFile(file)) return;
  memory.sources = sources;
  const ids = liveIds(compilation);
  if (!headOf(file).includes(markOf(project, ids))) write(project, file, ids);
}

/** How the schema file begins; empty if there is none. */
export function schemaHead(project: SchemaProject): string {
  const file = schemaFile(project);
  return file === undefined ? "" : headOf(file);
}

function write(project: SchemaProject, file: string, ids: LiveIds | undefined): void {
  const ignore = join(dirname(file), ".gitignore");
  if (!isFile(ignore)) writeCache(ignore, "*\n");
  // The mark comes first, so that the start of the file shows whether it is current.
  const schema = { $comment: markOf(project, ids), ...contentSchema(project.kinds, ids) };
  writeCache(file, `${JSON.stringify(schema)}\n`);
}

const withoutIds = "no ids";

function markOf({ kinds }: SchemaProject, ids: LiveIds | undefined): string {
  const what = ids ? sha256(kinds.key + JSON.stringify([...ids])) : withoutIds;
  return `written by defwright ${version} (${what})`;
}

/** Number of leading bytes that contain the mark. */
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
