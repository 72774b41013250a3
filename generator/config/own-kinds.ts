/** Kinds of a project's own, as its configuration and its packs name them. */
import { dirname, relative, resolve, sep } from "node:path";
import { displayPath } from "../disk/display-path.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import {
  readKindSchemas,
  type SchemaFolder,
  type WrittenKind,
} from "../kinds/own/read-kind-schemas.ts";
import type { OwnKinds } from "../kinds/project-kinds.ts";
import { writtenKindsOf } from "../packs/kinds-in-mod.ts";
import type { PackDirectory } from "../read/pack-directory.ts";
import type { ConfigFile } from "./config-file.ts";
import type { Configuration } from "./configuration.ts";
import { readKindModule } from "./kind-module.ts";
import { readNamedFile, type ProjectSearch } from "./named-files.ts";
import { isRemark } from "../json/remark.ts";

export interface FoundKinds extends OwnKinds {
  readonly names: readonly string[];
  /** Absolute paths of their schemas, which are no content. */
  readonly files: ReadonlySet<string>;
}

/**
 * Reads the schemas of the kinds; what is wrong with any of them is added to `problems`.
 * @param external kinds that schemas may refer to besides those that are built in
 */
export async function readOwnKinds(
  configured: Configuration["kinds"] = {},
  external: readonly string[],
  packs: readonly PackDirectory[],
  owner: ConfigFile | undefined,
  search: ProjectSearch,
  problems: Diagnostic[],
): Promise<FoundKinds> {
  const texts: string[] = [];
  const files = new Set<string>();
  const { source } = search;
  const within = (bounds: Partial<ProjectSearch>): SchemaFolder =>
    schemaFolder({ ...search, ...bounds }, texts, files);
  const written: WrittenKind[] = [];
  for (const [name, own] of Object.entries(configured)) {
    if (isRemark(name)) continue;
    if (typeof own !== "string") written.push({ name, ...own, source, folder: within({}) });
    else if (own.endsWith(".json")) {
      const [where, found] = [`kinds.${name}`, JSON.stringify(own)];
      const expected = [`{ "schema": ${found} }`, "the path of a module"];
      const span = source.locate(["kinds", name], "value");
      search.report("configuration-value", span, { where, found, expected, suggestion: undefined });
    } else {
      const code = await readKindModule(name, own, owner, search, texts, problems);
      const folder = within({ folder: dirname(code?.file ?? search.folder) });
      const { types, schema } = code?.module ?? {};
      written.push({ name, types, schema, source, folder, ...(code && { code }) });
    }
  }
  for (const { directory, mod } of packs) {
    const bounds = { folder: directory, root: directory, roots: [], within: directory };
    if (mod) written.push(...writtenKindsOf(mod, within(bounds)));
  }
  const { kinds, names, words } = readKindSchemas(written, external, problems);
  return { kinds, key: kinds.length > 0 ? JSON.stringify([words, texts]) : "", files, names };
}

/**
 * The files that a configuration, or a pack, may name.
 * @param texts receives those of the files
 * @param files receives their absolute paths, whether or not they exist
 */
export function schemaFolder(
  search: ProjectSearch,
  texts: string[],
  files: Set<string>,
): SchemaFolder {
  const { root, folder, workingDirectory } = search;
  return {
    pathOf: (written) => relative(root, resolve(folder, written)).split(sep).join("/"),
    display: (path) => displayPath(resolve(root, path), workingDirectory),
    read: (path) => {
      const file = resolve(root, path);
      search.files.add(file);
      files.add(file);
      const read = readNamedFile(file, search);
      if (!("text" in read)) return undefined;
      texts.push(read.text);
      return read.text;
    },
  };
}
