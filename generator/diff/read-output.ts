/**
 * Reads the records from the output of a build. The manifest lists the modules and their hashes; the records themselves
 * are read by running the tables, which is the one way that works for both shapes of the output. So the manifest needs
 * to contain nothing for comparisons, and its modules are run only if they are the ones it lists.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "../build/manifest.ts";
import type { ConfigFile } from "../config/config-file.ts";
import { runModule } from "../config/run-module.ts";
import { readBytes } from "../disk/read-bytes.ts";
import { sha256 } from "../disk/sha256.ts";
import type { JsonObject } from "../model/json.ts";
import { kindNames } from "../model/kind-names.ts";
import { bySubject } from "./content-of.ts";
import type { Side } from "./side.ts";

interface TableLike {
  readonly ids: () => readonly string[];
  readonly get: (id: string) => JsonObject;
}

interface ListLike {
  readonly all: () => readonly JsonObject[];
}

/** @param owner The configuration whose output folder it is. */
export async function readOutput(
  folder: string,
  { outputs }: Manifest,
  owner: ConfigFile,
): Promise<Side> {
  for (const { path, sha256: hash } of outputs) {
    const file = join(folder, path);
    if (!existsSync(file) || sha256(readBytes(file)) !== hash) {
      return { unknown: `module "${path}" is not the one that the manifest lists; build again` };
    }
  }
  // What generated modules import: they are given the one that belongs to this very defwright.
  const tables: unknown = await import("defwright/runtime/tables");
  const virtualModules = { "defwright/runtime/tables": tables };
  const content = new Map<string, ReadonlyMap<string, JsonObject>>();
  for (const kind of kindNames) {
    if (!outputs.some(({ path }) => path === `${kind}.ts`)) continue;
    const module = await runModule(join(folder, `${kind}.ts`), owner, { virtualModules });
    for (const exported of Object.values(module)) {
      if (isTable(exported)) {
        content.set(kind, new Map(exported.ids().map((id) => [id, exported.get(id)])));
      } else if (isList(exported)) content.set(kind, bySubject(kind, exported.all()));
    }
  }
  return { content };
}

function isTable(value: unknown): value is TableLike {
  return typeof value === "object" && value !== null && "ids" in value && "get" in value;
}

function isList(value: unknown): value is ListLike {
  return typeof value === "object" && value !== null && "all" in value;
}
