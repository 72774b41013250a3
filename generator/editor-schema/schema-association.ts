/** Determines which files of a folder an editor checks with which schema. */
import { dirname, relative, sep } from "node:path";
import { loadSettings } from "../config/load-config.ts";
import type { Settings } from "../config/settings.ts";
import { contains } from "../disk/real-path.ts";
import { beginSchema } from "./schema-file.ts";
import { schemaFile } from "./schema-place.ts";

/** An entry of the setting "json.schemas" in VS Code and similar editors. */
export interface SchemaAssociation {
  /** Patterns relative to the folder that the editor opens, starting with "/"; "!" excludes files again. */
  readonly fileMatch: readonly string[];
  /** Path relative to the same folder; the file exists. */
  readonly url: string;
}

/**
 * How an editor that opens `folder` finds the schema of the project in `project`; both are absolute paths. Writes the
 * schema if there is none yet, so that the path is valid.
 * @returns "unreadable" if the configuration is, "elsewhere" if no content is below the folder
 */
export async function associateSchema(
  project: string,
  folder: string = project,
): Promise<SchemaAssociation | "unreadable" | "elsewhere"> {
  const { settings } = await loadSettings({ workingDirectory: project });
  if (!settings) return "unreadable";
  return schemaAssociation(settings, folder) ?? "elsewhere";
}

function schemaAssociation(settings: Settings, folder: string): SchemaAssociation | undefined {
  const file = schemaFile(settings);
  if (file === undefined || !contains(folder, file)) return undefined;
  const below = (path: string): string => relative(folder, path).split(sep).join("/");
  const folders = contentFolders(settings).filter((each) => contains(folder, each));
  if (folders.length === 0) return undefined;
  // Lists of known ids and the configuration itself are not definitions.
  const others = (settings.decidedBy?.files ?? []).filter((each) =>
    folders.some((content) => contains(content, each)),
  );
  beginSchema(settings);
  return {
    fileMatch: [
      ...folders.map((each) => (each === folder ? "/**/*.json" : `/${below(each)}/**/*.json`)),
      ...others.map((each) => `!/${below(each)}`),
    ],
    url: `./${below(file)}`,
  };
}

/** Folders of packs; for packs named by a pattern, the folder that contains them, so that later packs are included. */
function contentFolders({ root, packs, decidedBy }: Settings): readonly string[] {
  const expanded = (decidedBy?.folders ?? []).filter((each) => each !== root);
  const folders = packs.map(({ directory }) =>
    expanded.includes(dirname(directory)) ? dirname(directory) : directory,
  );
  return [...new Set(folders)].filter(
    (each) => !folders.some((other) => other !== each && contains(other, each)),
  );
}
