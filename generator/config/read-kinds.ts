/** The kinds of a project, as its configuration has them. Only what needs kinds loads this module, which is large. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { mergedPlaces } from "../kinds/dialects.ts";
import type { Kinds } from "../kinds/kinds.ts";
import { projectKinds } from "../kinds/project-kinds.ts";
import type { PackDirectory } from "../read/pack-directory.ts";
import type { ConfigFile } from "./config-file.ts";
import type { Configuration } from "./configuration.ts";
import type { ProjectSearch } from "./named-files.ts";
import { externalOf, readDialect } from "./own-dialect.ts";
import { readOwnKinds } from "./own-kinds.ts";
import { readPlaces, reportIgnoredPlaces } from "./places.ts";

export interface ReadKinds {
  readonly kinds: Kinds;
  /** Absolute paths of the schemas of own kinds, which are no content. */
  readonly files: ReadonlySet<string>;
}

/**
 * Reads their schemas; what is wrong with any of them is added to `problems`.
 * @param key what they are made of, if no file and nothing that can be wrong
 */
export async function readKinds(
  { kinds, dialect = "spec", rules, places }: Configuration,
  key: string | undefined,
  packs: readonly PackDirectory[],
  owner: ConfigFile | undefined,
  search: ProjectSearch,
  problems: Diagnostic[],
): Promise<ReadKinds> {
  const own = await readOwnKinds(kinds, externalOf(dialect), packs, owner, search, problems);
  const read = readDialect(dialect, own.names, search, problems);
  const configured = readPlaces(places, own, read, search);
  const data = {
    ...read,
    rules: { ...read.rules, ...rules },
    places: mergedPlaces(read.places, configured),
  };
  const made = projectKinds(data, own, key);
  reportIgnoredPlaces(configured, made, search);
  return { kinds: made, files: own.files };
}
