/**
 * Where the schema of a project's content stands: beside the configuration, which is the same place whether packages
 * are hoisted, stand in an archive or belong to a monorepo. Loads nothing of the compiler.
 */
import { lstatSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { configurationNames } from "../config/find-config.ts";
import type { Settings } from "../config/settings.ts";

/** Keeps itself out of Git. */
const folderName = ".defwright";

export type SchemaProject = Pick<Settings, "root" | "configFile">;

/** Absolute; `undefined` without a configuration file: there is no project then that an editor could know. */
export function schemaFile({ root, configFile }: SchemaProject): string | undefined {
  if (configFile === undefined) return undefined;
  const name = basename(configFile);
  const usual = (configurationNames as readonly string[]).includes(name);
  const own = usual ? "content" : basename(name, extname(name));
  return join(root, folderName, `${own}.schema.json`);
}

/** Whether nothing is to be written: the schema stands there, or somebody else's link or file does. */
export function schemaStands(project: SchemaProject): boolean {
  const file = schemaFile(project);
  return file === undefined || isForeign(project) || isFile(file);
}

/** A link in the folder's place leads to what is not this project's. */
export function isForeign({ root }: SchemaProject): boolean {
  return lstatSync(join(root, folderName), { throwIfNoEntry: false })?.isDirectory() === false;
}

export function isFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
