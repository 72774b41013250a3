/**
 * Location of the schema of a project's content: beside the configuration, which is the same place whether packages are
 * hoisted, stored in an archive or part of a monorepo. Loads nothing of the compiler.
 */
import { lstatSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { configurationNames } from "../config/config-file.ts";
import type { FoundSettings } from "../config/settings.ts";

/** Contains a `.gitignore` that keeps it out of Git. */
const folderName = ".defwright";

type SchemaProject = Pick<FoundSettings, "root" | "configFile">;

/** Absolute path; `undefined` without a configuration file: then there is no project that an editor could know. */
export function schemaFile({ root, configFile }: SchemaProject): string | undefined {
  if (configFile === undefined) return undefined;
  const name = basename(configFile);
  const usual = (configurationNames as readonly string[]).includes(name);
  const own = usual ? "content" : basename(name, extname(name));
  return join(root, folderName, `${own}.schema.json`);
}

/** Whether nothing needs to be written: the schema exists, or there is somebody else's link or file in its place. */
export function schemaStands(project: SchemaProject): boolean {
  const file = schemaFile(project);
  return file === undefined || isForeign(project) || isFile(file);
}

/** Whether something other than a folder is in its place; a link would lead to what is not this project's. */
export function isForeign({ root }: SchemaProject): boolean {
  return lstatSync(join(root, folderName), { throwIfNoEntry: false })?.isDirectory() === false;
}

export function isFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
